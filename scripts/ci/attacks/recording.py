"""Sends signals to every process of a recording at random moments, and looks at what is left.

The recording runs with folders of its own for temporary files and shared memory, where this user may have
them; what is left there is its own. Its processes are known by a variable of their environment.
"""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import uuid

from .outcome import DOCUMENTED, Outcome, end, judge, processes, wait_for

NAME = "recording"
# As promised: a recording takes its run and fifteen seconds, whatever its daemons do.
PATIENCE = 15
TARGETS = ["record", "guard", "workload", "lttng-sessiond", "lttng-consumerd", "any"]
SIGNALS = ["INT", "TERM", "HUP", "KILL", "SEGV", "ABRT", "STOP", "STOP+CONT"]


def play(listscope, root, choice, keep):
    home = pathlib.Path(tempfile.mkdtemp(prefix="attack-"))
    marker = f"LISTSCOPE_ATTACK={uuid.uuid4().hex}"
    try:
        return attack(listscope, choice, home, marker)
    finally:
        end(processes(marker=marker))
        if keep:
            print(f"kept {home}")
        else:
            shutil.rmtree(home, ignore_errors=True)


def isolated(command, home):
    """The command with its own /tmp and /dev/shm; the bare command where that is not allowed."""
    for folder in ["tmp", "shm"]:
        (home / folder).mkdir(exist_ok=True)
    mount = f"mount --bind '{home}/tmp' /tmp && mount --bind '{home}/shm' /dev/shm && exec \"$@\""
    wrapped = ["unshare", "--mount", "sh", "-c", mount, "-"]
    allowed = subprocess.run(wrapped + ["true"], stderr=subprocess.DEVNULL).returncode == 0
    return wrapped + command if allowed else command


def words_of(pid):
    try:
        return pathlib.Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return []


def role(pid):
    words = words_of(pid)
    name = os.path.basename(words[0]) if words else ""
    if name.startswith("lttng-"):
        return name
    second = words[1] if len(words) > 1 else ""
    return {"record": "record", "record-guard": "guard", "run": "workload"}.get(second, second)


def attack(listscope, choice, home, marker):
    seconds = choice.choice([0.5, 1, 2])
    command = [
        listscope, "record", "catalog", "--items", "100", "--clock", "real", "--seconds", str(seconds),
        "--output", str(home / "trace"),
    ]
    target, sent = choice.choice(TARGETS), choice.choice(SIGNALS)
    # Who stops the command or the program, and does not continue it, waits for it.
    if sent == "STOP" and target in ["record", "workload", "any"]:
        sent = "STOP+CONT"
    moment = choice.random() * (seconds + 1.5)
    outcome = Outcome(f"{sent} to {target}", f"after {moment:.2f} s of {seconds} s")
    name, _, value = marker.partition("=")
    environment = dict(os.environ, HOME=str(home), **{name: value})
    process = subprocess.Popen(
        isolated(command, home),
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    time.sleep(moment)
    folders = homes(marker)
    hit = strike(target, sent, choice, marker)
    if hit is None:
        outcome.kind += " (not there)"
    try:
        printed, _ = process.communicate(timeout=seconds + PATIENCE)
    except subprocess.TimeoutExpired:
        outcome.add("hang", f"hit {hit}, living: {[(pid, role(pid)) for pid in processes(marker=marker)]}")
        end(processes(marker=marker))
        process.communicate()
        return outcome
    inspect(outcome, process, printed.decode(errors="replace"), hit, sent, home, marker)
    left = [folder for folder in folders if os.path.exists(folder)]
    if left:
        outcome.add("leftover", f"hit {hit}, {left}")
    return outcome


def homes(marker):
    """The folders of the recording's daemons, which are in /tmp itself where it cannot be private."""
    found = set()
    for pid in processes(marker=marker):
        try:
            words = pathlib.Path(f"/proc/{pid}/environ").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            continue
        found |= {word.partition("=")[2] for word in words if word.startswith("LTTNG_HOME=/tmp/")}
    return found


def strike(target, sent, choice, marker):
    """Sends the signal to a process of a role; returns the role that was hit, if any."""
    living = [(pid, role(pid)) for pid in sorted(processes(marker=marker))]
    found = [(pid, name) for pid, name in living if name and (target in [name, "any"])]
    if not found:
        return None
    pid, name = choice.choice(found)
    # When the command has ended, nobody but who stops its guard can continue it.
    if sent == "STOP" and name == "guard" and "record" not in [other for _, other in living]:
        sent = "STOP+CONT"
    try:
        for word in sent.split("+"):
            os.kill(pid, getattr(signal, "SIG" + word))
            time.sleep(0.2 if "+" in sent else 0)
    except ProcessLookupError:
        return None
    return name


def inspect(outcome, process, printed, hit, sent, home, marker):
    class Ended:
        status = process.returncode
        errors = printed

    # Whoever was hit itself may end by the signal; 70 tells that the program that was recorded died.
    allowed = {getattr(signal, "SIG" + sent.split("+")[0])} if hit == "record" else frozenset()
    judge(outcome, Ended, allowed, DOCUMENTED | {70})
    # Swift's backtracer lets a program go on to which somebody else sent SIGSEGV or SIGABRT.
    if hit == "workload" and sent == "KILL" and process.returncode == 0:
        outcome.add("silent loss", "the workload died, and nothing was said")
    if not wait_for(lambda: not processes(marker=marker), PATIENCE):
        left = [(pid, role(pid)) for pid in processes(marker=marker)]
        outcome.add("leftover", f"hit {hit}, processes {left}")
        end([pid for pid, _ in left])
    for folder in ["tmp", "shm"]:
        # The files that every program with LTTng shares stay, as LTTng has it.
        names = [name for name in os.listdir(home / folder) if not name.startswith("lttng-ust-wait-")]
        if names:
            outcome.add("leftover", f"hit {hit}, {folder}: {names[:5]}")
