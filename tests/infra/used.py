"""Rights that nobody needs: what the Rust tests have used of the table stands in target/rights, an empty
file for each right, named `function.Action.table` or `function.Action.index`, and for each secret that a
function has used, named `function.parameter.secret`."""

import sys

from rights import text_of
from sam import FUNCTION, PROJECT, listed, named, of_type, read

# Each function asks the table whether it is there when it starts.
AT_START = "GetItem.table"

# What the code can come to, though no test has it do so in that function's name, or not each time.
REACHABLE = {
    "clocks.DeleteItem.table": "a game that ends by a claim of time takes its prepared lines along",
    "events.ConditionCheckItem.table": "leave that stands in the books reaches games that are published",
    "imports.ConditionCheckItem.table": "leave that stands in the books reaches games that are brought",
    "withdraw.ConditionCheckItem.table": "clocks are brought up to date before a game is decided",
    "rate.DeleteItem.table": "a list that has become shorter loses its last chunk",
    "rate-shares.DeleteItem.table": "a list that has become shorter loses its last chunk",
    "rate-shares.UpdateItem.table": "profiles take their ratings from a published list",
    "time-forfeit.PutItem.table": "a game that goes to the adjudicators stands on the desk",
    "notify.DeleteItem.table": "a browser that is gone loses its subscription",
}


def place(resource):
    """The table, or the index that a resource is; nothing for its stream and for anything else."""
    if named(resource) == "Table":
        return "table"
    text = text_of(resource)
    return text.rsplit("/", 1)[1] if text.startswith("${Table.Arn}/index/") else None


def granted(template):
    """What the functions may do with the table, named as the files are."""
    for function in of_type(template, FUNCTION).values():
        properties = function["Properties"]
        folder = properties["CodeUri"].rstrip("/").rsplit("/", 1)[1]
        for policy in properties.get("Policies", []):
            for statement in listed(policy.get("Statement", [])):
                for action in listed(statement["Action"]):
                    for resource in listed(statement["Resource"]):
                        where = place(resource)
                        if action == "ssm:GetParameters":
                            yield f"{folder}.{text_of(resource).rsplit('/', 1)[1]}.secret"
                        if where and action.startswith("dynamodb:"):
                            yield f"{folder}.{action.removeprefix('dynamodb:')}.{where}"


def unused(template, used):
    return sorted(
        right
        for right in set(granted(template)) - used
        if not right.endswith(AT_START) and right not in REACHABLE
    )


def main():
    used = {path.name for path in (PROJECT / "target/rights").glob("*")}
    if not used:
        sys.exit("target/rights is empty: run the Rust tests first")
    told = [f"{right}: no test has needed this right" for right in unused(read(), used)]
    sys.exit("\n".join(told) if told else 0)


if __name__ == "__main__":
    main()
