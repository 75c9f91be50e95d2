"""The stream: whoever is told of changes is woken for all of them that can be told."""

import json
import re

from sam import PROJECT, of_type

STORE = PROJECT / "shared/store/src"


def told():
    """The beginnings of the partitions that `change_of` looks at, as the store writes them."""
    code = (STORE / "stream.rs").read_text()
    beginnings = set(re.findall(r'pk\.strip_prefix\("([^"]+)"\)', code))
    for module in re.findall(r"pk\.starts_with\((\w+)::PREFIX\)", code):
        found = re.search(r'const PREFIX: &str = "([^"]+)";', (STORE / f"{module}.rs").read_text())
        beginnings.add(found[1])
    return beginnings


def faults(template, _expansion):
    for name, mapping in of_type(template, "AWS::Lambda::EventSourceMapping").items():
        properties = mapping["Properties"]
        filters = properties.get("FilterCriteria", {}).get("Filters", [])
        woken = set()
        for one in filters:
            keys = json.loads(one["Pattern"])["dynamodb"]["Keys"]
            woken |= {match["prefix"] for match in keys["pk"]["S"]}
        if filters:
            for beginning in sorted(told() - woken):
                yield f"{name}: nobody is woken for {beginning}"
            for beginning in sorted(woken - told()):
                yield f"{name}: {beginning} wakes for nothing"
        if properties.get("FunctionResponseTypes") != ["ReportBatchItemFailures"]:
            yield f"{name}: one record that fails makes all of its batch come again"
