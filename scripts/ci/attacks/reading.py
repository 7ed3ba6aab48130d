"""Reads damaged traces with every command that reads, into outputs of all sorts, under low limits."""

import os
import pathlib
import resource
import select
import shutil
import signal
import stat
import subprocess
import tempfile
import threading

from . import mutations
from .outcome import Outcome, end, judge, processes, run

NAME = "reading"
DEADLINE = 60
TRACES = ["fling", "two-lists", "one-update", "crossing", "lost-events", "unfinished", "schema-3", "diff-only"]
# Of newer LTTng, as CTF 1.8 and CTF 2; packed below Traces/newer.
NEWER = ["compact-ctf2", "two-ctf2", "two-ctf1", "perpid-ctf2", "channels-ctf2", "rotated-ctf2", "babeltrace-ctf2"]
# Their gaps can be noticed: by an index, or by streams that end together.
WITH_INDEX = ["fling", "two-lists", "one-update", "crossing"]
STATEMENTS = [
    "SELECT count(*) FROM frames", "SELECT * FROM intervals", "SELECT stage, count(*) FROM frames GROUP BY 1",
    "SELECT name, json(fields) FROM intervals", "SELECT hex(zeroblob(100000000))",
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c",
    "PRAGMA journal_mode = WAL", "ATTACH '/tmp/x' AS x", "SELECT fts3_tokenizer('simple')", "SELECT (", "",
]


def commands(trace, out, choice):
    """A way to read the trace, and the path that it writes; none where it prints."""
    reader = choice.choice([[], [], ["--reader", "babeltrace"]])
    kind = choice.choice(["report", "report", "export", "export", "query"])
    if kind == "report":
        form = choice.choice(["text", "markdown", "json", "lami", "html"])
        return ["report", trace, "--format", form] + reader, None
    if kind == "query":
        statement = choice.choice(STATEMENTS)
        return ["query", trace, statement, "--time-limit", "2"] + reader, None
    form = choice.choice(["perfetto", "chrome", "firefox", "speedscope", "folded", "csv", "ndjson", "sqlite"])
    if form in ["perfetto", "chrome", "firefox", "speedscope", "folded"] and choice.random() < 0.5:
        return ["export", trace, "--format", form] + reader, None
    return ["export", trace, "--format", form, "--output", out] + reader, out


def snapshot(folder):
    """All that can be said of the files of a trace, but when they were read."""
    found = []
    for path in sorted(pathlib.Path(folder).rglob("*")):
        status = os.lstat(path)
        content = None
        if stat.S_ISREG(status.st_mode) and status.st_size < 1 << 24:
            content = path.read_bytes()
        found.append((str(path), status.st_mode, status.st_size, status.st_mtime_ns, content))
    return found


# Whatever goes wrong, the disk must not fill.
ROOMY = {resource.RLIMIT_FSIZE: 1 << 30}


def some_limits(choice):
    if choice.random() < 0.7:
        return ROOMY, "no limits"
    kind = choice.choice([resource.RLIMIT_NOFILE, resource.RLIMIT_FSIZE, resource.RLIMIT_CPU])
    value = {
        resource.RLIMIT_NOFILE: choice.choice([16, 24, 32, 64]),
        resource.RLIMIT_FSIZE: choice.choice([0, 1, 4096, 40960]),
        resource.RLIMIT_CPU: DEADLINE,
    }[kind]
    return ROOMY | {kind: value}, f"limit {kind} = {value}"


def make_output(path, choice):
    """Puts something at the path that is to be written; a reader where it is a FIFO."""
    kind = choice.choice(["new", "new", "file", "fifo", "device", "folder"])
    if kind == "file":
        pathlib.Path(path).write_text("mine")
    elif kind == "folder":
        os.mkdir(path)
        pathlib.Path(path, "mine").write_text("mine")
    elif kind == "fifo":
        os.mkfifo(path)
        # Opened for writing as well, so that nobody waits for the other side.
        threading.Thread(target=drain, args=[path], daemon=True).start()
    elif kind == "device":
        try:
            os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, choice.choice([3, 7])))
        except PermissionError:
            kind = "new"
    return kind


def drain(path):
    """Reads a FIFO until its folder is removed."""
    descriptor = os.open(path, os.O_RDWR | os.O_NONBLOCK)
    while os.path.exists(os.path.dirname(path)):
        if select.select([descriptor], [], [], 0.1)[0]:
            os.read(descriptor, 65536)
    os.close(descriptor)


