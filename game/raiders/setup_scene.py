"""The set-up of a game: mode, seats and options; then the characters are dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.cabinet.bindings import CLUSTERS, POWER
from game.cabinet.gate import Gate
from game.cabinet.particles import Particles
from game.cabinet.pieces import backdrop, piece
from game.cabinet.scene import Pop, Replace
from game.cabinet.text import draw_text
from game.cabinet.widgets import COLUMN_CENTRES, SEAT_COLUMNS, button, legend, plaque, put
from game.raiders.session import PERSON, Session
from game.raiders.setup_choice import MODES, OPEN, Choice
from game.raiders.setup_pedestals import (
    Pedestal,
    Player,
    draw_duel_niche,
    draw_pedestal,
    draw_solo_niches,
)
from game.raiders.setup_seats import Guests

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.context import Context
    from game.cabinet.input import Press
    from game.cabinet.scene import Change, Scene
    from game.raiders.rules import View
    from game.raiders.session import GameSetup

_TABS, _SEATS, _OPTIONS = 0, 1, 2
_BACK, _START = 2, 3
_ICONS = {"standard": "people", "tactical": "map", "duo": "duel", "solo": "solo"}
_ROW = tuple(4 + 160 * k for k in range(4))
_STEPS = {"left": -1, "right": 1}
_ROWS = {"up": -1, "down": 1}


@dataclass(slots=True)
class _Deal:
    """The characters being dealt: the game's first view, and seconds since it began."""

    setup: GameSetup
    view: View
    clock: float = 0.0

    FIRST = 0.7
    PAUSE = 0.35
    HOLD = 1.5

    def shown(self, seat: int) -> bool:
        """Whether this seat's character is face up."""
        return self.clock >= self.FIRST + self.PAUSE * seat

    @property
    def up(self) -> int:
        """How many characters are face up."""
        return sum(self.shown(seat) for seat in range(len(self.setup.seats)))

    @property
    def last(self) -> float:
        """When the last character is turned up."""
        return self.FIRST + self.PAUSE * (len(self.setup.seats) - 1)

    @property
    def over(self) -> bool:
        """Whether everybody has been looked at."""
        return self.clock >= self.last + self.HOLD


