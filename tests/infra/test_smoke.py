"""A look at what was deployed finds each thing that is not as it has to be."""

import http.server
import os
import pathlib
import subprocess
import threading
import unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "infra/aws/smoke.sh"
PAGE = '<script type="module" src="/assets/index-1.js"></script>'
WELL = {
    "/": (200, PAGE),
    "/assets/index-1.js": (200, "begin()"),
    "/rules/LAW-6.8": (200, PAGE),
    "/api/health": (200, '{"now":"2027-01-01T00:00:00Z"}'),
    "/.well-known/jwks.json": (200, '{"keys":[]}'),
    "/api/me": (401, '{"code":"unauthenticated"}'),
    "/direct/api/health": (403, '{"code":"forbidden"}'),
}


def look(answers):
    """What the script says of a site that answers so."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            status, text = answers.get(self.path, (404, ""))
            self.send_response(status)
            self.send_header("content-length", str(len(text.encode())))
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}).start()
        site = f"http://127.0.0.1:{server.server_port}"
        said = subprocess.run(
            ["sh", SCRIPT, site, f"{site}/direct"], capture_output=True, text=True,
            env={**os.environ, "POSTHORN_SMOKE_TRIES": "1"},
        )
        server.shutdown()
    return said.returncode, said.stdout.replace(site, "")


class Smoke(unittest.TestCase):
    def test_a_site_that_is_well(self):
        self.assertEqual(look(WELL), (0, ""))

    def test_each_fault_is_told(self):
        for path, status, text in (
            ("/", 403, ""),
            ("/", 200, "<title>Welcome to nginx</title>"),
            ("/assets/index-1.js", 403, "denied"),
            ("/rules/LAW-6.8", 404, PAGE),
            ("/api/health", 503, '{"code":"unavailable"}'),
            ("/.well-known/jwks.json", 200, "{}"),
            ("/api/me", 200, '{"player":{}}'),
            ("/direct/api/health", 200, '{"now":"2027-01-01T00:00:00Z"}'),
        ):
            with self.subTest(f"{path} {status}"):
                code, said = look({**WELL, path: (status, text)})
                self.assertEqual(code, 1)
                self.assertIn(f"\n  {path}: {status} in place of {WELL[path][0]}", said)


if __name__ == "__main__":
    unittest.main()
