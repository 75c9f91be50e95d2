"""Runs a command with a second emulator of DynamoDB beside it, and the table as SAM expands it.

The command finds both by its environment: POSTHORN_TEST_ENDPOINT and POSTHORN_TEST_TABLE.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading

# Our clients name a region of their own.
os.environ["MOTO_ALLOW_NONEXISTENT_REGION"] = "true"

from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server

import sam


class Quiet(WSGIRequestHandler):
    """Requests are not told one by one."""

    def log_request(self, code="-", size="-"):
        pass


def table():
    """The properties of the one table in the expanded template."""
    (found,) = sam.of_type(sam.expanded(sam.read()), "AWS::DynamoDB::Table").values()
    return found["Properties"]


def main(command):
    # One request at a time: moto counts wrongly when two come together.
    application = DomainDispatcherApplication(create_backend_app)
    server = make_server("127.0.0.1", 0, application, request_handler=Quiet)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.NamedTemporaryFile("w", suffix=".json") as definition:
        json.dump(table(), definition)
        definition.flush()
        environment = os.environ | {
            "POSTHORN_TEST_ENDPOINT": f"http://127.0.0.1:{server.port}",
            "POSTHORN_TEST_TABLE": definition.name,
        }
        return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
