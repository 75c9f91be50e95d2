"""A client of Posthorn's API in one file, for the programs of federations and clubs: Python 3.9 or later,
and nothing beside its standard library. docs/API.md shows it at work.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import base64
import hashlib
import hmac
import http.client
import json
import os
import shutil
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

# Too many requests, or nobody can answer now. What was asked for may have been done all the same.
LATER = (429, 502, 503, 504)


class Refused(Exception):
    """The server's no: `code` is a stable name for programs, `rule` the article of the rules, if it is one
    that says so, and `problem` the whole answer."""

    def __init__(self, status, problem):
        self.status, self.problem = status, problem
        self.code, self.rule = problem.get("code", "unknown"), problem.get("rule")
        rule = f" ({self.rule})" if self.rule else ""
        super().__init__(f"{status} {self.code}: {problem.get('detail', 'no details')}{rule}")


class Posthorn:
    """A server, with a key or without. `cache` keeps what was read: a dict forgets it with the program,
    `shelve.open(...)` does not. Waits of more than `patience_seconds` are refusals."""

    def __init__(self, origin, key=None, cache=None, tries=5, patience_seconds=120):
        self.origin, self.key = origin.rstrip("/"), key
        self.cache = {} if cache is None else cache
        self.tries, self.patience_seconds = tries, patience_seconds
        host = urllib.parse.urlsplit(self.origin)
        if key and host.scheme != "https" and host.hostname not in ("127.0.0.1", "localhost"):
            raise ValueError("a key is sent by https alone")

    def get(self, path, **query):
        """What is at a path: JSON as Python has it, and everything else as text. What has not changed since
        it was last read is not sent again."""
        path += "?" + urllib.parse.urlencode(query) if query else ""
        tag, kind, body = self.cache.get(self.origin + path, (None, None, None))
        answer, new = self._send("GET", path, headers={"if-none-match": tag} if tag else {})
        if answer.status != 304:
            tag, kind, body = answer.headers.get("etag"), answer.headers.get_content_type(), new
            if tag:
                self.cache[self.origin + path] = (tag, kind, body)
        return json.loads(body) if kind == "application/json" else body.decode("utf-8-sig")

    def pages(self, path, rows, **query):
        """Every row of a list that comes page by page; `rows` is what the answer calls them."""
        while True:
            page = self.get(path, **query)
            yield from page[rows]
            if page["next"] is None:
                return
            query["after"] = page["next"]

    def post(self, path, body, method="POST"):
        """Asks for something to be done, again where no answer comes: the server knows a repeated request,
        by its `id` where the body has one; `request_id` makes it. A file of players has none: wait for its
        answer, and look who is registered before it is sent again by hand."""
        _, answer = self._send(method, path, json.dumps(body).encode(), {"content-type": "application/json"})
        return json.loads(answer) if answer else None

    def put(self, path, body):
        return self.post(path, body, "PUT")

    def save(self, path, name):
        """Writes what is at a path to a file, which is there when it is whole."""
        with open(f"{name}.part", "wb") as file:
            self._send("GET", path, into=file)
        os.replace(f"{name}.part", name)

    def _send(self, method, path, body=None, headers=None, into=None):
        for tried in range(1, self.tries + 1):
            request = urllib.request.Request(self.origin + path, body, headers or {}, method=method)
            if self.key:  # An archive may lie on another server, which is not to see the key.
                request.add_unredirected_header("authorization", f"Bearer {self.key}")
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    if into is None:
                        return answer, answer.read()
                    into.seek(0)
                    into.truncate()
                    shutil.copyfileobj(answer, into)
                    if answer.length:  # Read by parts, an answer that breaks off is no error by itself.
                        raise http.client.IncompleteRead(b"", answer.length)
                    return answer, None
            except urllib.error.HTTPError as answer:
                with answer:
                    if answer.code == 304:
                        return answer, None
                    refused = Refused(answer.code, _problem(answer))
                after = answer.headers.get("retry-after", "")
                seconds = int(after) if after.isdigit() else 2**tried
                if answer.code not in LATER or seconds > self.patience_seconds or tried == self.tries:
                    raise refused from None
            except (OSError, http.client.HTTPException):  # Nobody answers, or not to the end.
                if tried == self.tries:
                    raise
                seconds = 2**tried
            time.sleep(seconds)


def _problem(answer):
    try:
        return dict(json.loads(answer.read()))
    except (ValueError, TypeError):  # Something in front of the server, which speaks no JSON.
        return {}


def request_id(*what):
    """A request's `id` made of what it is about: a program that is started again asks under the same one."""
    return str(uuid.uuid5(uuid.NAMESPACE_URL, "\n".join(map(str, what))))


def check_webhook(secret, headers, body, now=None, seconds=300):
    """The message of a webhook, as the server has sent it no more than `seconds` ago; ValueError if it is
    none. `body` is what came, as bytes. A message that came before has the same `webhook-id`."""
    headers = {name.lower(): value for name, value in headers.items()}
    moment = headers.get("webhook-timestamp", "")
    signed = f"{headers.get('webhook-id')}.{moment}.".encode() + body
    digest = hmac.new(base64.b64decode(secret[len("whsec_") :]), signed, hashlib.sha256).digest()
    ours = b"v1," + base64.b64encode(digest)
    theirs = headers.get("webhook-signature", "").encode().split()
    if not any([hmac.compare_digest(ours, each) for each in theirs]):
        raise ValueError("not signed by this webhook's secret")
    if not moment.isdigit() or abs((time.time() if now is None else now) - int(moment)) > seconds:
        raise ValueError("of another time")
    return json.loads(body)
