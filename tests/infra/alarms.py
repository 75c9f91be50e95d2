"""Alarms and the dashboard look at what the functions write, and the runbook explains every alarm."""

import json
import re

from sam import PROJECT, of_type

MEASURES = (PROJECT / "shared/app/src/http/lambda.rs").read_text()
AUDIT = (PROJECT / "shared/app/src/http/audit.rs").read_text()
# Where our own figures stand: each stage's apart.
OWN = "Posthorn/${Stage}"
RUNBOOK = (PROJECT / "infra/aws/RUNBOOK.md").read_text()
SWEEPS = set(
    re.findall(
        r'measure\(app, "([\w-]+)"',
        "".join(path.read_text() for path in (PROJECT / "functions").glob("*/src/main.rs")),
    )
)
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


def dashboards(template):
    """The figures of our own that dashboards show, each with the dashboard's name."""
    for name, dashboard in of_type(template, "AWS::CloudWatch::Dashboard").items():
        body = json.loads(dashboard["Properties"]["DashboardBody"]["Fn::Sub"])
        for widget in body["widgets"]:
            for namespace, figure, *_ in widget["properties"]["metrics"]:
                if namespace == OWN:
                    yield name, figure


def unheard(template):
    """Sweeps that nobody hears of when they stop: each has an alarm for which silence is bad news."""
    heard = {
        dimension["Value"]
        for alarm in of_type(template, "AWS::CloudWatch::Alarm").values()
        for dimension in alarm["Properties"].get("Dimensions", [])
        if dimension["Name"] == "Sweep" and alarm["Properties"]["TreatMissingData"] == "breaching"
    }
    for sweep in sorted(SWEEPS ^ heard):
        yield f"nobody hears whether {sweep} runs"


def unexplained(template):
    """Alarms without a paragraph of the runbook, or with half of one, and paragraphs of none."""
    told = dict(re.findall(r"^### (\w+Alarm)$\n(.*?)(?=^##|\Z)", RUNBOOK, re.M | re.S))
    alarms = set(of_type(template, "AWS::CloudWatch::Alarm"))
    for name in sorted(alarms ^ set(told)):
        if name in told:
            yield f"RUNBOOK.md explains {name}, which rings nowhere"
        else:
            yield f"RUNBOOK.md has no paragraph for {name}"
    for name, paragraph in told.items():
        for part in ("Means", "Players see", "Look", "Do"):
            if f"**{part}.** " not in paragraph:
                yield f"RUNBOOK.md, {name}: nothing under {part}"


def faults(template, _expansion):
    yield from unknown_words(template)
    yield from unexplained(template)
    yield from unheard(template)
    figures = {**written(), **dict(counted(template))}
    for name, figure in dashboards(template):
        if figure not in figures:
            yield f"{name} shows {figure}, which no function writes"
    for name, alarm in of_type(template, "AWS::CloudWatch::Alarm").items():
        properties = alarm["Properties"]
        if properties.get("Namespace") != {"Fn::Sub": OWN}:
            continue
        figure = properties["MetricName"]
        if figure not in figures:
            yield f"{name}: no function writes {figure}"
        elif properties.get("Unit") != figures[figure]:
            yield f"{name}: {figure} is not in {properties.get('Unit')}"
