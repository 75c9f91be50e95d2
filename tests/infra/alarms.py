"""Alarms on our own figures: they look at what the functions write, in its unit."""

import re

from sam import PROJECT, of_type

MEASURES = (PROJECT / "shared/app/src/http/lambda.rs").read_text()
AUDIT = (PROJECT / "shared/app/src/http/audit.rs").read_text()
CODES = "".join(path.read_text() for path in (PROJECT / "functions/sign-in/src").glob("*.rs"))


def written():
    """Each figure that a function writes, with its unit."""
    counts = {name: "Count" for name in re.findall(r'count\("(\w+)"\)', MEASURES)}
    return {**counts, **dict(re.findall(r'metric\("(\w+)", "(\w+)"\)', MEASURES))}


def counted(template):
    """Each figure that is counted in a log, with its unit."""
    for filtered in of_type(template, "AWS::Logs::MetricFilter").values():
        for figure in filtered["Properties"]["MetricTransformations"]:
            yield figure["MetricName"], figure["Unit"]


def unknown_words(template):
    """Filters that wait for what no line of the audit says."""
    for name, filtered in of_type(template, "AWS::Logs::MetricFilter").items():
        said = dict(re.findall(r'\$\.([\w.]+) = "(\w+)"', filtered["Properties"]["FilterPattern"]))
        told = 'target: "audit"' in AUDIT and ".with_target(false)" not in MEASURES
        if said.pop("target", None) != "audit" or not told:
            yield f"{name}: no line has this target"
        for field, value in said.items():
            source = CODES if field == "fields.code" else AUDIT
            if f'"{value}"' not in source:
                yield f"{name}: no line says {field} = {value}"


def faults(template, _expansion):
    yield from unknown_words(template)
    figures = {**written(), **dict(counted(template))}
    for name, alarm in of_type(template, "AWS::CloudWatch::Alarm").items():
        properties = alarm["Properties"]
        figure = properties["MetricName"]
        if properties["Namespace"] != "Posthorn":
            continue
        if figure not in figures:
            yield f"{name}: no function writes {figure}"
        elif properties.get("Unit") != figures[figure]:
            yield f"{name}: {figure} is not in {properties.get('Unit')}"
