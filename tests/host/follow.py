"""Follows docs/self-hosting.md as a webmaster would, below a folder in place of the machine's root, and plays a move.

    follow.py docs/self-hosting.md target/release-files

Blocks of shell are run as they stand, but for where the machine's folders are and who owns them; a block of `text` is
what the block before it prints. What the page has people do in a browser is done here by the API, before the blocks
below the same heading or behind them.
"""

import json
import os
import re
import shutil
import socket
import stat
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tutorial"))

from tutorial import Reader, blocks, is_shown

HERE = Path(__file__).resolve().parent
HOST = "chess.example"
PASSWORD = "a long walk to the post"
# Folders of the machine that the page names; /usr/sbin is none of them.
FOLDERS = re.compile(r"(?<![\w.])/(?=usr/local/|etc/(?:posthorn|systemd)|var/(?:lib|backups)/posthorn)")


class Machine:
    """What the page's commands work on."""

    def __init__(self, root):
        self.root = root
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        for folder in ("usr/local/bin", "usr/local/share/doc", "etc/systemd/system", "var/lib", "var/backups", "bin"):
            (root / folder).mkdir(parents=True)
        # Whoever runs the tests installs nothing on the machine: no users, no owners, no services of systemd.
        self.command("useradd", 'test "$#" -gt 1')
        self.command("runuser", 'shift 3\nexec "$@"')
        self.command(
            "install",
            'for each do shift; case $each in -o | -g) skip=yes ;; *) [ -n "${skip-}" ] || set -- "$@" "$each"; skip= ;; '
            'esac; done\nexec /usr/bin/install "$@"',
        )
        shutil.copy(HERE / "systemctl", root / "bin/systemctl")
        os.environ["HOST_ROOT"] = str(root)
        os.environ["PATH"] = f"{root}/bin:{root}/usr/local/bin:{os.environ['PATH']}"
        for name in [name for name in os.environ if name.startswith("POSTHORN_")]:
            del os.environ[name]

    def command(self, name, script):
        path = self.root / "bin" / name
        path.write_text(f"#!/bin/sh\nset -eu\n{script}\n")
        path.chmod(path.stat().st_mode | stat.S_IEXEC)

    def here(self, text):
        """A block as it is run here."""
        return FOLDERS.sub(f"{self.root}/", text).replace("127.0.0.1:8080", f"127.0.0.1:{self.port}")

    def ask(self, method, path, body=None, token=None):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", method=method)
        # As the proxy passes it on.
        request.add_header("Host", HOST)
        request.add_header("Origin", f"https://{HOST}")
        request.add_header("X-Forwarded-For", "192.0.2.7")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.code} {error.read().decode()}") from error

    def json(self, *asked):
        return json.loads(self.ask(*asked)[1] or "null")

    def stop(self):
        for pid in self.root.glob("run/*.pid"):
            os.kill(int(pid.read_text()), 9)


