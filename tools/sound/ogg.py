"""Sound to Ogg Vorbis and back, by libsndfile; the same sound always gives the same bytes."""

from __future__ import annotations

import io
import struct

import numpy as np
import soundfile

from .synth import SR

CHUNK = 1 << 14  # frames: in one piece libsndfile overflows its stack
SERIAL = 1


def pcm(x: np.ndarray) -> np.ndarray:
    """The finished sound as 16-bit samples, what every encoder is given.

    Raises:
        ValueError: the sound is not finite, or would clip.
    """
    if not np.isfinite(x).all() or np.abs(x).max() >= 1.0:
        raise ValueError("the sound is not finite or would clip")
    return np.round(x * 32767).astype("<i2")


def encode(samples: np.ndarray, quality: float) -> bytes:
    """16-bit samples as an Ogg Vorbis file; quality from 0 to 1."""
    channels = 1 if samples.ndim == 1 else 2
    out = io.BytesIO()
    with soundfile.SoundFile(
        out, "w", SR, channels, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for at in range(0, len(samples), CHUNK):
            file.write(samples[at : at + CHUNK].astype(np.float32) / 32768)
    return _with_serial(out.getvalue())


def decode(data: bytes) -> np.ndarray:
    """The samples of an Ogg file, from -1 to 1; mono has one dimension."""
    x, _ = soundfile.read(io.BytesIO(data), always_2d=True)
    return x[:, 0] if x.shape[1] == 1 else x


def _with_serial(data: bytes) -> bytes:
    """The file with a serial number of ours: libsndfile takes a random one each time."""
    out, at = bytearray(data), 0
    while at < len(out):
        segments = out[at + 26]
        size = 27 + segments + sum(out[at + 27 : at + 27 + segments])
        struct.pack_into("<II", out, at + 14, SERIAL, struct.unpack_from("<I", out, at + 18)[0])
        struct.pack_into("<I", out, at + 22, 0)
        struct.pack_into("<I", out, at + 22, _crc(bytes(out[at : at + size])))
        at += size
    return bytes(out)


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE = _crc_table()


def _crc(page: bytes) -> int:
    """Ogg's own checksum of a page whose checksum field is zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
