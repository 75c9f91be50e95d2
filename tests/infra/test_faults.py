"""Each check finds what it is there for: a copy of the template is broken in one place, and exactly
that is told."""

import ast
import base64
import copy
import inspect
import json
import re
import subprocess
import unittest
from unittest import mock

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

import alarms
import check
import firewall
import sam
import schedules

TEMPLATE = sam.read()
EXPANSION = sam.expanded(TEMPLATE)


def put(path, value):
    """Breaks a template by one value; the path's first step is a resource."""

    def change(resources):
        *steps, last = path.split("/")
        place = resources
        for step in steps:
            place = place[int(step) if isinstance(place, list) else step]
        if isinstance(place, list):
            place[int(last):int(last) + 1] = [] if value is REMOVED else [value]
        elif value is REMOVED:
            del place[last]
        else:
            place[last] = value

    return change


REMOVED = object()


def remove(path):
    return put(path, REMOVED)


def again(name, of):
    """One more resource like another."""
    return lambda resources: resources.__setitem__(name, copy.deepcopy(resources[of]))


def route(key):
    """One more route of `games`."""

    def change(resources):
        again("RouteMore", "RouteGames")(resources)
        resources["RouteMore"]["Properties"]["RouteKey"] = key

    return change


def statement(function, **parts):
    """One more statement of a function's own."""

    def change(resources):
        more = {"Effect": "Allow", "Action": "dynamodb:GetItem", "Resource": {"Fn::GetAtt": ["Table", "Arn"]}, **parts}
        resources[function]["Properties"]["Policies"][-1]["Statement"].append(more)

    return change


def woken(*beginnings):
    """A filter of the stream."""
    return json.dumps({"dynamodb": {"Keys": {"pk": {"S": [{"prefix": one} for one in beginnings]}}}})


GAMES = "Games/Properties/"
def runs(*states):
    """A filter of the pipe that starts rating runs."""
    image = {"sk": {"S": ["RUN"]}, "state": {"S": list(states)}}
    return json.dumps({"dynamodb": {"NewImage": image}})


TICK = "ClockTickSchedule/Properties/"
MACHINE = "RatingRun/Properties/Definition/"
PIPE = "RatingRuns/Properties/"
SITE = "Distribution/Properties/DistributionConfig/"
CSP = "ResponseHeadersPolicyConfig/SecurityHeadersConfig/ContentSecurityPolicy/ContentSecurityPolicy"

