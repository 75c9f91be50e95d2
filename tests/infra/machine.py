"""State machines: every name that is gone to is a state, and every state is come to."""

from sam import of_type


def faults(template, _expansion):
    for name, machine in of_type(template, "AWS::Serverless::StateMachine").items():
        properties = machine["Properties"]
        yield from of_states(name, properties["Definition"])
        text = str(properties["Definition"])
        for substitution in properties.get("DefinitionSubstitutions", {}):
            if f"${{{substitution}}}" not in text:
                yield f"{name}: {substitution} is put in nowhere"


def of_states(name, definition):
    states = definition.get("States", {})
    start = definition.get("StartAt")
    if start not in states:
        yield f"{name} starts at {start}, which is no state"
    reached = {start}
    for state, body in states.items():
        for target in targets(body):
            reached.add(target)
            if target not in states:
                yield f"{name}: {state} goes to {target}, which is no state"
        if body["Type"] not in ("Succeed", "Fail", "Choice") and ("Next" in body) == ("End" in body):
            yield f"{name}: {state} neither goes on nor ends"
        for inner in [body.get("ItemProcessor"), *body.get("Branches", [])]:
            if inner:
                yield from of_states(f"{name}, {state}", inner)
    for state in states:
        if state not in reached:
            yield f"{name}: nothing leads to {state}"


def targets(body):
    for key in ("Next", "Default"):
        if key in body:
            yield body[key]
    for several in ("Choices", "Catch"):
        for one in body.get(several, []):
            yield one.get("Next")
