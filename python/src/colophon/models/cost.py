# Printed by `npm run generate` from packages/model. Do not edit.
"""Cost: cost codes to which an asset is charged: as text or as a number."""

from __future__ import annotations

from typing import ClassVar

from ._record import Aspect, Record, Symbol, symbol


class CostType(Symbol):
    """Accounting schemes for cost codes.

    Wire name: `com.linkedin.common.CostType`.
    """

    ORG_COST_TYPE = "ORG_COST_TYPE"
    """Charged to an organisational unit."""


class CostCostDiscriminator(Symbol):
    """The two forms in which a cost code can be given.

    Wire name: `com.linkedin.common.CostCostDiscriminator`.
    """

    costId = "costId"
    """Use the number in `costId`."""

    costCode = "costCode"
    """Use the text in `costCode`."""


class Cost(Aspect):
    """Cost code to which a machine learning model is charged.

    The aspect `cost`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Cost"
    ASPECT_NAME: ClassVar[str] = "cost"
    _FIELDS = (
        ("costType", "CostType", "REQUIRED"),
        ("cost", "CostCost", "REQUIRED"),
    )

    costType: CostType
    """Accounting scheme of the code in `cost`; only one is defined."""

    cost: CostCost
    """The cost code, either as a number or as text."""

    def __init__(
        self,
        *,
        costType: CostType | str,
        cost: CostCost,
    ) -> None:
        self.costType = symbol(CostType, costType)
        self.cost = cost


class CostCost(Record):
    """A cost code in one of two forms; `fieldDiscriminator` names the one in use."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.CostCost"
    _FIELDS = (
        ("costId", "double", "OPTIONAL"),
        ("costCode", "string", "OPTIONAL"),
        ("fieldDiscriminator", "CostCostDiscriminator", "REQUIRED"),
    )

    costId: float | None
    """Numeric form of the code; absent when `costCode` is the one set."""

    costCode: str | None
    """Textual form of the code; absent when `costId` is the one set."""

    fieldDiscriminator: CostCostDiscriminator
    """Whether to use `costId` or `costCode`."""

    def __init__(
        self,
        *,
        costId: float | None = None,
        costCode: str | None = None,
        fieldDiscriminator: CostCostDiscriminator | str,
    ) -> None:
        self.costId = costId
        self.costCode = costCode
        self.fieldDiscriminator = symbol(CostCostDiscriminator, fieldDiscriminator)
