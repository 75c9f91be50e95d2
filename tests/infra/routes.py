"""Routes: each leads to a function, none is written twice, and each path has its reader.

That they are those of the routers, a test in Rust holds, which can ask the routers.
"""

import re

from sam import of_type

METHODS = {"ANY", "GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}
PATH = re.compile(r"^(/([A-Za-z0-9._-]+|\{[a-z]+\}))+$")
TARGET = re.compile(r"^integrations/\$\{([A-Za-z0-9]+)\}$")


def target_of(route):
    """The integration that a route leads to."""
    target = TARGET.match(str(route["Properties"].get("Target", {}).get("Fn::Sub")))
    return target and target[1]


def faults(template, _expansion):
    integrations = of_type(template, "AWS::ApiGatewayV2::Integration")
    routes = of_type(template, "AWS::ApiGatewayV2::Route")
    seen, anything = {}, set()
    for name, route in routes.items():
        if target_of(route) not in integrations:
            yield f"{name} leads to no integration"
        key = route["Properties"]["RouteKey"]
        if key in seen:
            yield f"{name} is {seen[key]} once more"
        seen[key] = name
        if key == "$default":
            continue
        method, _, path = key.partition(" ")
        if method not in METHODS or not PATH.match(path):
            yield f"{name}: {key} is no route"
        if method == "ANY":
            anything.add(path)
    if "$default" not in seen:
        yield "what no route names is answered by the gateway, not by a function"
    for key, name in seen.items():
        path = key.partition(" ")[2]
        if path and path not in anything:
            yield f"{name}: no route takes the other methods of {path}"
    # The same place of two paths under one name: the gateway refuses them as one route.
    shapes = {}
    for path in sorted(anything):
        shape = re.sub(r"\{[a-z]+\}", "{}", path)
        if shape in shapes:
            yield f"{path} and {shapes[shape]} are one path"
        shapes[shape] = path
    used = {target_of(route) for route in routes.values()}
    for name in integrations:
        if name not in used:
            yield f"{name} is used by no route"
    for name, stage in of_type(template, "AWS::ApiGatewayV2::Stage").items():
        yield from of_stage(name, stage["Properties"])


def of_stage(name, stage):
    if stage["StageName"] != "$default":
        yield f"{name}: its name would stand in front of every path"
    if "DefaultRouteSettings" not in stage:
        yield f"{name} has no limits on requests"
    access = stage.get("AccessLogSettings", {}).get("Format", "")
    if not access:
        yield f"{name} has no access log"
    for secret in ("$context.path", "queryString", "$context.requestOverride", "authorizer"):
        if secret in access:
            yield f"{name} logs {secret}, which may hold a token"