def check_output(path, kind, outcome):
    """What was there and is no file must still be there."""
    if kind == "fifo" and not stat.S_ISFIFO(os.lstat(path).st_mode):
        outcome.add("changed", "the FIFO was replaced")
    elif kind == "device" and not stat.S_ISCHR(os.lstat(path).st_mode):
        outcome.add("changed", "the device was replaced")
    elif kind == "folder" and pathlib.Path(path, "mine").read_text() != "mine":
        outcome.add("changed", "a file in the folder was replaced")


def play(listscope, root, choice, keep):
    home = pathlib.Path(tempfile.mkdtemp(prefix="attack-"))
    try:
        return attack(listscope, root, choice, home)
    finally:
        if keep:
            print(f"kept {home}")
        else:
            subprocess.run(["chmod", "-R", "u+rwX", home], stderr=subprocess.DEVNULL)
            shutil.rmtree(home, ignore_errors=True)


def attack(listscope, root, choice, home):
    is_loss = choice.random() < 0.25
    name = choice.choice(WITH_INDEX + ["two-ctf2"] if is_loss else TRACES + NEWER)
    trace = home / choice.choice(["trace", "trace", choice.choice(mutations.NAMES)])
    leaf = str(unpack(root / "Traces", name, trace, choice))
    applied = [choice.choice(mutations.LOSSES)] if is_loss else choice.choices(
        mutations.DAMAGE, k=choice.choice([1, 1, 2, 3])
    )
    for mutation in applied:
        try:
            mutation(leaf, choice)
        except (IndexError, OSError, ValueError):
            pass  # What an earlier mutation destroyed cannot be damaged again.
    return read(listscope, choice, home, str(trace), name, applied, is_loss)


def unpack(traces, name, trace, choice):
    """Puts a trace at a path; returns a folder in it that holds metadata."""
    if name not in NEWER:
        shutil.copytree(traces / name, trace)
        return trace / "ctf"
    trace.mkdir()
    archive = traces / "newer" / f"{name}.tar.xz"
    subprocess.run(["tar", "-xJf", archive, "-C", trace, "--strip-components=2", f"{name}/trace"], check=True)
    return choice.choice(sorted(path.parent for path in trace.rglob("metadata")))


def read(listscope, choice, home, trace, name, applied, is_loss):
    for folder in ["tmp", "out"]:
        (home / folder).mkdir()
    command, out = commands(trace, str(home / "out" / "x"), choice)
    limits, limit_words = (ROOMY, "no limits") if is_loss else some_limits(choice)
    kind = make_output(out, choice) if out and not is_loss else "new"
    words = [mutation.__name__ for mutation in applied]
    outcome = Outcome(words[0], f"{name} {words}, {command}, {limit_words}, output {kind}")
    before = snapshot(trace)
    environment = dict(os.environ, TMPDIR=str(home / "tmp"), SQLITE_TMPDIR=str(home / "tmp"), HOME=str(home))
    target = choice.choice(["pipe", "pipe", "file", "/dev/full", "closed"]) if not is_loss else "pipe"
    ended = start([listscope] + command, environment, limits, home, target)
    judge(outcome, ended, {signal.SIGPIPE} if target == "closed" else frozenset())
    left = processes(session=ended.group)
    if left:
        outcome.add("leftover", f"processes {left}")
        end(left)
    if os.listdir(home / "tmp"):
        outcome.add("leftover", f"temporary files {os.listdir(home / 'tmp')}")
    if snapshot(trace) != before:
        outcome.add("changed", "the trace was changed")
    if out and kind != "new":
        check_output(out, kind, outcome)
    # A statement that is refused is not answered, so nobody is misled by it. Trace Compass takes no
    # answer that ends with another code than 0, so a warning has to do there.
    if is_loss and ended.status == 0 and "missing" not in ended.errors:
        outcome.add("silent loss", ended.errors[-200:])
    return outcome


def start(command, environment, limits, home, target):
    if target == "pipe":
        return run(command, environment, limits, DEADLINE)
    if target == "closed":
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, "wb") as file:
            return run(command, environment, limits, DEADLINE, file)
    with open("/dev/full" if target == "/dev/full" else home / "printed", "wb") as file:
        return run(command, environment, limits, DEADLINE, file)