class Webmaster:
    """Does what the page has people do where it shows no command."""

    def __init__(self, machine):
        self.machine = machine
        self.move = None

    def name_the_machine(self):
        """The port is free here, and the name stays the example's."""
        env = self.machine.root / "etc/posthorn/posthorn.env"
        assert stat.S_IMODE(env.stat().st_mode) == 0o640, "posthorn.env"
        env.write_text(env.read_text().replace("POSTHORN_PORT=8080", f"POSTHORN_PORT={self.machine.port}"))

    def see_the_pages(self):
        headers, page = self.machine.ask("GET", "/")
        assert b'<div id="app"' in page or b"<title>Posthorn" in page, page[:200]
        assert "frame-ancestors" in headers["content-security-policy"]
        script = re.search(rb'src="(/assets/[^"]+\.js)"', page)
        assert script and self.machine.ask("GET", script[1].decode())[1], "the pages' script"
        data = self.machine.root / "var/lib/posthorn"
        assert stat.S_IMODE(data.stat().st_mode) == 0o700, "the data folder"

    def sign_up(self, given, email):
        body = {
            "given_name": given, "family_name": "Nowak", "federation": "POL", "email": email,
            "password": PASSWORD, "language": "en", "zone": "Europe/Warsaw",
        }  # fmt: skip
        self.machine.json("POST", "/api/sign-up", body)

    def sign_up_first(self):
        self.sign_up("Anna", f"you@{HOST}")

    def sign_in(self, email):
        session = self.machine.json("POST", "/api/sign-in", {"email": email, "password": PASSWORD})
        return session["access_token"], session["me"]

    def play_a_move(self):
        """The administrator and somebody else, whose sign-up is confirmed by the mail in the outbox."""
        self.wait()
        self.sign_up("Jan", f"jan@{HOST}")
        outbox = self.machine.root / "var/lib/posthorn/outbox"
        token = None
        for _ in range(300):
            for mail in outbox.glob("*.eml"):
                text = re.sub(r"=\r?\n", "", mail.read_text())
                found = re.search(rf"To: .*jan@{HOST}.*?https://{HOST}/verify/([\w-]+)", text, re.S)
                token = found[1] if found else token
            if token:
                break
            self.sleep()
        self.machine.json("POST", "/api/sign-up/confirm", {"token": token, "password": PASSWORD})
        white, anna = self.sign_in(f"you@{HOST}")
        black, jan = self.sign_in(f"jan@{HOST}")
        assert anna["roles"] == ["player"] and anna["passkey_needed"], "an office opens with a passkey"
        challenge = {
            "request": "one-game", "to": {"kind": "player", "player": jan["player"]["id"]}, "words": None,
            "terms": {
                "variant": "chess", "time_control": "10 moves in 50 days", "start": {"kind": "usual"}, "games": 1,
                "color": "white", "leave_days": 30, "draw_offers": {"policy": "free"}, "conditional_moves": "tree",
                "engines": False, "silence": "forty_days",
            },
        }  # fmt: skip
        sent = self.machine.json("POST", "/api/challenges", challenge, white)
        begun = self.machine.json("POST", f"/api/challenges/{sent['id']}/accept", {}, black)
        game = begun["state"]["games"][0]
        self.machine.json("POST", f"/api/games/{game}/moves", {"ply": 0, "move": "e2e4"}, white)
        self.move = (game, self.record(game, white))
        assert any("e2e4" in json.dumps(entry) for entry in self.move[1]), self.move

    def record(self, game, token):
        return self.machine.json("GET", f"/api/games/{game}/record", None, token)["log"]

    def find_the_move(self):
        self.wait()
        game, record = self.move
        token, _ = self.sign_in(f"you@{HOST}")
        assert self.record(game, token) == record, "the move is not there any more"

    def wait(self):
        for _ in range(300):
            try:
                return self.machine.ask("GET", "/api/health")
            except OSError:
                self.sleep()
        raise RuntimeError("it does not start")

    @staticmethod
    def sleep():
        time.sleep(0.1)

    # What is done before the first block below a heading, behind a block, and behind the last one.
    def before(self, heading):
        return {"The first administrator": self.sign_up_first}.get(heading)

    def between(self, heading, number):
        return {("The service", 1): self.name_the_machine}.get((heading, number))

    def after(self, heading):
        return {
            "The service": self.see_the_pages,
            "The first administrator": self.play_a_move,
            "Restore": self.find_the_move,
            "Upgrade, and the way back": self.find_the_move,
        }.get(heading)


def headings(document):
    """The heading above each line."""
    heading, fenced = "", False
    for line in document.splitlines():
        fenced ^= line.startswith("```")
        if line.startswith("## ") and not fenced:
            heading = line[3:]
        yield heading


def follow(document, machine, webmaster, folder):
    """Runs every block, and gives how many there were."""
    above = list(headings(document))
    found = blocks(document)
    reader = Reader(folder)
    done, numbers = 0, {}
    run = [(at, block) for at, block in enumerate(found) if block[0] == "sh"]
    hooked = set()
    for place, (at, (_, text, line)) in enumerate(run):
        heading = above[line - 1]
        numbers[heading] = numbers.get(heading, 0) + 1
        if numbers[heading] == 1 and webmaster.before(heading):
            webmaster.before(heading)()
            hooked.add(heading)
        # A block is a shell of its own, which goes on in the folder of the one before.
        printed = reader.sh(f'cd "$PWD"\n{machine.here(text)}', line)
        shown = found[at + 1][1] if found[at + 1 :] and found[at + 1][0] == "text" else ""
        if not is_shown(machine.here(shown), printed if not printed or printed.endswith("\n") else printed + "\n"):
            raise RuntimeError(f"line {line}: it prints\n{printed}and not what is shown:\n{shown}")
        if webmaster.between(heading, numbers[heading]):
            webmaster.between(heading, numbers[heading])()
            hooked.add(heading)
        last = place + 1 == len(run) or above[run[place + 1][1][2] - 1] != heading
        if last and webmaster.after(heading):
            webmaster.after(heading)()
            hooked.add(heading)
        done += 1
    return done, hooked


def main(page, files):
    document = Path(page).read_text()
    with tempfile.TemporaryDirectory() as folder:
        machine = Machine(Path(folder) / "root")
        work = Path(folder) / "work"
        shutil.copytree(files, work)
        webmaster = Webmaster(machine)
        try:
            done, hooked = follow(document, machine, webmaster, work)
        except Exception:
            for log in machine.root.glob("run/*.log"):
                print(log.read_text()[-4000:], file=sys.stderr)
            raise
        finally:
            machine.stop()
    wanted = {"The service", "The first administrator", "Restore", "Upgrade, and the way back"}
    assert hooked == wanted, f"{page} lacks {wanted - hooked}"
    print(f"{page}: {done} blocks do what is shown, and the move is there")


if __name__ == "__main__":
    main(*sys.argv[1:])
