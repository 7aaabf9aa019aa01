"""Proposals and events."""

from __future__ import annotations

import json
from typing import Any

import pytest

from colophon import InvalidUrnError, MetadataChangeEvent, Proposal, ValidationError, make_tag_urn, models
from colophon.proposals import proposal_from_obj

TAG = make_tag_urn("pii")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, "needs entityUrn"),
        ({"entityUrn": TAG}, "needs aspect"),
        ({"entityUrn": TAG, "aspectName": "status"}, "A proposal to UPSERT status needs the aspect"),
        ({"entityUrn": TAG, "entityType": "dataset", "aspect": models.Status()}, "entityType: expected tag"),
        ({"entityUrn": TAG, "aspectName": "x", "aspect": models.Status()}, "aspectName: expected status"),
        ({"entityUrn": TAG, "aspect": models.Status(), "changeType": "WRITE"}, "changeType: expected one of"),
        (
            {"entityUrn": TAG, "aspect": models.AuditStamp(time=0, actor=TAG)},
            "aspect: expected an aspect or a JSON object, got AuditStamp",
        ),
    ],
)
def test_incomplete_proposals_are_rejected_when_made(given: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        Proposal(**given)


def test_malformed_urns_are_rejected_when_made() -> None:
    with pytest.raises(InvalidUrnError, match='Invalid URN "tag": it must start with "urn:li:"'):
        Proposal(entityUrn="tag", aspect=models.Status())


def test_a_proposal_goes_over_the_wire_as_datahubs_does() -> None:
    proposal = Proposal(
        entityUrn=TAG,
        entityType="TAG",
        aspect=models.TagProperties(name="PII"),
        systemMetadata=models.SystemMetadata(runId="r", lastObserved=5),
        headers={"If-None-Match": "*"},
    )
    obj = json.loads(proposal.to_json())
    assert json.loads(obj.pop("aspect")["value"]) == {"name": "PII"}
    metadata = obj.pop("systemMetadata")
    assert (metadata["runId"], metadata["lastObserved"]) == ("r", 5)
    assert obj == {
        "entityType": "tag",
        "entityUrn": TAG,
        "changeType": "UPSERT",
        "aspectName": "tagProperties",
        "headers": {"If-None-Match": "*"},
    }


def test_aspects_are_given_as_json_objects_as_well() -> None:
    proposal = Proposal(entityUrn=TAG, aspectName="tagProperties", aspect={"name": "PII"})
    assert proposal_from_obj(proposal.to_obj()) == Proposal(
        entityUrn=TAG, aspect=models.TagProperties(name="PII")
    )
    with pytest.raises(ValidationError, match="^Aspect tagProperties: /name: expected string, got 5$"):
        Proposal(entityUrn=TAG, aspectName="tagProperties", aspect={"name": 5}).to_json()
    custom = Proposal(entityUrn=TAG, aspectName="ofAnotherModel", aspect={"a": models.Status()})
    assert json.loads(custom.to_obj()["aspect"]["value"]) == {"a": {"removed": False}}


def test_an_event_needs_a_snapshot() -> None:
    with pytest.raises(
        ValidationError, match="expected a snapshot, such as models.DatasetSnapshot, got Status"
    ):
        MetadataChangeEvent(proposedSnapshot=models.Status())
