"""Rights: nothing more than what is named, and what a variable names can be used."""

import re

from functions import code_of, main_of
from sam import FUNCTION, listed, named, of_type

TABLE_READS = {"dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:Query", "dynamodb:Scan"}
FILES = "POSTHORN_FILES_BUCKET"
MAIL = "POSTHORN_MAIL_FROM"
# What somebody could do harm with; what stands beside them is public, or opens nothing.
SECRETS = {"session-key", "postmark-key", "refresh-key", "push-key"}
# What is left of accounts to whom; sign-in has them to itself. What the policies say is held by
# api::security::accounts.
ACCOUNTS = {"SignIn": None, "Settings": "ChangesAccounts", "Federations": "ChangesAccounts", "ClockTick": "MovesAccounts"}


def documents(template):
    """Every policy that is written out, with the name of the resource that it stands in."""
    for name, resource in template["Resources"].items():
        properties = resource.get("Properties", {})
        for policy in listed(properties.get("Policies") or []):
            if isinstance(policy, dict) and "Statement" in policy:
                yield name, policy
            elif isinstance(policy, dict) and "PolicyDocument" in policy:
                yield name, policy["PolicyDocument"]
        if "PolicyDocument" in properties:
            yield name, properties["PolicyDocument"]


def text_of(resource):
    """A resource as far as it is written: what is put in when it is deployed is narrow by itself."""
    if isinstance(resource, dict) and "Fn::Sub" in resource:
        substitution = resource["Fn::Sub"]
        return substitution if isinstance(substitution, str) else substitution[0]
    return resource if isinstance(resource, str) else ""


def is_wide(resource):
    """A star is for what lies under a path, at its end: nothing else is narrowed by the rest."""
    text = text_of(resource)
    return "*" in text and not (text.count("*") == 1 and text.endswith("/*") and text.count("/*") == 1)


def faults(template, _expansion):
    for secret in SECRETS.intersection(secrets_in(template["Resources"]["ReadsParameters"]["Properties"])):
        yield f"every function has {secret}"
    for name, document in documents(template):
        if document.get("Version") != "2012-10-17":
            yield f"{name}: a policy without its version is read as one of 2008"
        for statement in listed(document["Statement"]):
            yield from of_statement(name, statement)
    for name, function in of_type(template, FUNCTION).items():
        yield from of_function(name, function["Properties"])
        yield from of_secrets(name, function)


def of_statement(name, statement):
    for key in ("NotAction", "NotResource", "NotPrincipal"):
        if key in statement:
            yield f"{name}: {key} allows what nobody has thought of"
    if statement["Effect"] == "Deny":
        # It cannot be too wide.
        return
    conditions = statement.get("Condition", {})
    for test, keys in conditions.items():
        for key in keys if test.startswith("ForAllValues:") else ():
            if conditions.get("Null", {}).get(key) != "false":
                yield f"{name}: who names no {key} may do it, too"
    for action in listed(statement.get("Action", [])):
        if "*" in action:
            yield f"{name}: {action} is more than one action"
    for resource in listed(statement.get("Resource", [])):
        if is_wide(resource):
            yield f"{name}: {text_of(resource)} is wider than it has to be"
    if statement.get("Principal") == "*":
        yield f"{name} is open to everybody"


def secrets_in(properties):
    """The last parts of the parameters that policies name."""
    documents = [properties["PolicyDocument"]] if "PolicyDocument" in properties else properties.get("Policies", [])
    statements = [s for document in documents for s in listed(document.get("Statement", []))]
    paths = [text_of(resource) for s in statements for resource in listed(s["Resource"])]
    return {path.rsplit("/", 1)[1] for path in paths if ":parameter/" in path}


def of_secrets(name, function):
    """Who has a secret can do with it whatever it is for: only whose main asks for one may read it."""
    asked = set(re.findall(r"Secret::(\w+)", main_of(str(code_of(function)))))
    wanted = {f"{secret.lower()}-key" for secret in asked}
    for secret in sorted(secrets_in(function["Properties"]) ^ wanted):
        yield f"{name}: {secret} is for whose main asks for it"


def is_narrow_scan(statement):
    """Going through the table names no keys: only what is seen of each item can be narrowed."""
    condition = statement.get("Condition", {})
    seen = condition.get("ForAllValues:StringEquals", {}).get("dynamodb:Attributes")
    selected = condition.get("StringEquals", {}).get("dynamodb:Select")
    return bool(seen) and selected == "SPECIFIC_ATTRIBUTES"


def of_function(name, properties):
    statements, managed = [], []
    for policy in properties.get("Policies", []):
        if "Statement" in policy:
            statements += listed(policy["Statement"])
        else:
            managed.append(named(policy) or named(policy.get("Fn::If", [None, None])[1]))
    if "ReadsParameters" not in managed:
        yield f"{name} cannot read its secrets"
    # Who sends mails finds an account by its address.
    apart = {"SignIn": None, "Notify": "StaysOutOfSessions"}.get(name, "StaysOutOfAccounts")
    if apart is not None and apart not in managed:
        yield f"{name} may reach sessions and addresses"
    left = ACCOUNTS.get(name, "ReadsAccounts")
    if left is not None and left not in managed:
        yield f"{name} may reach passwords, and give offices"
    for statement in statements:
        actions = set(listed(statement["Action"]))
        if "dynamodb:Scan" in actions and not is_narrow_scan(statement):
            yield f"{name} goes through the table and sees all of each item"
        if actions & TABLE_READS and actions - TABLE_READS:
            yield f"{name}: a statement both reads and writes"
    variables = properties.get("Environment", {}).get("Variables", {})
    uses_files = any(action.startswith("s3:") for s in statements for action in listed(s["Action"]))
    for variable, has_right in ((FILES, uses_files), (MAIL, "SendsMail" in managed)):
        if (variable in variables) != has_right:
            yield f"{name}: {variable} and the right to use it do not go together"
