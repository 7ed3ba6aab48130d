"""Ways to damage a trace. Each takes the folder with `metadata` and a source of random choices."""

import os
import re
import struct

NAMES = ["a\nb", "\x1b[31mred", "\u202egnp.exe", "x" * 200, "-rf", "$(touch x)", "'", "\u00e9\u0301"]


def streams(leaf):
    return sorted(
        name for name in os.listdir(leaf)
        if name != "metadata" and os.path.isfile(os.path.join(leaf, name))
    )


def files(leaf):
    found = []
    for folder, _, names in os.walk(leaf):
        found += [os.path.join(folder, name) for name in names]
    return sorted(path for path in found if os.path.isfile(path))


def read(path):
    # What another mutation made a terabyte of, or a FIFO, is damaged enough.
    if not os.path.isfile(path) or os.path.getsize(path) > 1 << 24:
        raise ValueError(path)
    with open(path, "rb") as file:
        return file.read()


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)


def packets(content):
    """The packets of a stream of LTTng, whose size in bits stands at byte 56."""
    found, offset = [], 0
    while offset + 64 <= len(content):
        size = struct.unpack_from("<Q", content, offset + 56)[0] // 8
        if size <= 0 or offset + size > len(content):
            break
        found.append(content[offset:offset + size])
        offset += size
    return found


def some_file(leaf, choice):
    return choice.choice(files(leaf))


def some_stream(leaf, choice):
    return os.path.join(leaf, choice.choice(streams(leaf)))


def flip_bits(leaf, choice):
    path = some_file(leaf, choice)
    content = bytearray(read(path))
    for _ in range(choice.choice([1, 1, 2, 8, 200])):
        if content:
            # The headers are where damage does most.
            limit = len(content) if choice.random() < 0.5 else min(len(content), 200)
            content[choice.randrange(limit)] ^= 1 << choice.randrange(8)
    write(path, content)


def cut(leaf, choice):
    path = some_file(leaf, choice)
    content = read(path)
    write(path, content[:choice.randrange(len(content) + 1)])


def grow(leaf, choice):
    path = some_file(leaf, choice)
    tail = choice.choice([bytes(choice.randrange(1, 9000)), choice.randbytes(choice.randrange(1, 9000))])
    write(path, read(path) + tail)


def overwrite(leaf, choice):
    path = some_file(leaf, choice)
    content = bytearray(read(path))
    if content:
        start = choice.randrange(len(content))
        count = min(len(content) - start, choice.choice([1, 8, 64, 4096]))
        value = choice.choice([b"\0", b"\xff", None])
        content[start:start + count] = value * count if value else choice.randbytes(count)
    write(path, content)


def change_number(leaf, choice):
    path = os.path.join(leaf, "metadata")
    content = bytearray(read(path))
    digits = [index for index, byte in enumerate(content) if chr(byte).isdigit()]
    for _ in range(choice.choice([1, 3])):
        if digits:
            content[choice.choice(digits)] = ord(choice.choice("0123456789"))
    write(path, content)


def change_word(leaf, choice):
    """Puts one word of the metadata, a name or a number, in the place of another."""
    path = os.path.join(leaf, "metadata")
    content = read(path)
    words = list(re.finditer(rb"[\w-]+", content))
    if words:
        old, new = choice.choice(words), choice.choice(words).group()
        if choice.random() < 0.3:
            new = choice.choice([b"", b"-1", b"0", b"18446744073709551615", b"1e400", b"null", b"{", b"]", b'"', b"\x1e"])
        content = content[:old.start()] + new + content[old.end():]
    write(path, content)


def swap_fragments(leaf, choice):
    """Brings the texts of CTF 2's metadata into another order, or has one twice, or not at all."""
    path = os.path.join(leaf, "metadata")
    texts = read(path).split(b"\x1e")
    place = choice.randrange(len(texts))
    kind = choice.randrange(3)
    if kind == 0:
        choice.shuffle(texts)
    elif kind == 1:
        texts.insert(place, choice.choice(texts))
    else:
        texts.pop(place)
    write(path, b"\x1e".join(texts))


def swap_packets(leaf, choice):
    path = some_stream(leaf, choice)
    parts = packets(read(path))
    choice.shuffle(parts)
    write(path, b"".join(parts))


def duplicate_packet(leaf, choice):
    path = some_stream(leaf, choice)
    parts = packets(read(path))
    if parts:
        parts.insert(choice.randrange(len(parts) + 1), choice.choice(parts))
    write(path, b"".join(parts))


def duplicate_file(leaf, choice):
    path = some_stream(leaf, choice)
    write(path + choice.choice(["_copy", "~", " (2)"]), read(path))


def rename(leaf, choice):
    path = some_stream(leaf, choice)
    os.rename(path, os.path.join(leaf, choice.choice(NAMES)))


def empty(leaf, choice):
    write(some_file(leaf, choice), b"")


def hole(leaf, choice):
    path = some_file(leaf, choice)
    os.truncate(path, choice.choice([1 << 24, 1 << 33, 1 << 40]))


def wide_packet(leaf, choice):
    path = some_stream(leaf, choice)
    content = bytearray(read(path))
    size = choice.choice([1 << 21, 1 << 30, 1 << 36])
    if len(content) >= 64:
        struct.pack_into("<QQ", content, 48, size * 8, size * 8)
    write(path, content)
    os.truncate(path, 1 << 40)


def replace(leaf, choice):
    path = some_file(leaf, choice)
    os.unlink(path)
    kind = choice.randrange(5)
    if kind == 0:
        os.mkfifo(path)
    elif kind == 1:
        os.mkdir(path)
    else:
        os.symlink(choice.choice(["/dev/zero", "/nowhere", path, "/dev/full", ".."]), path)


def delete_packet(leaf, choice):
    """A loss that the index or the numbers of packets tell, so that it must be said."""
    path = some_stream(leaf, choice)
    parts = packets(read(path))
    if parts:
        parts.pop(choice.randrange(len(parts)))
    if parts:
        write(path, b"".join(parts))
    else:
        os.unlink(path)


def delete_file(leaf, choice):
    os.unlink(some_stream(leaf, choice))


METADATA = [change_number, change_word, swap_fragments]
DAMAGE = METADATA + [
    flip_bits, flip_bits, flip_bits, cut, grow, overwrite, change_word, swap_packets, duplicate_packet,
    duplicate_file, rename, empty, hole, wide_packet, replace, delete_packet, delete_file,
]
LOSSES = [delete_packet, delete_file]
