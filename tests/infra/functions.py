"""Each folder of functions/ is a function, with a log that ends, traced, and asked as it can answer."""

import functools
import re

import sam
from sam import FUNCTION, PROJECT, listed, named, of_type

CODE = re.compile(r"^\.\./\.\./target/lambda/([a-z-]+)/$")
LOG = "AWS::Logs::LogGroup"

# What a function has besides the table: what its main asks for, and where that is.
TOOLS = {
    ".with_mails()": "POSTHORN_MAIL_FROM",
    ".with_tables()": "POSTHORN_TABLEBASE_URL",
    ".with_files()": "POSTHORN_FILES_BUCKET",
}


def code_of(function):
    """The binary that a function runs; none where it is no folder that the build writes."""
    code = CODE.match(str(function["Properties"].get("CodeUri")))
    return code and code[1]


@functools.cache
def main_of(folder):
    """What a function begins with."""
    path = PROJECT / "functions" / folder / "src/main.rs"
    return path.read_text() if path.exists() else ""


def answers_requests(folder):
    """Whether a function's main serves a router; the others take events."""
    return ".serve(" in main_of(folder)


def faults(template, expansion):
    yield from of_folders(template)
    yield from of_logs(template)
    yield from of_tracing(template, expansion)
    yield from of_integrations(template)
    yield from of_tablebases(template)
    yield from of_tools(template)


def of_folders(template):
    """A function without a binary cannot be deployed, one without a resource would be missed."""
    seen = [code_of(function) for function in of_type(template, FUNCTION).values()]
    for name, function in of_type(template, FUNCTION).items():
        code = code_of(function)
        if code not in sam.binaries():
            yield f"{name}: there is no folder functions/{code}"
        elif seen.count(code) > 1:
            yield f"{name}: {code} is another function's code, too"
    for folder, binary in sam.binaries().items():
        if folder not in seen:
            yield f"functions/{folder} has no function in the template"
        if binary != folder:
            yield f"functions/{folder} builds {binary}, which nobody deploys"


def of_logs(template):
    """Lambda makes a log that is kept for ever where it is told none."""
    groups = of_type(template, LOG)
    used = set()
    for name, function in of_type(template, FUNCTION).items():
        group = named(function["Properties"].get("LoggingConfig", {}).get("LogGroup"))
        if group not in groups:
            yield f"{name} has no log group"
        elif group in used:
            yield f"{name}: {group} is the log of another function"
        used.add(group)
    for name, group in groups.items():
        if "RetentionInDays" not in group["Properties"]:
            yield f"{name} is kept for ever"


def of_tracing(template, expansion):
    """Every function is traced, and may write traces only by that: SAM gives the right with it."""
    for name, function in of_type(expansion, "AWS::Lambda::Function").items():
        if function["Properties"].get("TracingConfig", {}).get("Mode") != "Active":
            yield f"{name} is not traced"
    for name, resource in template["Resources"].items():
        if re.search("xray", str(resource), re.IGNORECASE):
            yield f"{name} names a right to write traces: tracing brings it"


def of_integrations(template):
    """A function that serves a router is asked through the API alone; the others are not."""
    api = set(of_type(template, "AWS::ApiGatewayV2::Api"))
    integrations = of_type(template, "AWS::ApiGatewayV2::Integration")
    permissions = of_type(template, "AWS::Lambda::Permission")
    asked = [named(i["Properties"]["IntegrationUri"]) for i in integrations.values()]
    allowed = [
        named(p["Properties"]["FunctionName"])
        for p in permissions.values()
        if p["Properties"]["Principal"] == "apigateway.amazonaws.com"
    ]
    for name, function in of_type(template, FUNCTION).items():
        code = code_of(function)
        wanted = 1 if code in sam.binaries() and answers_requests(code) else 0
        for what, count in (("integration", asked.count(name)), ("permission", allowed.count(name))):
            if count != wanted:
                yield f"{name}: {what}s with the API: {count} in place of {wanted}"
    for name, integration in integrations.items():
        properties = integration["Properties"]
        if named(properties["IntegrationUri"]) not in of_type(template, FUNCTION):
            yield f"{name} asks no function"
        if properties.get("IntegrationType") != "AWS_PROXY" or properties.get("PayloadFormatVersion") != "2.0":
            yield f"{name} does not hand requests over as lambda_http reads them"
    for name, permission in permissions.items():
        source = listed(permission["Properties"].get("SourceArn"))[0]
        if not any(f"${{{one}}}" in str(source) for one in api):
            yield f"{name} lets others than the API ask"


@functools.cache
def asks_tablebases(folder):
    """Whether a function's code asks the endgame tables."""
    sources = (PROJECT / "functions" / folder / "src").rglob("*.rs")
    return any(re.search(r"app\.(ask_tables|make_claim)\(", path.read_text()) for path in sources)


def of_tablebases(template):
    """Who asks the endgame tables has to know where they are: without, claims go to the director."""
    for name, function in of_type(template, FUNCTION).items():
        variables = function["Properties"].get("Environment", {}).get("Variables", {})
        if ("POSTHORN_TABLEBASE_URL" in variables) != asks_tablebases(str(code_of(function))):
            yield f"{name}: POSTHORN_TABLEBASE_URL is for who asks the tables"


def of_tools(template):
    """What a main asks for is told by a variable; what it does not ask for is no part of its binary."""
    for name, function in of_type(template, FUNCTION).items():
        variables = function["Properties"].get("Environment", {}).get("Variables", {})
        main = main_of(str(code_of(function)))
        for tool, variable in TOOLS.items():
            if (variable in variables) != (tool in main):
                yield f"{name}: {variable} and {tool} go together"
