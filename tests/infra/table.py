"""The table: nothing that was acknowledged is lost by a mistake of whoever operates it."""

from sam import of_type


def faults(template, _expansion):
    for name, table in of_type(template, "AWS::DynamoDB::Table").items():
        properties = table["Properties"]
        kept = {table.get("DeletionPolicy"), table.get("UpdateReplacePolicy")}
        if kept != {"Retain"}:
            yield f"{name} goes when its stack does, or gets another name"
        if properties.get("DeletionProtectionEnabled") is not True:
            yield f"{name} can be deleted by a mistake"
        recovery = properties.get("PointInTimeRecoverySpecification", {})
        if recovery.get("PointInTimeRecoveryEnabled") is not True:
            yield f"{name} cannot be brought back as it was"
