"""Text: widths, wrapping, accents, and the warning when a box is too small."""

import logging

import pygame
import pytest

from game.cabinet.text import (
    Icon,
    Words,
    cap_height,
    draw_rich,
    draw_text,
    render,
    rich_width,
    text_width,
    warn_too_wide,
    wrap,
)


def test_a_line_is_as_wide_as_its_letters_and_is_drawn_once():
    assert text_width("") == 0
    assert text_width("Hero") == sum(text_width(ch) + 1 for ch in "Hero") - 1
    assert render("Hero", "bold") is render("Hero", "bold")


@pytest.mark.parametrize("style", ["small", "bold", "title", "huge"])
def test_capitals_stand_where_they_are_asked_to(style, canvas):
    canvas.fill("black")
    box = draw_text(canvas, "HEH", (20, 40), style, "white", shadow=False)
    lit = pygame.mask.from_threshold(canvas, (255, 250, 240), (2, 2, 2, 255)).get_bounding_rects()
    ink = lit[0].unionall(lit[1:])
    assert (box.top, box.height) == (ink.top, ink.height) == (40, cap_height(style))
    assert box.left == ink.left
    assert abs(box.width - ink.width) <= 1


@pytest.mark.parametrize(("align", "left"), [(0.0, 100), (0.5, 80), (1.0, 60)])
def test_lines_align(align, left, canvas):
    wide = text_width("treasure")
    box = draw_text(canvas, "treasure", (100, 10), align=align)
    assert box.left == round(100 - align * wide)
    assert (left - box.left) <= 40


def test_accents_rise_above_the_capitals():
    assert render("Ñ").get_bounding_rect().top < render("N").get_bounding_rect().top


def test_wrapping_keeps_every_word_and_the_width():
    words = "El Pícaro tiene más heridas que nadie y por eso se desmaya"
    lines = wrap(words, 120)
    assert " ".join(lines) == words
    assert all(text_width(line) <= 120 for line in lines)
    assert wrap("inconmensurablemente no", 20) == ("inconmensurablemente", "no")


def test_a_text_too_wide_for_its_place_is_logged_once_and_still_drawn(canvas, caplog):
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            draw_text(canvas, "far too wide", (0, 0), width=20)
    assert [record.message.split(":")[0] for record in caplog.records] == ["TextTooWide"]
    caplog.clear()
    warn_too_wide.cache_clear()


def test_a_rich_line_mixes_words_and_pictures(canvas):
    parts = (Icon("icon/chest"), Words("4", "accent", "bold"), "each")
    box = draw_rich(canvas, parts, (320, 100), 0.5)
    assert box.width == rich_width(parts)
    assert abs(box.centerx - 320) <= 1
