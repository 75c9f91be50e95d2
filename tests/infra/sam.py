"""Reads the template, and expands it as SAM does when it is deployed."""

import copy
import functools
import os
import tomllib
from pathlib import Path

from samtranslator.parser.parser import Parser
from samtranslator.translator.translator import Translator
from samtranslator.yaml_helper import yaml_parse

PROJECT = Path(__file__).resolve().parents[2]
TEMPLATE = PROJECT / "infra/aws/template.yaml"

FUNCTION = "AWS::Serverless::Function"

# The expansion asks the SDK for a region, though it asks nobody there.
os.environ.setdefault("AWS_DEFAULT_REGION", "eu-central-1")


def read(path=TEMPLATE):
    """The template with its short tags written out: `!Ref X` is `{"Ref": "X"}`."""
    return yaml_parse(path.read_text())


def expanded(template):
    """The CloudFormation that SAM makes of the template, without an account.

    The code is thought to lie in a bucket already, as `sam deploy` puts it there first.
    """
    template = copy.deepcopy(template)
    for function in of_type(template, FUNCTION).values():
        folder = function["Properties"]["CodeUri"].strip("./")
        function["Properties"]["CodeUri"] = f"s3://code/{folder}.zip"
    # Policies that are named are told by their names alone: there are none here.
    return Translator({}, Parser()).translate(template, {})


def of_type(template, kind):
    """The resources of one type, by their names in the template."""
    resources = template["Resources"].items()
    return {name: resource for name, resource in resources if resource["Type"] == kind}


def named(value):
    """The resource that a `!Ref`, a `!GetAtt` or a `!Sub` of one alone names; else nothing."""
    if not isinstance(value, dict):
        return None
    if "Ref" in value:
        return value["Ref"]
    attribute = value.get("Fn::GetAtt")
    if isinstance(attribute, list):
        return attribute[0]
    return attribute.split(".")[0] if attribute else None


def listed(value):
    """A value that may stand alone where several could."""
    return value if isinstance(value, list) else [value]


@functools.cache
def binaries():
    """The functions that there are: the binary of each folder."""
    manifests = sorted(PROJECT.glob("functions/*/Cargo.toml"))
    return {path.parent.name: tomllib.loads(path.read_text())["bin"][0]["name"] for path in manifests}