CASES = [
    # table
    (put("Table/UpdateReplacePolicy", "Delete"), "Table goes when its stack does, or gets another name"),
    (remove("Table/Properties/DeletionProtectionEnabled"), "Table can be deleted by a mistake"),
    (put("Table/Properties/PointInTimeRecoverySpecification/PointInTimeRecoveryEnabled", False), "Table cannot be brought back as it was"),
    # functions
    (put(GAMES + "CodeUri", "../../target/lambda/gmes/"), "Games: there is no folder functions/gmes"),
    (put(GAMES + "CodeUri", "../../target/lambda/gmes/"), "functions/games has no function in the template"),
    (put(GAMES + "CodeUri", "../../target/lambda/rate/"), "Games: rate is another function's code, too"),
    (remove(GAMES + "LoggingConfig"), "Games has no log group"),
    (put(GAMES + "LoggingConfig/LogGroup/Ref", "RateLog"), "Rate: RateLog is the log of another function"),
    (remove("GamesLog/Properties/RetentionInDays"), "GamesLog is kept for ever"),
    (statement("Games", Action="xray:PutTraceSegments"), "Games names a right to write traces: tracing brings it"),
    (remove("GamesIntegration"), "Games: integrations with the API: 0 in place of 1"),
    (remove("GamesPermission"), "Games: permissions with the API: 0 in place of 1"),
    (again("Twice", "GamesPermission"), "Games: permissions with the API: 2 in place of 1"),
    (put("GamesIntegration/Properties/IntegrationUri/Fn::GetAtt/0", "Notify"), "Notify: integrations with the API: 1 in place of 0"),
    (put("GamesIntegration/Properties/IntegrationUri/Fn::GetAtt/0", "Table"), "GamesIntegration asks no function"),
    (put("GamesIntegration/Properties/PayloadFormatVersion", "1.0"), "GamesIntegration does not hand requests over as lambda_http reads them"),
    (remove("GamesPermission/Properties/SourceArn"), "GamesPermission lets others than the API ask"),
    (remove("Xfcc/Properties/Environment"), "Xfcc: POSTHORN_TABLEBASE_URL is for who asks the tables"),
    (remove("Exports/Properties/Environment"), "Exports: POSTHORN_FILES_BUCKET and .with_files() go together"),
    (put("Games/Properties/Environment", {"Variables": {"POSTHORN_MAIL_FROM": "x"}}), "Games: POSTHORN_MAIL_FROM and .with_mails() go together"),
    # routes
    (put("RouteGames/Properties/Target/Fn::Sub", "integrations/${GameIntegration}"), "RouteGames leads to no integration"),
    (put("RouteGames/Properties/Target/Fn::Sub", "${GamesIntegration}"), "RouteGames leads to no integration"),
    (again("RouteMore", "RouteGames"), "RouteMore is RouteGames once more"),
    (route("ANY api/more"), "RouteMore: ANY api/more is no route"),
    (route("FETCH /api/more"), "RouteMore: FETCH /api/more is no route"),
    (route("ANY /api/games/:id"), "RouteMore: ANY /api/games/:id is no route"),
    (route("POST /api/more"), "RouteMore: no route takes the other methods of /api/more"),
    (route("ANY /api/games/{game}"), "/api/games/{id} and /api/games/{game} are one path"),
    (remove("RouteDefault"), "what no route names is answered by the gateway, not by a function"),
    (remove("RouteXfccXfccBasicAsmx"), "XfccIntegration is used by no route"),
    (put("ApiStage/Properties/StageName", "production"), "ApiStage: its name would stand in front of every path"),
    (remove("ApiStage/Properties/DefaultRouteSettings"), "ApiStage has no limits on requests"),
    (remove("ApiStage/Properties/AccessLogSettings"), "ApiStage has no access log"),
    (put("ApiStage/Properties/AccessLogSettings/Format", "$context.path"), "ApiStage logs $context.path, which may hold a token"),
    # schedules
    (put(TICK + "ScheduleExpression", "rate(1 minutes)"), "ClockTickSchedule: rate(1 minutes) is no schedule"),
    (put(TICK + "Target/Arn/Fn::GetAtt/0", "Table"), "ClockTickSchedule calls no function"),
    (remove(TICK + "Target/DeadLetterConfig"), "ClockTickSchedule has no queue for what is lost"),
    (remove(TICK + "Target/RetryPolicy"), "ClockTickSchedule is tried for a day: its next run is due before"),
    (put(TICK + "Target/Arn/Fn::GetAtt/0", "Games"), "ClockTickSchedule has no right to lambda:InvokeFunction on Games"),
    (remove("SchedulerRole/Properties/Policies/0/PolicyDocument/Statement/1"), "ClockTickSchedule has no right to sqs:SendMessage on LostTicks"),
    (remove("Changes/Properties/DestinationConfig"), "Changes has no queue for what is lost"),
    (remove("Changes/Properties/MaximumRetryAttempts"), "Changes: one record could hold up all that come behind it"),
    (remove("ClockTick/Properties/EventInvokeConfig"), "ClockTick: a run that fails is lost"),
    (remove("ClockTick/Properties/ReservedConcurrentExecutions"), "ClockTick: who asks much can keep it from running"),
    (put("Notify/Properties/ReservedConcurrentExecutions/Fn::If/1", 1), "Notify: who asks much can keep it from running"),
    (remove("LostTicksAlarm"), "LostTicks has no alarm"),
    # stream
    (put("Changes/Properties/FilterCriteria/Filters/0/Pattern", woken("G#", "CASE#", "TITLE#", "TRANSFER#", "ADDRESS#")), "Changes: nobody is woken for IMPORT#"),
    (put("Changes/Properties/FilterCriteria/Filters/0/Pattern", woken("G#", "CASE#", "TITLE#", "TRANSFER#", "IMPORT#", "ADDRESS#", "P#")), "Changes: P# wakes for nothing"),
    (remove("Changes/Properties/FunctionResponseTypes"), "Changes: one record that fails makes all of its batch come again"),
    # state machine
    (put(MACHINE + "StartAt", "Begins"), "RatingRun starts at Begins, which is no state"),
    (put(MACHINE + "States/Ask/Next", "Looks"), "RatingRun: Ask goes to Looks, which is no state"),
    (put(MACHINE + "States/Look/Default", "Rests"), "RatingRun: Look goes to Rests, which is no state"),
    (put(MACHINE + "States/Look/Choices/0/Next", "Rest"), "RatingRun: nothing leads to Shares"),
    (put(MACHINE + "States/Shares/ItemProcessor/StartAt", "Ask"), "RatingRun, Shares starts at Ask, which is no state"),
    (remove(MACHINE + "States/Ask/Next"), "RatingRun: Ask neither goes on nor ends"),
    (put("RatingRun/Properties/DefinitionSubstitutions/Other", "x"), "RatingRun: Other is put in nowhere"),
    # pipes
    (put(PIPE + "SourceParameters/FilterCriteria/Filters/0/Pattern", runs("Collected")), "RatingRuns: no run is ever Collected"),
    (put(PIPE + "TargetParameters/InputTemplate", '{"list": <$.dynamodb.NewImage.name.S>}'), "RatingRuns: a run has no name"),
    (remove(PIPE + "SourceParameters/DynamoDBStreamParameters/DeadLetterConfig"), "RatingRuns has no queue for what is lost"),
    (remove("RatingRunsRole/Properties/Policies/0/PolicyDocument/Statement/1"), "RatingRuns has no right to start RatingRun"),
    # pages
    (put(SITE + "DefaultCacheBehavior/TargetOriginId", "sites"), "Distribution: there is no origin sites"),
    (put(SITE + "Origins/0/Id", "sites"), "Distribution: nothing is taken from sites"),
    (put(SITE + "CacheBehaviors/3/PathPattern", "/xfc/*"), "Distribution: /xfcc/* does not reach the API"),
    (put(SITE + "CacheBehaviors/3/PathPattern", "/xfc/*"), "Distribution: /xfc/* is none of the API's in the local stack"),
    (put(SITE + "CacheBehaviors/2/AllowedMethods", ["GET", "HEAD"]), "Distribution: /api/* does not take every method"),
    (put(SITE + "CacheBehaviors/2/CachePolicyId", "658327ea"), "Distribution: answers of /api/* are kept"),
    (remove(SITE + "CacheBehaviors/2/OriginRequestPolicyId"), "Distribution: /api/* does not hand the request over without its host"),
    (remove(SITE + "CacheBehaviors/2/FunctionAssociations"), "Distribution: /api/* does not tell who is asking"),
    (remove(SITE + "DefaultCacheBehavior/ResponseHeadersPolicyId"), "Distribution: * has no security headers"),
    (put("Pages/Properties/FunctionCode", "/twitterbot/i"), "Pages: it does not lead the programs of the local stack to the cards of games"),
    (put("Headers/Properties/" + CSP, "default-src 'self'"), "Headers: the content security policy of * is not that of the local stack"),
    (put(SITE + "CacheBehaviors/0/ResponseHeadersPolicyId/Ref", "Headers"), "Headers: the content security policy of /api.html is not that of the local stack"),
    (put("Headers/Properties/ResponseHeadersPolicyConfig/SecurityHeadersConfig/ReferrerPolicy/ReferrerPolicy", "origin"), "Headers: its headers are not those of the local stack"),
    (remove("DescriptionHeaders/Properties/ResponseHeadersPolicyConfig/SecurityHeadersConfig/StrictTransportSecurity"), "DescriptionHeaders: browsers may try /api.html without TLS again"),
    (put("Site/Properties/PublicAccessBlockConfiguration/BlockPublicPolicy", False), "Site could be opened to everybody"),
    (remove("DescriptionHeaders/Properties/ResponseHeadersPolicyConfig/SecurityHeadersConfig/StrictTransportSecurity/IncludeSubdomains"), "DescriptionHeaders: browsers may try /api.html without TLS again"),
    (remove("Headers/Properties/ResponseHeadersPolicyConfig/CustomHeadersConfig/Items/1"), "Headers: its headers are not those of the local stack"),
    (remove("FilesPolicy"), "Files can be reached without TLS"),
    (put("SitePolicy/Properties/PolicyDocument/Statement/0/Resource/1", "arn:aws:s3:::other"), "Site can be reached without TLS"),
    # firewall
    (remove(SITE + "WebACLId"), "Distribution: nobody counts how often an address asks"),
    # alarms
    (put("SignInsRefused/Properties/FilterPattern", '{ ($.target = "audit") && ($.fields.act = "sign_on") }'), "SignInsRefused: no line says fields.act = sign_on"),
    (put("SessionsReused/Properties/FilterPattern", '{ $.fields.code = "session_reused" }'), "SessionsReused: no line has this target"),
    (remove("SignInsRefused"), "SignInsRefusedAlarm: no function writes SignInsRefused"),
    (put("FlagsLateAlarm/Properties/MetricName", "SweepLate"), "FlagsLateAlarm: no function writes SweepLate"),
    (put("SweepFailedAlarm/Properties/Unit", "Seconds"), "SweepFailedAlarm: SweepFailed is not in Seconds"),
    (put("FlagsLateAlarm/Properties/TreatMissingData", "ignore"), "nobody hears whether time-forfeit runs"),
    (put("MailsLateAlarm/Properties/Dimensions/0/Value", "mails"), "nobody hears whether notify runs"),
    (remove("SessionsReused"), "Dashboard shows SessionsReused, which no function writes"),
    (remove("RatingRunAlarm"), "RUNBOOK.md explains RatingRunAlarm, which rings nowhere"),
    (put("NewAlarm", TEMPLATE["Resources"]["RatingRunAlarm"]), "RUNBOOK.md has no paragraph for NewAlarm"),
    # rights
    (remove("Games/Properties/Policies/3/Version"), "Games: a policy without its version is read as one of 2008"),
    (statement("Games", NotAction="dynamodb:DeleteTable"), "Games: NotAction allows what nobody has thought of"),
    (statement("Games", Action="dynamodb:*"), "Games: dynamodb:* is more than one action"),
    (statement("Games", Action=["dynamodb:GetItem", "*"]), "Games: * is more than one action"),
    (statement("Games", Resource="*"), "Games: * is wider than it has to be"),
    (statement("Games", Resource={"Fn::Sub": "arn:aws:dynamodb:*:${AWS::AccountId}:table/x"}), "Games: arn:aws:dynamodb:*:${AWS::AccountId}:table/x is wider than it has to be"),
    (statement("Games", Resource={"Fn::Sub": "${Table.Arn}*"}), "Games: ${Table.Arn}* is wider than it has to be"),
    (remove("ApiKeys/Properties/Policies/3/Statement/1/Condition/Null"), "ApiKeys: who names no dynamodb:LeadingKeys may do it, too"),
    (remove("ClockTick/Properties/Policies/3/Statement/1/Condition"), "ClockTick goes through the table and sees all of each item"),
    (put("SitePolicy/Properties/PolicyDocument/Statement/1/Principal", "*"), "SitePolicy is open to everybody"),
    (put("ReadsParameters/Properties/PolicyDocument/Statement/0/Resource/0", "*"), "ReadsParameters: * is wider than it has to be"),
    (put("SchedulerRole/Properties/Policies/0/PolicyDocument/Statement/0/Action", "lambda:*"), "SchedulerRole: lambda:* is more than one action"),
    (put("ReadsParameters/Properties/PolicyDocument/Statement/0/Resource/0", {"Fn::Sub": "arn:aws:ssm:x:1:parameter/posthorn/${Stage}/session-key"}), "every function has session-key"),
    (statement("Games", Action="ssm:GetParameters", Resource={"Fn::Sub": "arn:aws:ssm:x:1:parameter/posthorn/${Stage}/session-key"}), "Games: session-key is for whose main asks for it"),
    (remove("SignIn/Properties/Policies/2/Statement/1"), "SignIn: session-key is for whose main asks for it"),
    (remove("Games/Properties/Policies/3/Statement/0"), "Games: postmark-key is for whose main asks for it"),
    (statement("Director", Action="ssm:GetParameters", Resource={"Fn::Sub": "arn:aws:ssm:x:1:parameter/posthorn/${Stage}/push-key"}), "Director: push-key is for whose main asks for it"),
    (remove("Games/Properties/Policies/0"), "Games cannot read its secrets"),
    (remove("Games/Properties/Policies/1"), "Games may reach sessions and addresses"),
    (remove("Games/Properties/Policies/2"), "Games may reach passwords, and give offices"),
    (put("Director/Properties/Policies/2", {"Ref": "ChangesAccounts"}), "Director may reach passwords, and give offices"),
    (statement("Games", Action=["dynamodb:GetItem", "dynamodb:PutItem"]), "Games: a statement both reads and writes"),
    (put("Games/Properties/Environment", {"Variables": {"POSTHORN_FILES_BUCKET": "x"}}), "Games: POSTHORN_FILES_BUCKET and the right to use it do not go together"),
    (remove("Exports/Properties/Environment"), "Exports: POSTHORN_FILES_BUCKET and the right to use it do not go together"),
    (remove("Notify/Properties/Environment"), "Notify: POSTHORN_MAIL_FROM and the right to use it do not go together"),
]

