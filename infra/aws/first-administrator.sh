#!/bin/sh
# Gives the office of an administrator to a player who has signed up like anybody: the first one, since
# every other is given on the page "Offices". Refuses when somebody is an administrator already.
#   first-administrator.sh 160001     the player's number, from the address of the profile
#   POSTHORN_STAGE                    which installation (production)
set -eu

case ${1-} in
'' | 0* | *[!0-9]*)
    echo "usage: first-administrator.sh <the player's number>" >&2
    exit 2
    ;;
esac
player=$1
line=$(printf 'P#%010d' "$player")
stack=posthorn-${POSTHORN_STAGE:-production}
table=$(aws cloudformation describe-stacks --stack-name "$stack" --output text \
    --query "Stacks[0].Outputs[?OutputKey=='TableName'].OutputValue")
if [ -z "$table" ] || [ "$table" = None ]; then
    echo "Not given: the stack $stack names no table." >&2
    exit 1
fi

# Read first: whoever appoints somebody from now on raises it, and nothing is written below.
version=$(aws dynamodb get-item --table-name "$table" --consistent-read --output text \
    --key '{"pk": {"S": "OFFICERS"}, "sk": {"S": "VERSION"}}' --query 'Item.version.N')
case $version in
'' | None)
    unchanged='attribute_not_exists(pk)'
    values='{":next": {"N": "1"}}'
    ;;
*)
    unchanged='version = :read'
    values='{":read": {"N": "'$version'"}, ":next": {"N": "'$((version + 1))'"}}'
    ;;
esac

# A line without roles is of before offices were told apart, and is an officer's.
holders=$(aws dynamodb query --table-name "$table" --consistent-read --output text \
    --key-condition-expression 'pk = :officers AND begins_with(sk, :line)' \
    --filter-expression \
    'attribute_not_exists(#roles) OR contains(#roles, :administrator) OR contains(#roles, :officer)' \
    --expression-attribute-names '{"#roles": "roles"}' \
    --expression-attribute-values '{":officers": {"S": "OFFICERS"}, ":line": {"S": "P#"},
        ":administrator": {"S": "administrator"}, ":officer": {"S": "officer"}}' \
    --query 'Items[].sk.S')
if [ -n "$holders" ] && [ "$holders" != None ]; then
    echo "Not given: there is an administrator ($holders), who gives offices on the page \"Offices\"." >&2
    exit 1
fi

# All three or none. Who has not confirmed the address has no account to speak for.
if ! aws dynamodb transact-write-items --transact-items '[
  {"Update": {"TableName": "'"$table"'",
    "Key": {"pk": {"S": "ACCOUNT#'"$player"'"}, "sk": {"S": "ACCOUNT"}},
    "UpdateExpression": "ADD #roles :office",
    "ConditionExpression": "attribute_exists(pk) AND confirmed = :yes",
    "ExpressionAttributeNames": {"#roles": "roles"},
    "ExpressionAttributeValues": {":office": {"SS": ["administrator"]}, ":yes": {"BOOL": true}}}},
  {"Update": {"TableName": "'"$table"'",
    "Key": {"pk": {"S": "OFFICERS"}, "sk": {"S": "'"$line"'"}},
    "UpdateExpression": "ADD #roles :office",
    "ExpressionAttributeNames": {"#roles": "roles"},
    "ExpressionAttributeValues": {":office": {"SS": ["administrator"]}}}},
  {"Update": {"TableName": "'"$table"'",
    "Key": {"pk": {"S": "OFFICERS"}, "sk": {"S": "VERSION"}},
    "UpdateExpression": "SET version = :next",
    "ConditionExpression": "'"$unchanged"'",
    "ExpressionAttributeValues": '"$values"'}}]'; then
    echo "Not given: player $player has no confirmed account here, or somebody has given an office meanwhile." >&2
    exit 1
fi
echo "Player $player is an administrator from the next sign-in on, and gives every other office on the page \"Offices\"."
