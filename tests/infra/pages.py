"""The site: its origins, and that CloudFront does what infra/local/src/site.rs does."""

import re

from sam import PROJECT, named, of_type

LOCAL = (PROJECT / "infra/local/src/site.rs").read_text()
HEADERS = "AWS::CloudFront::ResponseHeadersPolicy"


def faults(template, _expansion):
    for name, distribution in of_type(template, "AWS::CloudFront::Distribution").items():
        config = distribution["Properties"]["DistributionConfig"]
        yield from of_origins(name, config)
        yield from of_prefixes(name, config)
        yield from of_headers(template, name, config)
    yield from of_previews(template)
    yield from of_buckets(template)


def behaviours(config):
    default = dict(config["DefaultCacheBehavior"], PathPattern="*")
    return [*config.get("CacheBehaviors", []), default]


def of_origins(name, config):
    origins = [origin["Id"] for origin in config["Origins"]]
    used = {behaviour["TargetOriginId"] for behaviour in behaviours(config)}
    for origin in sorted(used - set(origins)):
        yield f"{name}: there is no origin {origin}"
    for origin in sorted(set(origins) - used):
        yield f"{name}: nothing is taken from {origin}"


def of_prefixes(name, config):
    """What the local stack hands to the routers goes to the API, uncached, and the rest does not."""
    ours = re.search(r"let ours = \[([^\]]*)\];", LOCAL)
    # The local stack's own pages are of no other.
    wanted = {prefix + "*" for prefix in re.findall(r'"([^"]+)"', ours[1])} - {"/local/*"}
    api = {b["PathPattern"]: b for b in behaviours(config) if b["TargetOriginId"] == "api"}
    for path in sorted(wanted - set(api)):
        yield f"{name}: {path} does not reach the API"
    for path in sorted(set(api) - wanted):
        yield f"{name}: {path} is none of the API's in the local stack"
    for path, behaviour in api.items():
        if len(behaviour.get("AllowedMethods", [])) != 7:
            yield f"{name}: {path} does not take every method"
        # CachingDisabled and AllViewerExceptHostHeader by their published names.
        if behaviour["CachePolicyId"] != "4135ea2d-6df8-44a3-9df3-4b5a84be39ad":
            yield f"{name}: answers of {path} are kept"
        if behaviour.get("OriginRequestPolicyId") != "b689b0a8-53d0-40ab-baf2-68738e2966ac":
            yield f"{name}: {path} does not hand the request over without its host"
        called = [named(a["FunctionARN"]) for a in behaviour.get("FunctionAssociations", [])]
        if called != ["Viewer"]:
            yield f"{name}: {path} does not tell who is asking"


def text_of(name):
    """A text of the local stack, its lines joined as Rust joins them."""
    found = re.search(name + r': &str = "(.*?)";', LOCAL, re.DOTALL)
    return re.sub(r"\\\n\s*", "", found[1])


def of_previews(template):
    """What makes previews of links is known by the same names."""
    code = template["Resources"]["Pages"]["Properties"]["FunctionCode"]
    if "/" + text_of("PREVIEWS") + "/i" not in code:
        yield "Pages: it does not lead the programs of the local stack to the cards of games"


def of_headers(template, name, config):
    text = text_of("CONTENT_SECURITY_POLICY")
    permissions = text_of("PERMISSIONS_POLICY")
    looser = text.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    for behaviour in behaviours(config):
        path = behaviour["PathPattern"]
        policy = named(behaviour.get("ResponseHeadersPolicyId"))
        if policy not in of_type(template, HEADERS):
            yield f"{name}: {path} has no security headers"
            continue
        headers = template["Resources"][policy]["Properties"]["ResponseHeadersPolicyConfig"]
        security = headers["SecurityHeadersConfig"]
        content = security["ContentSecurityPolicy"]["ContentSecurityPolicy"]
        if content != (looser if path == "/api.html" else text):
            yield f"{policy}: the content security policy of {path} is not that of the local stack"
        told = {item["Header"]: item["Value"] for item in headers["CustomHeadersConfig"]["Items"]}
        same = (
            security["ReferrerPolicy"]["ReferrerPolicy"] == "same-origin"
            and "ContentTypeOptions" in security
            and told == {"cross-origin-opener-policy": "same-origin", "permissions-policy": permissions}
        )
        if not security.get("StrictTransportSecurity", {}).get("IncludeSubdomains"):
            yield f"{policy}: browsers may try {path} without TLS again"
        if not same:
            yield f"{policy}: its headers are not those of the local stack"


def of_buckets(template):
    closed = ("BlockPublicAcls", "BlockPublicPolicy", "IgnorePublicAcls", "RestrictPublicBuckets")
    for name, bucket in of_type(template, "AWS::S3::Bucket").items():
        access = bucket["Properties"].get("PublicAccessBlockConfiguration", {})
        if not all(access.get(one) is True for one in closed):
            yield f"{name} could be opened to everybody"
        if not any(is_closed_without_tls(policy, name) for policy in of_type(template, "AWS::S3::BucketPolicy").values()):
            yield f"{name} can be reached without TLS"


def is_closed_without_tls(policy, bucket):
    """Whether a policy refuses everything of a bucket, and all in it, to whoever comes without TLS."""
    properties = policy["Properties"]
    whole = [{"Fn::GetAtt": [bucket, "Arn"]}, {"Fn::Sub": f"${{{bucket}.Arn}}/*"}]
    wanted = {
        "Effect": "Deny",
        "Principal": "*",
        "Action": "s3:*",
        "Resource": whole,
        "Condition": {"Bool": {"aws:SecureTransport": "false"}},
    }
    return named(properties["Bucket"]) == bucket and wanted in properties["PolicyDocument"]["Statement"]