# The same of what stands in us-east-1.
RULES = "Firewall/Properties/Rules/"
EDGE_CASES = [
    (put("Firewall/Properties/Scope", "REGIONAL"), "Firewall cannot stand before CloudFront"),
    (remove(RULES + "0"), "Firewall: one address may try /api/sign-in without end"),
    (put(RULES + "0/Statement/RateBasedStatement/Limit", 1000), "Firewall: one address may try /api/password/forgot without end"),
    (put(RULES + "1/Action", {"Count": {}}), "Firewall: one address may ask /xfcc/XfccBasic.asmx without end"),
    (put(RULES + "1/Statement/RateBasedStatement/Limit", 2000), "Firewall: /api/games/1/moves refuses a program that asks as often as it may"),
    (put("EdgeLogDelivery/Properties/RecordFields/0", "cs-uri-stem"), "EdgeLogDelivery: cs-uri-stem may hold a secret"),
    (remove("EdgeLogDelivery/Properties/RecordFields"), "EdgeLogDelivery: cs(Cookie) may hold a secret"),
    (remove("EdgeLog/Properties/RetentionInDays"), "EdgeLog: addresses are kept for ever"),
]

# Faults that no change of the template shows alone.
UNTRACED = "Games is not traced"
UNNAMED = "functions/nobody has no function in the template"
MISNAMED = "functions/rate builds rates, which nobody deploys"
UNSAID = "RUNBOOK.md, RatingRunAlarm: nothing under Look"
TOLD_ELSEWHERE = [UNTRACED, UNNAMED, MISNAMED, UNSAID]

