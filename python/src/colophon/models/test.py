# Printed by `npm run generate` from packages/model. Do not edit.
"""Metadata tests: checks of metadata, and which entities pass or fail them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp


class TestResultType(Symbol):
    """Outcomes of a metadata test for an entity.

    Wire name: `com.linkedin.test.TestResultType`.
    """

    SUCCESS = "SUCCESS"
    """The entity meets the rules of the test."""

    FAILURE = "FAILURE"
    """The entity is in the scope of the test but breaks its rules."""


class TestDefinitionType(Symbol):
    """Languages in which a metadata test can be defined.

    Wire name: `com.linkedin.test.TestDefinitionType`.
    """

    JSON = "JSON"
    """Rules written in JSON, or in YAML with the same structure."""


class TestResults(Aspect):
    """Metadata tests that the entity currently passes and fails.

    The aspect `testResults`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.test.TestResults"
    ASPECT_NAME: ClassVar[str] = "testResults"
    _FIELDS = (
        ("failing", "[TestResult]", "REQUIRED"),
        ("passing", "[TestResult]", "REQUIRED"),
    )

    failing: list[TestResult]
    """Results of the tests that the entity fails; they create the `IsFailing` edges."""

    passing: list[TestResult]
    """Results of the tests that the entity passes; they create the `IsPassing` edges."""

    def __init__(
        self,
        *,
        failing: list[TestResult],
        passing: list[TestResult],
    ) -> None:
        self.failing = failing
        self.passing = passing


class TestResult(Record):
    """Outcome of one metadata test for one entity; element of `testResults`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.test.TestResult"
    _FIELDS = (
        ("test", "urn:test", "REQUIRED"),
        ("type", "TestResultType", "REQUIRED"),
        ("testDefinitionMd5", "string", "OPTIONAL"),
        ("lastComputed", "AuditStamp", "OPTIONAL"),
    )

    test: str
    """URN of the metadata test that was evaluated."""

    type: TestResultType
    """Result type, `SUCCESS` or `FAILURE`, which matches the list that contains the result."""

    testDefinitionMd5: str | None
    """MD5 of the rules the result was computed from; if it differs from the current rules, the result is out
    of date.
    """

    lastComputed: AuditStamp | None
    """When the result was computed, and by whom."""

    def __init__(
        self,
        *,
        test: str,
        type: TestResultType | str,
        testDefinitionMd5: str | None = None,
        lastComputed: AuditStamp | None = None,
    ) -> None:
        self.test = test
        self.type = symbol(TestResultType, type)
        self.testDefinitionMd5 = testDefinitionMd5
        self.lastComputed = lastComputed


class TestInfo(Aspect):
    """Name, category and rules of a metadata test, a check run over entities, for instance that every dataset
    of a domain has an owner.

    The aspect `testInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.test.TestInfo"
    ASPECT_NAME: ClassVar[str] = "testInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("category", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("definition", "TestDefinition", "REQUIRED"),
    )

    name: str
    """Name of the test as people see it."""

    category: str
    """Free-text heading under which the test is grouped with others."""

    description: str | None
    """Explanation of what the test checks and why."""

    definition: TestDefinition
    """Rules that select entities and decide whether each passes."""

    def __init__(
        self,
        *,
        name: str,
        category: str,
        description: str | None = None,
        definition: TestDefinition,
    ) -> None:
        self.name = name
        self.category = category
        self.description = description
        self.definition = definition


class TestDefinition(Record):
    """Rules of a metadata test: which entities it selects and which conditions they must meet."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.test.TestDefinition"
    _FIELDS = (
        ("type", "TestDefinitionType", "REQUIRED"),
        ("json", "string", "OPTIONAL"),
    )

    type: TestDefinitionType
    """Language of the definition; `JSON` is the only one."""

    json: str | None
    """The rules themselves as a JSON string, evaluated by the test engine."""

    def __init__(
        self,
        *,
        type: TestDefinitionType | str,
        json: str | None = None,
    ) -> None:
        self.type = symbol(TestDefinitionType, type)
        self.json = json
