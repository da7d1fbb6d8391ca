"""Seats change hands at a real table, through real SDL events, and play goes on every time."""

import random

import pygame
import pytest
from pads import NINTENDO, PLAIN, tap_pad
from playing import tap
from test_couch import FRAME, press_card, sit, till_asked

from game.cabinet.chairs import AwayScene, ChairsScene
from game.cabinet.devices import KEYBOARD, Device
from game.cabinet.menu import Confirm

DOWN, ENTER, ESCAPE, MENU = pygame.K_DOWN, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_F10
KEYS = {
    "keyboard": {
        "up": "up",
        "down": "down",
        "left": "left",
        "right": "right",
        "yes": "return",
        "back": "escape",
    },
    "left": {"up": "w", "down": "s", "left": "a", "right": "d", "yes": "e", "back": "q"},
    "right": {"up": "i", "down": "k", "left": "j", "right": "l", "yes": "o", "back": "u"},
}
PAD = {
    "up": "dpup",
    "down": "dpdown",
    "left": "dpleft",
    "right": "dpright",
    "yes": "a",
    "back": "b",
}


class Sofa:
    """A table with the people before it: the pads that they hold, and what they do.

    Who does something is a number of a pad, in the order they were first plugged in, or a name:
    keyboard, left, right.
    """

    def __init__(self, plug, models, seats, devices):
        self.plug = plug
        self.app, pads = sit(plug, "standard", seats, devices)
        self.models = models
        self.pads = {}
        for seat, pad in pads.items():
            pad.unplug()
            self.app.context.seats.leave(seat)
        self.app.frame(FRAME)
        for seat, model in enumerate(models):
            self.pads[seat] = plug(model=model)
            self.app.frame(FRAME)
            if seat in pads:
                self.app.context.seats.join(self.device(seat), seat)
        self.table = self.app.stack.top
        self.settle()

    @property
    def seats(self):
        return self.app.context.seats

    def device(self, who):
        return Device("pad", self.pads[who].number) if who in self.pads else Device(who)

    def players(self):
        return [self.seats.device(seat) for seat in range(len(self.table.chairs()))]

    def press(self, who, *names):
        for name in names:
            if who in self.pads:
                tap_pad(self.app, self.pads[who], PAD[name], frame=FRAME)
            else:
                tap(self.app, pygame.key.key_code(KEYS[who][name]))

    def settle(self):
        for _ in range(400):
            self.app.frame(FRAME)
            if self.app.stack.top is not self.table or not self.table.busy:
                return
        raise AssertionError("the stage is never quiet")

    def drop(self, *who):
        for each in who:
            self.pads.pop(each).unplug()
        self.app.frame(FRAME)

    def bring(self, who):
        """Plug a pad in again, which is a new one for SDL."""
        self.pads[who] = self.plug(model=self.models[who])
        self.app.frame(FRAME)

    def answer(self, who, downs=0):
        """Answer the question about a lost pad, and agree to share."""
        till_asked(self.app)
        self.press(who, *["down"] * downs, "yes")
        self.agree(who)

    def agree(self, who):
        if isinstance(self.app.stack.top, Confirm):
            self.press(who, "left", "yes")
        self.app.frame(FRAME)

    def open_seats(self):
        tap(self.app, MENU, *[DOWN] * 6, ENTER)
        assert isinstance(self.app.stack.top, ChairsScene)

    def accept(self, who, seat):
        """Press accept on a seat in the list of them."""
        self.press(who, *["down"] * (seat - self.app.stack.top._focus.index))
        self.press(who, *["up"] * (self.app.stack.top._focus.index - seat))
        self.press(who, "yes")
        self.agree(who)

    def close_seats(self):
        tap(self.app, ESCAPE, ESCAPE)
        assert self.app.stack.top is self.table

    def free(self):
        """Whoever may play for people without a device of their own; the mouse does not help."""
        pads = [who for who in self.pads if self.seats.owner(self.device(who)) is None]
        return pads + ["keyboard"] * (self.seats.owner(KEYBOARD) is None)

    def check(self):
        """Everybody has a device that is there and nobody else's, or shares one."""
        own = [device for device in self.players() if device]
        assert len(set(own)) == len(own)
        assert all(not d or d.kind != "pad" or d in map(self.device, self.pads) for d in own)
        people = self.table.session.people
        assert not self.seats.missing
        assert all(self.seats.device(seat) or self.free() for seat in people)
        assert not any(self.seats.device(s) for s in range(len(self.players())) if s not in people)

    def play_a_room(self):
        """Every owed choice is made, until the party is in the next room."""
        session = self.table.session
        before = session.table.view(None).place, session.table.view(None).level
        for _ in range(600):
            view = session.table.view(None)
            if session.table.over or (view.place, view.level) != before:
                return
            self.app.frame(FRAME)
            if not self.table.busy:
                self.choose()
        raise AssertionError(f"nobody can go on: {self.players()}, {self.table.choices.drawn_to}")

    def choose(self):
        """Whoever can, chooses."""
        couch, choices = self.table.choices.couch, self.table.choices
        if choices.peek:
            self.look_away()
            return
        owing = [seat for seat in self.table.session.people if couch.owes(seat)]
        for seat in set(owing) & set(couch.private):
            self.seal(seat, self.table.session.table.legal(seat)[0])
        if choices.drawn_to in owing and couch.shared:
            self.choose_in_turn()

    def seal(self, seat, card):
        holders = {self.device(who): pad for who, pad in self.pads.items()}
        pads = {seat: holders.get(self.seats.device(seat))}
        press_card(self.app, pads, seat, card)

    def whose(self, seat):
        """Who may press for a seat: its own device, or a free one."""
        names = [*self.pads, "keyboard", "left", "right"]
        own = [who for who in names if self.seats.owner(self.device(who)) == seat]
        return (own or self.free())[0]

    def choose_in_turn(self):
        choices = self.table.choices
        who, card = (
            self.whose(choices.drawn_to),
            self.table.session.table.legal(choices.drawn_to)[0],
        )
        if choices.hand is None:
            self.press(who, "yes")
        while choices.hand and choices.hand.moves[choices.hand.focus] != card:
            self.press(who, "right")
        self.press(who, "yes")

    def look_away(self):
        """Whoever has looked by a torch has seen enough."""
        seat = self.table.choices.hand.seat
        self.press(self.whose(seat), "back")

    def dawdle(self, chance):
        """Begin to choose: one seals, lights a torch, or has the curtain drawn aside."""
        couch, choices = self.table.choices.couch, self.table.choices
        self.settle()
        private = [seat for seat in couch.private if couch.owes(seat)]
        if private and chance.random() < 0.7:
            seat = chance.choice(private)
            torch = choices.may_light(seat) and "torch" not in self.table.session.table.legal(seat)
            self.seal(seat, "torch" if torch else self.table.session.table.legal(seat)[0])
        elif choices.drawn_to is not None and choices.hand is None:
            self.press(self.whose(choices.drawn_to), "yes")
        for _ in range(chance.randrange(9)):
            self.app.frame(FRAME)


