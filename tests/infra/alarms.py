"""Alarms on our own figures: they look at what the functions write, in its unit."""

import re

from sam import PROJECT, of_type

MEASURES = (PROJECT / "shared/app/src/lambda.rs").read_text()


def written():
    """Each figure that a function writes, with its unit."""
    counts = {name: "Count" for name in re.findall(r'count\("(\w+)"\)', MEASURES)}
    return {**counts, **dict(re.findall(r'metric\("(\w+)", "(\w+)"\)', MEASURES))}


def faults(template, _expansion):
    figures = written()
    for name, alarm in of_type(template, "AWS::CloudWatch::Alarm").items():
        properties = alarm["Properties"]
        figure = properties["MetricName"]
        if properties["Namespace"] != "Posthorn":
            continue
        if figure not in figures:
            yield f"{name}: no function writes {figure}"
        elif properties.get("Unit") != figures[figure]:
            yield f"{name}: {figure} is not in {properties.get('Unit')}"
