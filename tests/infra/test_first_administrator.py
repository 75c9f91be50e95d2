"""The first administrator's office is written with its line and the version of all offices, or not at
all: the script against a command line that answers as it is told."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "infra/aws/first-administrator.sh"

# Answers what is asked of the stack and the table, and keeps what is written.
AWS = """#!/bin/sh
case $1-$2 in
cloudformation-describe-stacks) echo "$TABLE" ;;
dynamodb-get-item) echo "$VERSION" ;;
dynamodb-query) echo "$HOLDERS" ;;
dynamodb-transact-write-items) printf '%s' "$4" >"$WRITTEN"; exit "$REFUSED" ;;
*) exit 9 ;;
esac
"""


def run(*arguments, table="posthorn", version="None", holders="", refused="0"):
    """The script's answer and what it has written; none: nothing."""
    with tempfile.TemporaryDirectory() as folder:
        command, written = pathlib.Path(folder, "aws"), pathlib.Path(folder, "written")
        command.write_text(AWS)
        command.chmod(0o755)
        environment = {
            **os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "TABLE": table,
            "VERSION": version, "HOLDERS": holders, "REFUSED": refused, "WRITTEN": str(written),
        }
        said = subprocess.run(
            ["sh", SCRIPT, *arguments], env=environment, capture_output=True, text=True
        )
        return said, json.loads(written.read_text()) if written.exists() else None


class FirstAdministrator(unittest.TestCase):
    def test_three_lines_are_written_at_once(self):
        for version, condition, following in (
            ("None", "attribute_not_exists(pk)", "1"), ("41", "version = :read", "42"),
        ):
            said, written = run("160001", version=version)
            self.assertEqual(said.returncode, 0, said.stderr)
            account, line, offices = [each["Update"] for each in written]
            self.assertEqual({each["TableName"] for each in (account, line, offices)}, {"posthorn"})
            self.assertEqual(account["Key"], {"pk": {"S": "ACCOUNT#160001"}, "sk": {"S": "ACCOUNT"}})
            self.assertIn("confirmed", account["ConditionExpression"])
            self.assertEqual(line["Key"], {"pk": {"S": "OFFICERS"}, "sk": {"S": "P#0000160001"}})
            for each in (account, line):
                office = each["ExpressionAttributeValues"][":office"]
                self.assertEqual(office, {"SS": ["administrator"]})
            self.assertEqual(offices["ConditionExpression"], condition)
            self.assertEqual(offices["ExpressionAttributeValues"][":next"], {"N": following})

    def test_there_is_one_already(self):
        said, written = run("160001", holders="P#0000160002")
        self.assertEqual((said.returncode, written), (1, None))
        self.assertIn("there is an administrator", said.stderr)

    def test_nothing_is_said_to_be_given_that_is_not(self):
        said, written = run("160001", refused="255")
        self.assertEqual((said.returncode, said.stdout), (1, ""))
        self.assertIsNotNone(written)
        self.assertEqual(run("160001", table="None")[1], None)

    def test_a_player_is_a_number(self):
        for arguments in ((), ("",), ("x",), ("0160001",), ("1 2",), ("-1",)):
            said, written = run(*arguments)
            self.assertEqual((said.returncode, written), (2, None), arguments)


if __name__ == "__main__":
    unittest.main()