EXPRESSIONS = [
    ("rate(1 minute)", True),
    ("rate(2 minutes)", True),
    ("rate(1 minutes)", False),
    ("rate(5 minute)", False),
    ("rate(0 minutes)", False),
    ("rate(1 week)", False),
    ("rate(60s)", False),
    ("cron(0 4 * * ? *)", True),
    ("cron(0/15 8-17 ? * MON-FRI *)", True),
    ("cron(0 4 * * * *)", False),
    ("cron(0 4 * * ?)", False),
    ("cron(60 4 * * ? *)", False),
    ("cron(0 24 * * ? *)", False),
    ("cron(0 4 */0 * ? *)", False),
    ("at(2027-01-01T00:00:00)", True),
    ("at(2027-01-01)", False),
    ("every minute", False),
]


def of_ed25519(secret):
    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()


def of_p256(secret):
    key = ec.derive_private_key(int.from_bytes(secret), ec.SECP256R1()).public_key()
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


BOTH = (("ed25519", of_ed25519), ("p256", of_p256))


def base64url(secret):
    return base64.urlsafe_b64encode(secret).decode().rstrip("=")


def faults(change, expansion=EXPANSION):
    template = copy.deepcopy(TEMPLATE)
    change(template["Resources"])
    return list(check.faults(template, expansion))