class SetupScene:
    """Chooses a :class:`GameSetup`, deals, and goes on to the scene that ``start`` makes of it."""

    music = "title"

    def __init__(self, context: Context, start: Callable[[GameSetup], Scene]) -> None:
        """Open on the standard game with three careful bots, the start button in focus."""
        self.choice = Choice()
        self._context = context
        self._start = start
        self._row, self._column = _OPTIONS, _START
        self._clock = 0.0
        self._deal: _Deal | None = None
        self._sparks = Particles()
        self._gate = Gate(context)
        self._guests = Guests(context)
        self._guests.welcome(self.choice)

    # ------------------------------------------------------------------ presses
    def on_press(self, press: Press) -> Change | None:
        """Keys move between tabs, seats and options; confirm and clicks change what they hit."""
        if not press.down or self._gate.falling:
            return None
        if self._deal:
            return self._hurry(press)
        if press.at is not None:
            return self._hear_mouse(press)
        guests = self._guests.joins(press, self.choice) or self._guests.leaves(press, self.choice)
        if guests:
            self.choice = guests
            self._context.audio.play("confirm")
            return None
        if press.button == "back":
            return self._go_back()
        if press.button == "menu":
            self._row, self._column = _OPTIONS, _START
        if press.button in _ROWS:
            self._move_row(_ROWS[press.button])
        if press.button in _STEPS:
            self._move_column(_STEPS[press.button])
        return self._act(1) if press.button == "confirm" else None

    @property
    def spoken(self) -> str:
        """The mode, seat or option in focus; while characters are dealt, who they are."""
        locale, choice = self._context.locale, self.choice
        if self._deal:
            known = [seat for k, seat in enumerate(self._deal.view.seats) if self._deal.shown(k)]
            names = tuple(locale.say(f"character.{seat.character}.name") for seat in known)
            return f"{locale.say('setup.dealing')} {locale.join(names)}"
        if self._row == _TABS:
            mode = f"mode.{choice.mode}"
            return f"{locale.say(f'{mode}.name')}. {locale.say(f'{mode}.about')}"
        if self._row == _SEATS:
            player = self._player(self._column, choice.seats[self._column])
            return f"{locale.say('setup.seat', n=self._column + 1)}: {player.word}"
        return self._option_texts()[self._column]

    def _go_back(self) -> Change | None:
        self._guests.close()
        return self._gate.fall(Pop)

    def _hurry(self, press: Press) -> Change | None:
        """While the characters are dealt, a press shows them all, a second one begins; or back."""
        deal = self._deal
        if press.button in {"back", "context"}:
            self._deal = None
        if not deal or press.button not in {"confirm", "click", "hurry"}:
            return None
        deal.clock = deal.last if deal.clock < deal.last else deal.last + deal.HOLD
        return None

    def _hear_mouse(self, press: Press) -> Change | None:
        hit = self._hit(press.at) if press.at else None
        if hit and press.button in {"point", "click", "context"}:
            self._row, self._column = hit
        if press.button == "click":
            return self._act(1) if hit else None
        if press.button == "context":
            return self._act(-1) if hit and hit[0] == _SEATS else self._go_back()
        return None

    def _hit(self, at: tuple[int, int]) -> tuple[int, int] | None:
        for row in (_TABS, _SEATS, _OPTIONS):
            hit = pygame.Rect(at, (1, 1)).collidelist(self.places(row))
            if hit >= 0:
                return row, hit
        return None

    def places(self, row: int) -> list[pygame.Rect]:
        """What can be pointed at: 0 the tabs, 1 the seats, 2 the options."""
        if row == _TABS:
            return [pygame.Rect(x, 40, 152, 24) for x in _ROW]
        if row == _SEATS:
            return [pygame.Rect(SEAT_COLUMNS[k], 84, 120, 234) for k in self.choice.columns]
        return [pygame.Rect(x, 322, 152, 20) for x in _ROW]

    def _move_row(self, step: int) -> None:
        """To the row above or below; at the edge it stays."""
        target = max(_TABS, min(_OPTIONS, self._row + step))
        if target == self._row:
            return
        here = self.places(self._row)[self._column].centerx
        places = self.places(target)
        self._row = target
        self._column = min(range(len(places)), key=lambda k: abs(places[k].centerx - here))
        if target == _TABS:
            self._column = MODES.index(self.choice.mode)
        self._context.audio.play("focus")

    def _move_column(self, step: int) -> None:
        """Along the row; along the tabs the mode changes at once."""
        self._context.audio.play("focus")
        if self._row == _TABS:
            self._take(self.choice.with_mode(step))
            self._column = MODES.index(self.choice.mode)
        else:
            self._column = (self._column + step) % len(self.places(self._row))

    def _take(self, choice: Choice) -> None:
        self.choice = self._guests.follow(self.choice, choice)

    def _act(self, step: int) -> Change | None:
        """Do what the focus stands on."""
        self._context.audio.play("confirm")
        if self._row == _TABS:
            self._take(self.choice.with_mode(self._column - MODES.index(self.choice.mode)))
        elif self._row == _SEATS:
            self._take(self.choice.with_seat(self._column, step))
        else:
            return self._act_on_option(step)
        return None

    def _act_on_option(self, step: int) -> Change | None:
        solo = self.choice.mode == "solo"
        if self._column == _BACK:
            return self._go_back()
        if self._column == _START:
            self._begin_deal()
        elif self._column == 0:
            self._take(self.choice.with_health(step) if solo else self.choice.with_players(step))
        else:
            self._take(self.choice.with_finale() if solo else self.choice.with_bots(step))
        return None

    def _begin_deal(self) -> None:
        """The same deal that the game will make of this seed."""
        if self.choice.missing:
            self._context.audio.play("refuse")
            return
        setup = self.choice.setup(self._context.new_seed())
        self._deal = _Deal(setup, Session.begin(setup).table.view(None))

    # ------------------------------------------------------------------ time
    def update(self, seconds: float) -> Change | None:
        """Torches burn; dealt characters turn up one by one, and then the game begins."""
        self._clock += seconds
        self._sparks.step(seconds)
        change = self._gate.update(seconds)
        if change or not self._deal or self._gate.falling:
            return change
        before = self._deal.up
        self._deal.clock += seconds * self._context.settings.speed
        for seat in range(before, self._deal.up):
            self._reveal(seat)
        if not self._deal.over:
            return None
        setup = self._deal.setup
        self._guests.start(self.choice)
        return self._gate.fall(lambda: Replace(self._start(setup)))

    def _reveal(self, seat: int) -> None:
        """Sparks round a character that has just been turned up."""
        self._context.audio.play("card")
        if not self._context.settings.reduced_motion:
            x = COLUMN_CENTRES[self.choice.taken_columns()[seat]]
            self._sparks.burst("glint", x, 180, 26, 44)

    # ------------------------------------------------------------------ picture
    def draw(self, canvas: pygame.Surface) -> None:
        """The hall with its pedestals, the tabs above and the options below."""
        say = self._context.locale.say
        canvas.blit(backdrop("setup/backdrop"), (0, 0))
        for k, x in enumerate((108, 532)):
            canvas.blit(piece(f"torch/{(int(self._clock * 10) + 2 * k) % 4}"), (x - 12, 2))
        put(canvas, plaque(say("setup.title"), w=348), (320, 6), (0.5, 0))
        self._draw_tabs(canvas)
        if self.choice.mode == "solo":
            draw_solo_niches(canvas, self._context.locale, boss_finale=self.choice.boss_finale)
        elif self.choice.mode == "duo":
            draw_duel_niche(canvas)
        for pedestal in self._pedestals():
            draw_pedestal(canvas, self._context.locale, pedestal, self._clock)
        canvas.fblits(self._sparks.blits(0, 0))
        self._draw_options(canvas)
        self._draw_prompts(canvas)
        self._gate.draw(canvas)

    def _draw_tabs(self, canvas: pygame.Surface) -> None:
        say = self._context.locale.say
        for k, (mode, place) in enumerate(zip(MODES, self.places(_TABS), strict=True)):
            state = self._state(_TABS, k)
            tab = button(
                place.w, say(f"mode.{mode}.name"), state, place.h,
                icon=_ICONS[mode], selected=mode == self.choice.mode,
            )  # fmt: skip
            canvas.blit(tab, place)
        about = say("setup.dealing") if self._deal else say(f"mode.{self.choice.mode}.about")
        draw_text(canvas, about, (320, 71), "small", "soft", 0.5, width=620)

    def _state(self, row: int, column: int) -> str:
        if self._deal:
            return "normal"
        return "focus" if (self._row, self._column) == (row, column) else "normal"

    def _pedestals(self) -> list[Pedestal]:
        """What each seat's niche shows now."""
        choice, deal = self.choice, self._deal
        taken = choice.taken_columns()
        pedestals = []
        for k, (column, kind) in enumerate(zip(choice.columns, choice.seats, strict=True)):
            seat = taken.index(column) if column in taken else None
            looked_at = seat is not None and deal is not None and deal.shown(seat)
            dealt = deal.view.seats[seat] if looked_at and deal and seat is not None else None
            since = deal.clock - deal.FIRST - deal.PAUSE * (seat or 0) if deal else 0.0
            pedestals.append(
                Pedestal(
                    column,
                    k + 1,
                    None if kind == OPEN else kind,
                    focus=self._state(_SEATS, k) == "focus",
                    dealt=dealt,
                    since=since,
                    spinning=deal is not None,
                    player=self._player(k, kind),
                )
            )
        return pedestals

    def _player(self, seat: int, kind: str) -> Player:
        """What is written on the plate of a seat."""
        context, say = self._context, self._context.locale.say
        if kind == OPEN:
            signs = [context.glyph("confirm", each) for each in self._guests.invitation()]
            return Player("", say("setup.join"), tuple(signs))
        if kind != PERSON:
            return Player("icon/bot", say(f"bot.{kind}"))
        device = self._guests.device(seat)
        if device is None:
            return Player("icon/people", say("chairs.shared"))
        icon = "icon/pad" if device.kind == "pad" else "icon/keyboard"
        cards = (context.glyph(card, device) for card in POWER)
        keys = tuple(cards) if device.kind in CLUSTERS else ()
        return Player(icon, context.device_name(device), keys)

    def _draw_options(self, canvas: pygame.Surface) -> None:
        texts = self._option_texts()
        for k, (text, place) in enumerate(zip(texts, self.places(_OPTIONS), strict=True)):
            state = self._state(_OPTIONS, k)
            if self._deal or (state == "normal" and not self._can_act(k)):
                state = "disabled"
            canvas.blit(button(place.w, text, state, place.h), place)

    def _can_act(self, option: int) -> bool:
        """Whether an option would do anything: the players of a duel are two."""
        if option == 0:
            return self.choice.mode != "duo"
        if option == 1:
            return self.choice.mode == "solo" or self.choice != self.choice.with_bots(1)
        return option != _START or not self.choice.missing

    def _option_texts(self) -> tuple[str, str, str, str]:
        say, choice = self._context.locale.say, self.choice
        start = say("setup.missing", n=choice.missing) if choice.missing else say("setup.start")
        if choice.mode == "solo":
            finale = say("menu.on" if choice.boss_finale else "menu.off")
            options = say("setup.health", n=choice.health), say("setup.finale", value=finale)
        else:
            bots = say(f"bot.{choice.bots}") if choice.bots else say("setup.mixed")
            options = say("setup.players", n=len(choice.taken)), say("setup.bots", value=bots)
        return (*options, say("setup.back"), start)

    def _draw_prompts(self, canvas: pygame.Surface) -> None:
        say = self._context.locale.say
        enter = self._context.glyph("confirm")
        if self._deal:
            prompts: tuple[tuple[tuple[str, ...], str], ...] = (((enter,), say("setup.go_on")),)
        else:
            prompts = (
                (self._context.arrows(), say("menu.prompt.choose")),
                ((enter,), say(self._prompt_key())),
                ((self._context.glyph("back"),), say("menu.prompt.back")),
            )
        canvas.blit(legend(632, prompts), (4, 345))

    def _prompt_key(self) -> str:
        if self._row == _OPTIONS and self._column >= _BACK:
            return "menu.prompt.accept"
        return "menu.prompt.change"
