"""Pipes: what wakes them is written by the store, what they hand on is there, and their roles may."""

import json
import re

from sam import PROJECT, listed, named, of_type

STATES = PROJECT / "shared/rules/src/rating/run/state.rs"
RUN = PROJECT / "shared/store/src/rating_run.rs"
HANDED_ON = re.compile(r"<\$\.dynamodb\.NewImage\.(\w+)\.S>")


def states():
    """The states of a rating run, by the names under which they are written."""
    (body,) = re.findall(r"pub enum RunState \{(.*?)\n\}", STATES.read_text(), re.DOTALL)
    return set(re.findall(r"^    (\w+),", body, re.MULTILINE))


def attributes():
    """What the item of a run has besides its key."""
    (body,) = re.findall(r"fn run_item\(.*?\n\}", RUN.read_text(), re.DOTALL)
    return set(re.findall(r'insert\("(\w+)"', body))


def faults(template, _expansion):
    for name, pipe in of_type(template, "AWS::Pipes::Pipe").items():
        properties = pipe["Properties"]
        for one in properties["SourceParameters"]["FilterCriteria"]["Filters"]:
            image = json.loads(one["Pattern"])["dynamodb"]["NewImage"]
            for state in image["state"]["S"]:
                if state not in states():
                    yield f"{name}: no run is ever {state}"
        for attribute in HANDED_ON.findall(properties["TargetParameters"]["InputTemplate"]):
            if attribute not in attributes():
                yield f"{name}: a run has no {attribute}"
        if "DeadLetterConfig" not in properties["SourceParameters"]["DynamoDBStreamParameters"]:
            yield f"{name} has no queue for what is lost"
        role = template["Resources"][named(properties["RoleArn"])]["Properties"]
        allowed = {
            action
            for policy in role["Policies"]
            for statement in policy["PolicyDocument"]["Statement"]
            if named(statement["Resource"]) == named(properties["Target"])
            for action in listed(statement["Action"])
        }
        if "states:StartExecution" not in allowed:
            yield f"{name} has no right to start {named(properties['Target'])}"