class Faults(unittest.TestCase):
    def test_the_template_has_none(self):
        self.assertEqual(faults(lambda resources: None), [])

    def test_each_is_found(self):
        for change, fault in CASES:
            with self.subTest(fault):
                self.assertIn(fault, faults(change))

    def test_each_is_found_in_us_east_1(self):
        for change, fault in EDGE_CASES:
            edge = copy.deepcopy(firewall.EDGE)
            change(edge["Resources"])
            with self.subTest(fault), mock.patch("firewall.EDGE", edge):
                self.assertIn(fault, faults(lambda resources: None))

    def test_what_is_not_traced_is_found(self):
        expansion = copy.deepcopy(EXPANSION)
        expansion["Resources"]["Games"]["Properties"]["TracingConfig"]["Mode"] = "PassThrough"
        self.assertIn(UNTRACED, faults(lambda resources: None, expansion))

    def test_folders_are_compared(self):
        binaries = {**sam.binaries(), "nobody": "nobody", "rate": "rates"}
        with mock.patch("sam.binaries", return_value=binaries):
            found = faults(lambda resources: None)
        self.assertIn(UNNAMED, found)
        self.assertIn(MISNAMED, found)

    def test_half_a_paragraph_is_found(self):
        before, after = alarms.RUNBOOK.split("### RatingRunAlarm")
        with mock.patch("alarms.RUNBOOK", f"{before}### RatingRunAlarm{after.replace('**Look.** ', '', 1)}"):
            self.assertIn(UNSAID, faults(lambda resources: None))

    def test_the_public_half_is_that_of_the_secret(self):
        # The last is larger than the order of P-256.
        for byte, kinds in ((1, BOTH), (127, BOTH), (0, BOTH[:1]), (255, BOTH[:1])):
            secret = bytes([byte] * 32)
            for kind, public in kinds:
                said = subprocess.run(
                    ["sh", sam.PROJECT / "infra/aws/public-half.sh", kind],
                    input=base64url(secret), capture_output=True, text=True, check=True,
                )
                self.assertEqual(said.stdout, base64url(public(secret)))

    def test_expressions(self):
        for text, is_one in EXPRESSIONS:
            with self.subTest(text):
                self.assertIs(schedules.is_expression(text), is_one)

    def test_every_kind_of_fault_has_a_case(self):
        """Whoever writes one more check shows that it can find something."""
        told = [fault for _, fault in CASES + EDGE_CASES] + TOLD_ELSEWHERE
        for subject in check.SUBJECTS:
            for pattern in patterns(subject):
                with self.subTest(f"{subject.__name__}: {pattern}"):
                    self.assertTrue(any(re.fullmatch(pattern, fault) for fault in told))


def patterns(subject):
    """The texts of a subject's faults, with anything where something is put in."""
    for node in ast.walk(ast.parse(inspect.getsource(subject))):
        if not isinstance(node, ast.Yield) or isinstance(node.value, (ast.Name, ast.Subscript, ast.Tuple)):
            continue
        parts = node.value.values if isinstance(node.value, ast.JoinedStr) else [node.value]
        texts = (re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in parts)
        yield "".join(texts)


if __name__ == "__main__":
    unittest.main()
