"""Runs a command with emulators of DynamoDB and S3 beside it, and the table as SAM expands it.

The command finds them by its environment: POSTHORN_TEST_ENDPOINT, POSTHORN_TEST_TABLE,
POSTHORN_TEST_BUCKET.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading

# Our clients name a region of their own.
os.environ["MOTO_ALLOW_NONEXISTENT_REGION"] = "true"

import boto3
from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server

import sam


BUCKET = "files"


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
        endpoint = f"http://127.0.0.1:{server.port}"
        aws = {
            "AWS_REGION": "us-east-1",
            "AWS_ACCESS_KEY_ID": "test",
            "AWS_SECRET_ACCESS_KEY": "test",
            "AWS_ENDPOINT_URL_S3": endpoint,
            "AWS_ALLOW_HTTP": "true",
        }
        os.environ |= aws
        boto3.client("s3", region_name=aws["AWS_REGION"]).create_bucket(Bucket=BUCKET)
        environment = os.environ | {
            "POSTHORN_TEST_ENDPOINT": endpoint,
            "POSTHORN_TEST_TABLE": definition.name,
            "POSTHORN_TEST_BUCKET": BUCKET,
        }
        return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