def three(plug, models=(PLAIN, PLAIN, NINTENDO), seats=("person",) * 3 + ("careful",)):
    return Sofa(plug, models, seats, ["pad" if kind == "person" else None for kind in seats])


def test_a_seat_that_was_taken_over_comes_back_and_nobody_waits_for_ever(plug):
    sofa = Sofa(plug, (PLAIN, PLAIN), ("person", "person", "careful"), ("pad", "pad", None))
    sofa.drop(1)
    sofa.answer(0)
    assert sofa.players() == [None, None, None]
    sofa.check()
    sofa.play_a_room()
    sofa.bring(1)
    sofa.open_seats()
    sofa.accept(1, 1)
    sofa.close_seats()
    assert sofa.players() == [None, sofa.device(1), None]
    sofa.check()
    sofa.play_a_room()


def test_a_bot_that_gets_its_seat_while_somebody_looks_by_a_torch_plays_on(plug):
    for seed in range(1, 60):
        app, pads = sit(plug, "standard", ("person", "person", "careful"), ("pad", "pad"), seed)
        table = app.stack.top
        while table.busy:
            app.frame(FRAME)
        if table.choices.may_light(0) and "torch" not in table.session.table.legal(0):
            break
        table.stage.close()
        app.context.pads.close()
    press_card(app, pads, 0, "torch")
    while not table.choices.peek:
        app.frame(FRAME)
    pads[1].unplug()
    till_asked(app)
    tap(app, DOWN, ENTER)
    app.frame(FRAME)
    assert app.stack.top is table
    tap_pad(app, pads[0], "b")
    for _ in range(30):
        app.frame(FRAME)
    assert 1 in table.session.table.sealed


def drop_one(sofa, chance):
    if sofa.pads:
        sofa.drop(chance.choice(list(sofa.pads)))


def drop_two(sofa, chance):
    sofa.drop(*chance.sample(list(sofa.pads), min(2, len(sofa.pads))))


def come_back(sofa, chance):
    gone = [who for who in range(len(sofa.models)) if who not in sofa.pads]
    if gone:
        who = chance.choice(gone)
        sofa.bring(who)
        if isinstance(sofa.app.stack.top, AwayScene):
            sofa.answer(who)


def change_a_seat(sofa, chance):
    """Take over, hand to a bot, take back: accept on any seat by anybody, once or twice."""
    sofa.open_seats()
    for _ in range(chance.randint(1, 2)):
        who = chance.choice([*sofa.pads, "keyboard", "left", "right"])
        sofa.accept(who, chance.randrange(len(sofa.players())))
    sofa.close_seats()


def answer_all(sofa, chance):
    """Somebody, or a bot, sees to every seat that is missing."""
    while isinstance(sofa.app.stack.top, AwayScene):
        who = chance.choice([*sofa.pads, "keyboard", "left", "right"])
        sofa.answer(who, downs=chance.choice((0, 0, 1)))


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_to_the_seats_the_next_room_can_be_played(plug, seed):
    chance = random.Random(seed)
    sofa = three(plug)
    for _ in range(9):
        sofa.dawdle(chance)
        act = chance.choice((drop_one, drop_two, come_back, change_a_seat, change_a_seat))
        act(sofa, chance)
        if act is drop_two and chance.random() < 0.5:
            come_back(sofa, chance)
        answer_all(sofa, chance)
        assert sofa.app.stack.top is sofa.table
        sofa.check()
        sofa.play_a_room()
        if sofa.table.session.table.over:
            return
