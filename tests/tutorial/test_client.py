"""The client in examples/posthorn.py before a server that does what servers seldom do."""

import json
import os
import sys
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples"))

import posthorn
from posthorn import Posthorn, Refused, check_webhook, request_id

SECRET = "whsec_dGhpcyBpcyBhIHNlY3JldCBvZiAzMiBieXRlcyE="
JSON = {"content-type": "application/json"}


class Handler(BaseHTTPRequestHandler):
    """Answers with what a test has put down, in order, and remembers what was asked."""

    def do_GET(self):
        length = int(self.headers.get("content-length") or 0)
        self.server.asked.append((self.command, self.path, self.headers, self.rfile.read(length)))
        status, headers, body = self.server.answers.pop(0)
        self.send_response(status)
        for name, value in {"content-length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_PUT = do_GET

    def log_message(self, *_):
        pass


def told(body, **headers):
    return 200, {**JSON, **headers}, json.dumps(body).encode()


def refusal(status, code, **headers):
    body = {"status": status, "code": code, "detail": "No.", "rule": "TR-1.0.5"}
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return status, {"content-type": "application/problem+json", **named}, json.dumps(body).encode()


class Client(unittest.TestCase):
    def serve(self, *answers):
        server = HTTPServer(("127.0.0.1", 0), Handler)
        server.asked, server.answers = [], list(answers)
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return server

    def setUp(self):
        self.slept = []
        patch = mock.patch.object(posthorn.time, "sleep", self.slept.append)
        patch.start()
        self.addCleanup(patch.stop)

    def client(self, server, **options):
        return Posthorn(f"http://127.0.0.1:{server.server_port}/", "posthorn_key", **options)

    def test_pages(self):
        pages = [{"rows": [1, 2], "next": "a b"}, {"rows": [3], "next": None}]
        server = self.serve(*map(told, pages))
        self.assertEqual(list(self.client(server).pages("/list", "rows", limit=2)), [1, 2, 3])
        self.assertEqual(
            [path for _, path, _, _ in server.asked], ["/list?limit=2", "/list?limit=2&after=a+b"]
        )
        self.assertEqual(server.asked[0][2]["authorization"], "Bearer posthorn_key")

    def test_what_has_not_changed(self):
        server = self.serve(told([1], etag='W/"1"'), (304, {}, b""), told([2], etag='W/"2"'))
        kept = {}
        self.assertEqual(self.client(server, cache=kept).get("/a"), [1])
        again = self.client(server, cache=kept)
        self.assertEqual([again.get("/a"), again.get("/a")], [[1], [2]])
        tags = [headers["if-none-match"] for _, _, headers, _ in server.asked]
        self.assertEqual(tags, [None, 'W/"1"', 'W/"1"'])

    def test_waits_as_long_as_it_is_told(self):
        wait = refusal(429, "too_many_attempts", retry_after="40")
        server = self.serve(wait, refusal(503, "unavailable"), told({"done": True}))
        self.assertEqual(self.client(server).post("/a", {"id": "x"}), {"done": True})
        self.assertEqual(self.slept, [40, 4])
        self.assertEqual({body for _, _, _, body in server.asked}, {b'{"id": "x"}'})

    def test_does_not_wait_for_ever(self):
        server = self.serve(refusal(429, "too_many_attempts", retry_after="900"))
        with self.assertRaises(Refused):
            self.client(server).get("/a")
        server = self.serve(*[refusal(503, "unavailable")] * 3)
        with self.assertRaises(Refused):
            self.client(server, tries=3).get("/a")
        self.assertEqual(self.slept, [2, 4])

    def test_asks_again_when_an_answer_is_lost(self):
        cut = (200, {**JSON, "content-length": "100"}, b'{"a')
        server = self.serve(cut, told({"whole": True}))
        self.assertEqual(self.client(server).get("/a"), {"whole": True})
        server.shutdown()
        server.server_close()
        with self.assertRaises(OSError):
            self.client(server, tries=2).get("/a")
        self.assertEqual(self.slept, [2, 2])

    def test_refusals(self):
        server = self.serve(refusal(409, "entries_closed"), (500, {}, b"<html>"))
        with self.assertRaises(Refused) as caught:
            self.client(server).put("/a", {})
        refused = caught.exception
        self.assertEqual((refused.status, refused.code, refused.rule), (409, "entries_closed", "TR-1.0.5"))
        self.assertEqual(str(refused), "409 entries_closed: No. (TR-1.0.5)")
        with self.assertRaisesRegex(Refused, "^500 unknown: no details$"):
            self.client(server).get("/a")

    def test_a_key_goes_to_its_server_alone(self):
        bucket = self.serve((200, {}, b"archive"))
        there = {"location": f"http://127.0.0.1:{bucket.server_port}/file"}
        server = self.serve((303, there, b""))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "archive.tar")
            self.client(server).save("/file", path)
            with open(path, "rb") as file:
                self.assertEqual(file.read(), b"archive")
            self.assertEqual(os.listdir(folder), ["archive.tar"])
        self.assertIsNone(bucket.asked[0][2]["authorization"])
        with self.assertRaises(ValueError):
            Posthorn("http://chess.example", "posthorn_key")
        Posthorn("http://chess.example")

    def test_a_file_is_there_when_it_is_whole(self):
        cut = (200, {"content-length": "100"}, b"something else")
        server = self.serve(cut, (200, {}, b"archive"))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "archive.tar")
            self.client(server).save("/file", path)
            with open(path, "rb") as file:
                self.assertEqual(file.read(), b"archive")

    def test_ids_of_requests(self):
        one = request_id("registration", "Jana", 1)
        self.assertEqual(one, request_id("registration", "Jana", 1))
        self.assertNotEqual(one, request_id("registration", "Jana", 2))
        self.assertRegex(one, r"^[0-9a-f-]{36}$")

    def test_webhooks(self):
        headers = {
            "Webhook-Id": "CZE_9f3ac01277b0de10-game-48206",
            "Webhook-Timestamp": "1767225600",
            "Webhook-Signature": "v1,AAAA v1,Gb3aNU7WvQqfgLBoyrbFb607PiHMT/di0BQddmPNXeA=",
        }
        body = b'{"type":"game.ended","timestamp":"2026-01-01T00:00:00Z","data":{"game":48206}}'
        self.assertEqual(check_webhook(SECRET, headers, body, now=1767225900)["type"], "game.ended")
        for changed, now in [
            ({}, 1767225901),
            ({}, 1767225299),
            ({}, None),
            ({"Webhook-Id": "another"}, 1767225600),
            ({"Webhook-Timestamp": "1767225601"}, 1767225600),
            ({"Webhook-Signature": "v1,AAAA"}, 1767225600),
            ({"Webhook-Signature": ""}, 1767225600),
        ]:
            with self.subTest(changed=changed, now=now), self.assertRaises(ValueError):
                check_webhook(SECRET, {**headers, **changed}, body, now=now)
        with self.assertRaises(ValueError):
            check_webhook(SECRET, {}, body)


if __name__ == "__main__":
    unittest.main()
