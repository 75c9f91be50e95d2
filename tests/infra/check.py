"""Checks the template for AWS and tells every fault at once."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import alarms
import firewall
import functions
import machine
import pages
import pipes
import rights
import routes
import schedules
import stream
import table
from sam import PROJECT, TEMPLATE, expanded, read

SUBJECTS = (table, functions, routes, schedules, stream, machine, pages, firewall, pipes, rights, alarms)


def faults(template, expansion):
    for subject in SUBJECTS:
        yield from subject.faults(template, expansion)


def lint(path):
    """What cfn-lint says of a template: nothing when all is well."""
    command = [Path(sys.executable).parent / "cfn-lint", "--format", "parseable", path]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    # Warnings end it with a number, too; and it must not pass because it could not run.
    return f"{done.stdout}{done.stderr}".strip() if done.returncode else ""


def main():
    template = read()
    told = [lint(TEMPLATE.relative_to(PROJECT)), lint("infra/aws/edge.yaml")]
    expansion = expanded(template)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "expanded.json"
        path.write_text(json.dumps(expansion, indent=1))
        told.append(lint(path))
    told += faults(template, expansion)
    told = [text for text in told if text]
    if told:
        print("\n".join(told))
        sys.exit(1)


if __name__ == "__main__":
    main()
