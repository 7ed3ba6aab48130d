"""What came of an attack, and how programs are run and watched."""

import dataclasses
import os
import resource
import signal
import subprocess
import time

FAULTS = ["crash", "hang", "exit code", "leftover", "changed", "silent loss"]

# As the article "Safety and limits" lists them, but for 70: a reader never has a bug.
DOCUMENTED = {0, 2, 3, 64, 65, 66, 69, 74, 130}


@dataclasses.dataclass
class Outcome:
    kind: str
    words: str
    faults: list = dataclasses.field(default_factory=list)

    def add(self, fault, words=""):
        if fault not in self.faults:
            self.faults.append(fault)
        if words:
            self.words += f"; {words}"


@dataclasses.dataclass
class Ended:
    """How a program ended; no status where it had to be killed."""

    status: int | None
    output: bytes
    errors: str
    group: int


def limited(limits):
    """What a child does before it becomes the program."""

    def prepare():
        # Without this a full file ends the program by a signal; with it writing fails, as on a full disk.
        if resource.RLIMIT_FSIZE in limits:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        for limit, value in limits.items():
            resource.setrlimit(limit, (value, value))

    return prepare


def run(command, environment, limits, deadline, output=subprocess.PIPE):
    """Runs a program in a session of its own, and kills that when it takes too long."""
    process = subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.PIPE,
        start_new_session=True,
        restore_signals=False,
        preexec_fn=limited(limits),
    )
    try:
        printed, complaints = process.communicate(timeout=deadline)
        status = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        printed, complaints = process.communicate()
        status = None
    return Ended(status, printed or b"", complaints.decode(errors="replace"), process.pid)


def judge(outcome, ended, allowed=frozenset(), codes=DOCUMENTED):
    """Counts a bad end; `allowed` are signals that the attack itself explains."""
    if ended.status is None:
        outcome.add("hang")
    elif ended.status < 0 and -ended.status not in allowed:
        outcome.add("crash", signal.Signals(-ended.status).name)
    elif ended.status >= 0 and ended.status not in codes:
        outcome.add("exit code", f"{ended.status}: {ended.errors[-300:]}")


def session_of(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
            return None if fields[0] == "Z" else int(fields[3])
    except (OSError, ValueError):
        return None


def processes(marker=None, session=None):
    """Living processes with a marker in their environment, or of a session."""
    found = []
    for name in os.listdir("/proc"):
        if not name.isdigit() or int(name) == os.getpid():
            continue
        own = session_of(name)
        if own is None:
            continue
        if session is not None and own == session:
            found.append(int(name))
        elif marker is not None:
            try:
                with open(f"/proc/{name}/environ", "rb") as file:
                    if marker.encode() in file.read():
                        found.append(int(name))
            except OSError:
                pass
    return found


def end(pids):
    """Ends processes that an attack started and left."""
    for pid in pids:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def wait_for(condition, seconds):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if condition():
            return True
        time.sleep(0.05)
    return condition()
