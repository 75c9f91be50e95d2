"""Schedules: expressions that EventBridge reads, a right to call what they call, and a queue for what
is lost. cfn-lint looks at none of it on AWS::Scheduler::Schedule."""

import re

from sam import FUNCTION, listed, named, of_type

RATE = re.compile(r"^rate\((\d+) (minute|hour|day)(s?)\)$")
CRON = re.compile(r"^cron\(([^()]+)\)$")
AT = re.compile(r"^at\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\)$")
# Minute, hour, day of the month, month, day of the week, year.
FIELDS = [(0, 59), (0, 23), (1, 31), (1, 12), (1, 7), (1970, 2199)]
NAMES = re.compile(r"^(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)$")


def is_expression(text):
    rate = RATE.match(text)
    if rate:
        # One minute, two minutes: the service refuses the other forms.
        return int(rate[1]) > 0 and (rate[1] == "1") == (rate[3] == "")
    cron = CRON.match(text)
    if cron:
        fields = cron[1].split(" ")
        if len(fields) != len(FIELDS) or (fields[2] == "?") == (fields[4] == "?"):
            return False
        return all(is_field(field, limits) for field, limits in zip(fields, FIELDS))
    return bool(AT.match(text))


def is_field(field, limits):
    """One field of cron: numbers, names, ranges, lists and steps. `L`, `W` and `#` are not used here."""
    least, most = limits
    for part in field.split(","):
        base, _, step = part.partition("/")
        if step and not (step.isdigit() and int(step) > 0):
            return False
        if base in ("*", "?"):
            continue
        for end in base.split("-"):
            number = end.isdigit() and least <= int(end) <= most
            if not number and not NAMES.match(end):
                return False
    return True


def faults(template, _expansion):
    queues = of_type(template, "AWS::SQS::Queue")
    for name, schedule in of_type(template, "AWS::Scheduler::Schedule").items():
        properties = schedule["Properties"]
        if not is_expression(properties["ScheduleExpression"]):
            yield f"{name}: {properties['ScheduleExpression']} is no schedule"
        target = properties["Target"]
        if named(target["Arn"]) not in of_type(template, FUNCTION):
            yield f"{name} calls no function"
        dead = named(target.get("DeadLetterConfig", {}).get("Arn"))
        if dead not in queues:
            yield f"{name} has no queue for what is lost"
        if "RetryPolicy" not in target:
            yield f"{name} is tried for a day: its next run is due before"
        may = allowed(template, named(target.get("RoleArn")))
        for action, resource in (("lambda:InvokeFunction", named(target["Arn"])), ("sqs:SendMessage", dead)):
            if (action, resource) not in may:
                yield f"{name} has no right to {action} on {resource}"
    for name, mapping in of_type(template, "AWS::Lambda::EventSourceMapping").items():
        properties = mapping["Properties"]
        dead = properties.get("DestinationConfig", {}).get("OnFailure", {}).get("Destination")
        if named(dead) not in queues:
            yield f"{name} has no queue for what is lost"
        if "MaximumRetryAttempts" not in properties:
            yield f"{name}: one record could hold up all that come behind it"
    yield from of_failures(template, queues)


def allowed(template, role):
    """Pairs of an action and the resource that it is allowed on, of a role that is written out."""
    policies = template["Resources"].get(role, {}).get("Properties", {}).get("Policies", [])
    pairs = set()
    for policy in policies:
        for statement in listed(policy["PolicyDocument"]["Statement"]):
            for action in listed(statement["Action"]):
                pairs |= {(action, named(resource)) for resource in listed(statement["Resource"])}
    return pairs


def is_reserved(value, least):
    """Whether a number of functions is kept free, enough for runs that overlap, where the account is
    allowed as many. A new one is not, so that this is asked of whoever deploys."""
    condition, number, _ = (value or {}).get("Fn::If", (None, 0, None))
    return condition == "ReservesSweeps" and number >= least


def of_failures(template, queues):
    """A function that a schedule calls fails later than the call: it needs a queue of its own. And
    every queue has an alarm."""
    called = {}
    for schedule in of_type(template, "AWS::Scheduler::Schedule").values():
        each_minute = schedule["Properties"]["ScheduleExpression"] == "rate(1 minute)"
        called[named(schedule["Properties"]["Target"]["Arn"])] = 6 if each_minute else 1
    for name in sorted(set(called) & set(of_type(template, FUNCTION))):
        config = template["Resources"][name]["Properties"].get("EventInvokeConfig", {})
        destination = config.get("DestinationConfig", {}).get("OnFailure", {}).get("Destination")
        if named(destination) not in queues:
            yield f"{name}: a run that fails is lost"
        if not is_reserved(template["Resources"][name]["Properties"].get("ReservedConcurrentExecutions"), called[name]):
            yield f"{name}: who asks much can keep it from running"
    alarms = of_type(template, "AWS::CloudWatch::Alarm").values()
    watched = {
        named(dimension["Value"]) for alarm in alarms for dimension in alarm["Properties"].get("Dimensions", [])
    }
    for name in queues:
        if name not in watched:
            yield f"{name} has no alarm"
