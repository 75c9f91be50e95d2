#!/bin/sh
# Puts this checkout on AWS: the functions and what is around them, then the site. Says what is
# missing before it begins. README.md beside this file tells what has to be done once before.
#   POSTHORN_STAGE  which installation (production)
#   POSTHORN_FIREWALL  "none" leaves out the limits for each address, and what they cost
#   deploy.sh --check   only says what is missing
#   PARAMETERS      parameters of the template that change, such as "MailFrom=noreply@example.org"
set -eu
cd "$(dirname "$0")/../.."

stage=${POSTHORN_STAGE:-production}
stack=posthorn-$stage
missing=
need() { command -v "$1" >/dev/null 2>&1 || missing="$missing
  $1: $2"; }
need cargo-lambda "pip install --require-hashes -r infra/aws/requirements.txt"
need sam "pip install --no-deps -r infra/aws/requirements-sam.txt, in an environment of its own"
need aws "https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html"
need openssl "https://www.openssl.org"
need curl "https://curl.se"
need npm "https://nodejs.org, version 20"
region=${AWS_REGION:-${AWS_DEFAULT_REGION:-$(aws configure get region 2>/dev/null || true)}}
[ -n "$region" ] || missing="$missing
  a region: export AWS_REGION=eu-central-1"
if [ -n "$missing" ]; then
    echo "Not deployed. Missing:$missing"
    exit 1
fi
export AWS_REGION="$region" AWS_DEFAULT_REGION="$region"
if ! account=$(aws sts get-caller-identity --query Account --output text); then
    echo "Not deployed: no credentials of an account (aws configure, or aws sso login)."
    exit 1
fi
for name in session-key postmark-key refresh-key push-key network-key edge-key; do
    if ! aws ssm get-parameter --name "/posthorn/$stage/$name" --query Parameter.Name \
        --output text >/dev/null; then
        echo "Not deployed: the parameter /posthorn/$stage/$name cannot be read. It is made once: README.md."
        exit 1
    fi
done
# All that a new account may run at a time is ten, which the shares of a rating run would use up.
limit=$(aws lambda get-account-settings --query AccountLimit.ConcurrentExecutions --output text || echo unknown)
case $limit in
10) echo "Only ten functions may run at a time in this account: README.md says how to have more." ;;
esac
if [ "${1:-}" = --check ]; then
    echo "Nothing is missing: $stack can go to account $account, $region."
    exit 0
fi
secret() {
    aws ssm get-parameter --name "/posthorn/$stage/$1" --with-decryption \
        --query Parameter.Value --output text
}
edge_key=$(secret edge-key)
# Functions that make no sessions tell by this whose one is, those that do not speak to push services
# tell browsers who will.
publish() {
    public=$(secret "$1-key" | sh infra/aws/public-half.sh "$2")
    aws ssm put-parameter --overwrite --type SecureString --name "/posthorn/$stage/$1-public" \
        --value="$public" >/dev/null
}
publish session ed25519
publish push p256

echo "== $stack in account $account, $region"

echo "== functions"
sh infra/aws/build.sh --arm64

echo "== front-end"
make web

output_of() {
    aws cloudformation describe-stacks --region "$1" --stack-name "$2" --output text \
        --query "Stacks[0].Outputs[?OutputKey=='$3'].OutputValue"
}
output() { output_of "$region" "$stack" "$1"; }
# What belongs to CloudFront and stands in us-east-1 alone. What is not named keeps its value.
edge() {
    aws cloudformation deploy --region us-east-1 --template-file infra/aws/edge.yaml \
        --stack-name "$stack-edge" --no-fail-on-empty-changeset --parameter-overrides "$@"
}

# Limits have to be there before the distribution names them, and go when it does so no more.
if [ "${POSTHORN_FIREWALL:-}" = none ]; then
    limits=no firewall='""'
else
    echo "== limits"
    limits=yes
    edge "Stage=$stage" HasFirewall=yes
    firewall=$(output_of us-east-1 "$stack-edge" FirewallArn)
fi

echo "== stack"
# What is not named keeps its value from before.
# shellcheck disable=SC2086
sam deploy --template-file infra/aws/template.yaml --stack-name "$stack" --resolve-s3 \
    --s3-prefix "$stack" --capabilities CAPABILITY_IAM --no-confirm-changeset \
    --no-fail-on-empty-changeset --parameter-overrides "Stage=$stage" "EdgeKey=$edge_key" \
    "FirewallArn=$firewall" ${PARAMETERS:-}

echo "== log of callers"
edge "Stage=$stage" "HasFirewall=$limits" "DistributionId=$(output DistributionId)"

echo "== site"
bucket=s3://$(output SiteBucket)
# What names nothing else first, the pages last: whoever comes meanwhile finds all that a page names.
# Old files stay for pages that are open.
put() { aws s3 cp --only-show-errors "$@"; }
put web/dist/assets "$bucket/assets" --recursive --exclude "*.woff2" \
    --cache-control "public, max-age=31536000, immutable"
put web/dist/assets "$bucket/assets" --recursive --exclude "*" --include "*.woff2" \
    --content-type font/woff2 --cache-control "public, max-age=31536000, immutable"
put web/dist "$bucket" --recursive --exclude "assets/*" --exclude "*.html" \
    --exclude manifest.webmanifest --cache-control no-cache
put web/dist/manifest.webmanifest "$bucket/manifest.webmanifest" \
    --content-type application/manifest+json --cache-control no-cache
put web/openapi.json "$bucket/api/openapi.json" --content-type application/json \
    --cache-control no-cache
put web/dist/api.html "$bucket/api.html" --cache-control no-cache
put web/dist/index.html "$bucket/index.html" --cache-control no-cache

echo "== a look at it"
sh infra/aws/smoke.sh "$(output SiteAddress)" "$(output ApiAddress)"

echo "== $(output SiteAddress)"
