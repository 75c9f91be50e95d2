"""Runs a tutorial: its blocks of shell and Python, in order, must succeed and print what is shown below
them.

    tutorial.py docs/API.md http://127.0.0.1:4184

A block of `text` is what the block before it prints; `…` in it stands for anything within a line, and in a
line of its own for any lines. A block without one must print nothing. Shell goes on in one environment,
Python in one session, both in an empty folder; what is shown as `console` is for people to type.
"""

import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
# Where the tutorial has the reader's server.
ADDRESS = "http://127.0.0.1:8080"
SECONDS_MAX = 60
LANGUAGES = ("sh", "python", "text", "console")


def blocks(document):
    """Each block of code: its language, its text, and its first line's number."""
    found = []
    fence = None
    for number, line in enumerate(document.splitlines(), 1):
        if fence is None and line.startswith("```"):
            fence = [line[3:], [], number + 1]
        elif fence and line == "```":
            found.append((fence[0], "".join(fence[1]), fence[2]))
            fence = None
        elif fence:
            fence[1].append(line + "\n")
    if fence:
        raise ValueError(f"line {fence[2]}: the block does not end")
    return found


def is_shown(shown, printed):
    """Whether `printed` is what a block of text shows."""
    pattern = "".join(
        "(?:.*\n)*" if line == "…\n" else re.escape(line).replace("…", ".*")
        for line in shown.splitlines(keepends=True)
    )
    return re.fullmatch(pattern, printed) is not None


class Reader:
    """Somebody who follows a tutorial, in a folder of their own."""

    def __init__(self, folder):
        self.folder = folder
        self.session = {"__name__": "__tutorial__"}
        self.state = folder / ".environment"
        self.state.write_text("")

    def sh(self, text, _line):
        # What is assigned is exported, to be there in the next block as in the same terminal.
        script = f'. "{self.state}"\nset -aeu\n{text}\nexport -p >"{self.state}"\n'
        done = subprocess.run(
            ["sh", "-c", script], cwd=self.folder, capture_output=True, text=True, timeout=SECONDS_MAX
        )
        if done.returncode:
            raise RuntimeError(f"it ends with {done.returncode}: {done.stderr or done.stdout}")
        return done.stdout + done.stderr

    def python(self, text, line):
        variables = subprocess.run(
            ["sh", "-c", f'. "{self.state}"; env -0'], capture_output=True, text=True, check=True
        )
        os.environ.update(each.split("=", 1) for each in variables.stdout.split("\0") if each)
        printed = io.StringIO()
        # The lines before it are left empty: a traceback then names those of the document.
        code = compile("\n" * (line - 1) + text, "the tutorial", "exec")
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            exec(code, self.session)
        return printed.getvalue()


def faults(document, folder):
    """What does not go as the document says; a block that fails is the last one that is tried."""
    found = blocks(document)
    reader = Reader(folder)
    for at, (language, text, line) in enumerate(found):
        if language not in LANGUAGES:
            yield f"line {line}: a block of {language or 'no language'}, which nobody runs"
        if language == "text" and (at == 0 or found[at - 1][0] not in ("sh", "python")):
            yield f"line {line}: nothing is run that could print this"
        if language not in ("sh", "python"):
            continue
        shown = found[at + 1][1] if found[at + 1 :] and found[at + 1][0] == "text" else ""
        try:
            printed = getattr(reader, language)(text, line)
        except Exception:
            yield f"line {line}: it fails\n{traceback.format_exc()}"
            return
        if printed and not printed.endswith("\n"):
            printed += "\n"
        if not is_shown(shown, printed):
            yield f"line {line}: it prints\n{printed}and not what is shown:\n{shown}"


def main(path, address):
    document = (PROJECT / path).read_text().replace(ADDRESS, address)
    run = sum(language in ("sh", "python") for language, _, _ in blocks(document))
    if not run:
        sys.exit(f"{path}: there is nothing to run")
    sys.path.insert(0, str(PROJECT / "examples"))
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        found = list(faults(document, Path(folder)))
    for fault in found:
        print(f"{path}, {fault}")
    if found:
        sys.exit(1)
    print(f"{path}: {run} blocks do what is shown")


if __name__ == "__main__":
    main(*sys.argv[1:])
