"""What stands in us-east-1: one address can neither try passwords for ever nor keep the API from all
others, and the log of who has asked holds no secrets and ends."""

import re

import sam
from sam import PROJECT, named, of_type

EDGE = sam.read(PROJECT / "infra/aws/edge.yaml")

# What counts attempts in functions/sign-in/src/limits.rs, and more of the API besides.
TIGHT = ["/api/sign-in", "/api/sign-up", "/api/password/forgot", "/api/password/reset", "/api/me/delete"]
WIDE = ["/api/games/1/moves", "/xfcc/XfccBasic.asmx", "/.well-known/jwks.json"]
# A key's requests in five minutes, shared/app/src/who/api_key.rs.
KEY_MAX = re.search(r"KEY_REQUESTS_MAX: u32 = (\d+);", (PROJECT / "shared/app/src/who/api_key.rs").read_text())
# Where links that set passwords and private addresses stand.
SECRET = {"cs-uri-stem", "cs-uri-query", "cs(Referer)", "cs(Cookie)"}


def faults(template, _expansion):
    for name, distribution in of_type(template, "AWS::CloudFront::Distribution").items():
        firewall = distribution["Properties"]["DistributionConfig"].get("WebACLId", {})
        if named(firewall.get("Fn::If", [None, None])[1]) != "FirewallArn":
            yield f"{name}: nobody counts how often an address asks"
    for name, firewall in of_type(EDGE, "AWS::WAFv2::WebACL").items():
        yield from of_firewall(name, firewall["Properties"])
    for name, delivery in of_type(EDGE, "AWS::Logs::Delivery").items():
        for field in sorted(SECRET & set(delivery["Properties"].get("RecordFields", SECRET))):
            yield f"{name}: {field} may hold a secret"
    for name, group in of_type(EDGE, "AWS::Logs::LogGroup").items():
        if "RetentionInDays" not in group["Properties"]:
            yield f"{name}: addresses are kept for ever"


def of_firewall(name, properties):
    if properties["Scope"] != "CLOUDFRONT":
        yield f"{name} cannot stand before CloudFront"
    least = {path: limit(properties, path) for path in TIGHT + WIDE}
    for path in TIGHT:
        if not least[path] or least[path] > 100:
            yield f"{name}: one address may try {path} without end"
    for path in WIDE:
        if not least[path]:
            yield f"{name}: one address may ask {path} without end"
        elif least[path] < 5 * int(KEY_MAX[1]):
            yield f"{name}: {path} refuses a program that asks as often as it may"


def limit(properties, path):
    """How often an address may ask for a path in five minutes; none: without end."""
    limits = []
    for rule in properties["Rules"]:
        rate = rule["Statement"].get("RateBasedStatement", {})
        match = rate.get("ScopeDownStatement", {}).get("RegexMatchStatement", {})
        blocks = "Block" in rule.get("Action", {}) and rate.get("AggregateKeyType") == "IP"
        if blocks and re.search(match.get("RegexString", "$^"), path):
            limits.append(rate["Limit"] * 300 // rate["EvaluationWindowSec"])
    return min(limits, default=None)
