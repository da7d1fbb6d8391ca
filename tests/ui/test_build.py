"""What is committed in assets/ui and assets/fonts is what the tool builds."""

import json

from game.cabinet import palette, text
from game.cabinet.locale import LANGUAGES, load
from game.cabinet.paths import data_root
from game.cabinet.pieces import piece
from tools.forge import build_ui
from tools.forge.palette import NAMES, RGB
from tools.forge.props import PLAYER
from tools.forge.ui import glyphs

ASSETS = data_root() / "assets"


def test_the_stamp_is_that_of_the_sources_and_of_every_file():
    assert build_ui.check(ASSETS) == []


def test_the_game_knows_the_colours_that_the_forge_draws_with():
    assert dict(palette.RGB) == {name: RGB[k + 1] for k, name in enumerate(NAMES)}
    assert dict(palette.HERO_COLOURS) == PLAYER


def test_the_font_is_built_to_the_same_bytes():
    for name, data in build_ui.font_files().items():
        assert data == (ASSETS / "fonts" / name).read_bytes(), name


def test_every_style_has_every_character_of_every_language():
    words = "".join("".join(load(language).entries.values()) for language in LANGUAGES)
    wanted = set(words + "ÁÉÍÓÚÜÑáéíóúüñ¡¿0123456789+=<>÷\u2212\u00d7") - set("{}\n")
    for style in glyphs.SCALES:
        assert {ch for ch in wanted if not text.has_glyphs(ch, style)} == set()


def test_every_piece_of_the_index_can_be_cut():
    index = json.loads((ASSETS / "ui" / "index.json").read_text("utf-8"))
    for name, (_, _, _, w, h) in index.items():
        assert piece(name).get_size() == (w, h)
    piece.cache_clear()
