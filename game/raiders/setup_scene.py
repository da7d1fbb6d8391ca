"""The set-up of a game: mode, seats and options; then the characters are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cabinet.gate import Gate
from game.cabinet.particles import Particles
from game.cabinet.pieces import backdrop, piece
from game.cabinet.scene import Pop, Replace
from game.cabinet.text import draw_text
from game.cabinet.widgets import COLUMN_CENTRES, button, legend, plaque, put
from game.raiders import aloud
from game.raiders.session import PERSON
from game.raiders.setup_choice import MODES, OPEN, Choice
from game.raiders.setup_deal import Deal, Draft, first_view
from game.raiders.setup_draft import UNDO, Places, after, draw_heroes
from game.raiders.setup_options import mode_words, option_texts, useful_options
from game.raiders.setup_pedestals import (
    Pedestal,
    arrow_places,
    draw_duel_niche,
    draw_pedestal,
    draw_solo_niches,
)
from game.raiders.setup_places import OPTIONS, SEATS, TABS, hit, nearest, places
from game.raiders.setup_seats import HOST, Guests

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cabinet.context import Context
    from game.cabinet.devices import Device
    from game.cabinet.input import Press
    from game.cabinet.scene import Change, Scene
    from game.raiders.play import LastParty
    from game.raiders.rules.view import SeatView
    from game.raiders.session import GameSetup

_HERO, _BACK, _START = 2, 3, 4
_ICONS = {"standard": "people", "tactical": "map", "duo": "duel", "solo": "solo"}
_AT_EASE = 60.0  # seconds: long after any cheer
_STEPS = {"left": -1, "right": 1}
_ROWS = {"up": -1, "down": 1}


class SetupScene:
    """Chooses a :class:`GameSetup`, deals, and goes on to the scene that ``start`` makes of it."""

    music = "title"

    def __init__(
        self, context: Context, start: Callable[[GameSetup], Scene], last: LastParty
    ) -> None:
        """Open on what was chosen the ``last`` time, the start button in focus."""
        self._context = context
        self._start = start
        self._row, self._column = OPTIONS, _START
        self._clock = 0.0
        self._deal: Deal | None = None
        self._draft: Draft | None = None
        self._sparks = Particles()
        self._gate = Gate(context)
        self._guests = Guests(context, last)
        self.choice = self._guests.welcome()
        title = context.locale.say("setup.title").capitalize()
        context.voice.say(f"{title}. {mode_words(context.locale, self.choice.mode)}", printed="")

    # ------------------------------------------------------------------ presses
    def on_press(self, press: Press) -> Change | None:
        """Keys move between tabs, seats and options; confirm and clicks change what they hit."""
        if not press.down or self._gate.falling:
            return None
        if self._deal:
            self._hurry(press)
        elif self._draft:
            self._pick(self._draft, press)
        else:
            return self._hear_keys(press) if press.at is None else self._hear_mouse(press)
        return None

    def _hear_keys(self, press: Press) -> Change | None:
        if guests := self._guests.hears(press, self.choice):
            self.choice = guests
            self._context.audio.play("confirm")
            return None
        if press.button == "back":
            return None if self._guests.onlooker(press) else self._go_back()
        if press.button == "menu":
            self._row, self._column = OPTIONS, _START
        if press.button in _ROWS:
            self._move_row(_ROWS[press.button])
        if press.button in _STEPS:
            self._move_column(_STEPS[press.button], press)
        return self._act(1, press) if press.button == "confirm" else None

    @property
    def focus_box(self) -> pygame.Rect:
        """What is chosen, and all from there to the options, lest those be half covered."""
        return self.places(self._row)[self._column].union(self.places(OPTIONS)[_START])

    @property
    def spoken(self) -> str:
        """The mode, seat or option in focus; while characters are dealt, that they are."""
        locale, choice = self._context.locale, self.choice
        if self._deal or self._draft:
            turn = self._draft.turn if self._draft else None
            return f"{self._hero(turn)} {self._about()}".strip()
        if self._row == TABS:
            return mode_words(locale, choice.mode)
        if self._row == SEATS:
            player = self._guests.player(self._column, choice, joins=True)
            hero = f". {self._hero(0)}" if choice.mode == "solo" else ""
            return f"{locale.say('setup.seat', n=self._column + 1)}: {player.word}{hero}"
        return option_texts(self._context.locale, self.choice)[self._column]

    def _go_back(self) -> Change | None:
        self._guests.close(self.choice)
        return self._gate.fall(Pop)

    def _hurry(self, press: Press) -> None:
        """While the characters are dealt, a press shows them all, a second one begins; or back."""
        deal = self._deal
        if press.button in {"back", "context"}:
            self._deal = None
            self._draft = self._draft.undone() if self._draft else None
        elif deal and press.button in {"confirm", "click", "hurry"}:
            deal.hurry()

    def _pick(self, draft: Draft, press: Press) -> None:
        """The seat in turn looks along the free characters and takes one; back undoes."""
        assert draft.turn is not None
        seat = self.choice.place(draft.turn)
        if press.button not in UNDO and not self._guests.may_choose(press, seat):
            return
        places = Places(
            self.places(OPTIONS), self.places(SEATS)[seat], arrow_places(self.choice.columns[seat])
        )
        self._draft = drafted = after(draft, press, places)
        if drafted and len(drafted.picks) > len(draft.picks):
            self._reveal(draft.turn)
        elif drafted != draft:
            self._context.audio.play("focus")
        if drafted and drafted.turn is None:
            self._deal = Deal(drafted.drafted(), drafted.people)

    def _hear_mouse(self, press: Press) -> Change | None:
        there = hit(self.choice, press.at) if press.at else None
        if there and press.button in {"point", "click", "context"}:
            self._row, self._column = there
        if press.button == "click":
            solo, at = self.choice.mode == "solo", press.at or (0, 0)
            back = solo and arrow_places(2)[0].collidepoint(at)
            return self._act(-1 if back else 1, press) if there else None
        if press.button == "context":
            return self._act(-1, press) if there and there[0] == SEATS else self._go_back()
        return None

    def places(self, row: int) -> list[pygame.Rect]:
        """What can be pointed at: 0 the tabs, 1 the seats, 2 the options."""
        return places(self.choice, row)

    def _move_row(self, step: int) -> None:
        """To the row above or below; at the edge it stays."""
        target = max(TABS, min(OPTIONS, self._row + step))
        if target == self._row:
            return
        self._column = nearest(self.choice, self.focus_box, target)
        self._row = target
        if target == TABS:
            self._column = MODES.index(self.choice.mode)
        self._context.audio.play("focus")

    def _move_column(self, step: int, press: Press) -> None:
        """Along the row, to its ends; along the tabs the mode changes at once."""
        self._context.audio.play("focus")
        if self._row == TABS:
            self._take(self.choice.with_mode(step), press)
            self._column = MODES.index(self.choice.mode)
        elif self._row == SEATS and self.choice.mode == "solo":
            self._take(self.choice.with_hero(step), press)
        else:
            self._column = max(0, min(len(self.places(self._row)) - 1, self._column + step))

    def _take(self, choice: Choice, press: Press) -> None:
        self.choice = self._guests.follow(self.choice, choice, press.device)

    def _act(self, step: int, press: Press) -> Change | None:
        """Do what the focus stands on; from the mode that is chosen already go on to start."""
        self._context.audio.play("confirm")
        if self._row == OPTIONS:
            return self._act_on_option(step, press)
        if self._row == SEATS and self._guests.theirs(press, self._column):
            return None
        choice = self.choice
        if self._row == TABS and self._column == MODES.index(choice.mode):
            self._row, self._column = OPTIONS, _START
        elif self._row == TABS:
            choice = choice.with_mode(self._column - MODES.index(choice.mode))
        elif choice.mode == "solo":
            choice = choice.with_hero(step)
        else:
            choice = choice.with_seat(self._column, step)
        self._take(choice, press)
        return None

    def _act_on_option(self, step: int, press: Press) -> Change | None:
        choice, solo = self.choice, self.choice.mode == "solo"
        if self._column == _BACK:
            return self._go_back()
        if self._column == _START:
            self._begin_deal(press)
        elif self._column == 0:
            self._take(choice.with_health(step) if solo else choice.with_players(step), press)
        elif self._column == _HERO:
            self._take(choice.with_hero(step) if solo else choice.with_draft(), press)
        else:
            self._take(choice.with_finale() if solo else choice.with_bots(step), press)
        return None

    def _begin_deal(self, press: Press) -> None:
        """The same deal that the game will make of this seed, or the draft before it."""
        if self.choice.missing or self._guests.settling or self._guests.waits(press):
            self._context.audio.play("refuse")
            return
        setup = self.choice.setup(self._context.new_seed())
        if self.choice.mode == "solo":
            self._deal = Deal(setup, (0,))
        elif self.choice.draft and PERSON in setup.seats:
            self._draft = Draft(setup)
        else:
            self._deal = Deal(setup)

    # ------------------------------------------------------------------ time
    def update(self, seconds: float) -> Change | None:
        """Torches burn; dealt characters turn up one by one, and then the game begins."""
        if not (self._deal or self._draft):
            self.choice = self._guests.gone(self.choice)
        self._clock += seconds
        self._guests.step(seconds)
        self._sparks.step(seconds)
        change = self._gate.update(seconds)
        if change or not self._deal or self._gate.falling:
            return change
        before = self._deal.up
        self._deal.clock += seconds * self._context.settings.speed
        for seat in self._deal.up:
            if seat not in before:
                self._reveal(seat)
        if not self._deal.over:
            return None
        setup = self._deal.setup
        self._guests.start(self.choice)
        return self._gate.fall(lambda: Replace(self._start(setup)))

    def _reveal(self, seat: int) -> None:
        """Sparks round a character just turned up, and its name."""
        self._context.audio.play("card")
        if self._deal:
            self._context.voice.say(self._hero(seat))
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
        for k, (mode, place) in enumerate(zip(MODES, self.places(TABS), strict=True)):
            state = self._state(TABS, k)
            tab = button(
                place.w, say(f"mode.{mode}.name"), state, place.h,
                icon=_ICONS[mode], selected=mode == self.choice.mode,
            )  # fmt: skip
            canvas.blit(tab, place)
        colour = "accent" if self._guests.note else "soft"
        draw_text(canvas, self._about(), (320, 71), "small", colour, 0.5, width=620)

    def _about(self) -> str:
        """What goes on: the draft, the deal, or else what the mode is like."""
        say = self._context.locale.say
        if self._deal:
            known = len(self._deal.known) == len(self._deal.setup.seats)
            return say("setup.go" if known else "setup.dealing")
        if self._draft and self._draft.turn is not None:
            return say("setup.choosing", n=self.choice.place(self._draft.turn) + 1)
        return self._guests.note or say(f"mode.{self.choice.mode}.about")

    def _hero(self, seat: int | None) -> str:
        """The character that is shown for a seat, in words."""
        seen = None if seat is None else self._seen(seat)
        return aloud.hero(self._context.locale, seen, self.choice.life) if seen else ""

    def _state(self, row: int, column: int) -> str:
        if self._deal or self._draft:
            return "normal"
        return "focus" if (self._row, self._column) == (row, column) else "normal"

    def _pedestals(self) -> list[Pedestal]:
        """What each seat's niche shows now."""
        choice, deal = self.choice, self._deal
        taken = choice.taken_columns()
        pedestals = []
        for k, (column, kind) in enumerate(zip(choice.columns, choice.seats, strict=True)):
            seat = taken.index(column) if column in taken else None
            pedestals.append(
                Pedestal(
                    column,
                    k + 1,
                    None if kind == OPEN else kind,
                    focus=self._in_focus(k, seat),
                    dealt=None if seat is None else self._seen(seat),
                    since=deal.since(seat) if deal and seat is not None else _AT_EASE,
                    spinning=deal is not None,
                    player=self._guests.player(k, choice, joins=not (deal or self._draft)),
                    choosing=self._chooses(seat),
                    life=choice.life,
                )
            )
        return pedestals

    def _seen(self, seat: int) -> SeatView | None:
        """The seat with its character, once that is known."""
        deal, draft = self._deal, self._draft
        if deal:
            return deal.view.seats[seat] if seat in deal.up else None
        if draft:
            return first_view(draft.drafted()).seats[seat] if draft.shown(seat) else None
        return first_view(self.choice.setup(0)).seats[0] if self.choice.mode == "solo" else None

    def _in_focus(self, place: int, seat: int | None) -> bool:
        """Whether a plate is framed: the seat in turn of a draft, or the one in focus."""
        return bool(self._draft and self._chooses(seat)) or self._state(SEATS, place) == "focus"

    def _chooses(self, seat: int | None) -> bool:
        """Whether a character can be chosen in this niche now."""
        if self._deal or seat is None:
            return False
        return self._draft.turn == seat if self._draft else self.choice.mode == "solo"

    def _draw_options(self, canvas: pygame.Surface) -> None:
        if self._draft and not self._deal:
            draw_heroes(canvas, self._context.locale, self._draft, self.places(OPTIONS))
            return
        texts = option_texts(self._context.locale, self.choice)
        useful = useful_options(self.choice)
        for k, (text, place) in enumerate(zip(texts, self.places(OPTIONS), strict=True)):
            state = self._state(OPTIONS, k)
            if self._deal or (state == "normal" and not useful[k]):
                state = "disabled"
            canvas.blit(button(place.w, text, state, place.h), place)

    def _draw_prompts(self, canvas: pygame.Surface) -> None:
        context, say = self._context, self._context.locale.say
        device = self._asked
        accept = (context.glyph("confirm", device),), say(self._prompt_key())
        choose = context.arrows(device), say("menu.prompt.choose")
        back = (context.glyph("back", device),), say(self._back_key())
        prompts = (accept,) if self._deal else (choose, accept, back)
        canvas.blit(legend(632, prompts), (4, 345))

    @property
    def _asked(self) -> Device:
        """The device whose buttons are shown: whose turn it is in a draft, else the last used."""
        turn = self._draft.turn if self._draft else None
        own = None if turn is None else self._guests.device(self.choice.place(turn))
        return own or self._context.seats.last

    def _prompt_key(self) -> str:
        if self._deal:
            return "setup.go_on"
        if self._draft or self._row == TABS or (self._row == OPTIONS and self._column >= _BACK):
            return "menu.prompt.accept"
        return "menu.prompt.change"

    def _back_key(self) -> str:
        """Back leaves a guest's seat, and for whoever opened it the screen."""
        guest = self._context.seats.owner(self._asked) not in {None, HOST}
        return "menu.prompt.up" if guest and not self._draft else "menu.prompt.back"
