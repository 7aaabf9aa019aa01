# Printed by `npm run generate` from packages/model. Do not edit.
"""Agent skills: skills that an AI agent can load, and where each is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record

if TYPE_CHECKING:
    from .common import AuditStamp


class AgentSkillInfo(Aspect):
    """A skill that an AI agent can load: instructions for one domain and the tools they need.

    The aspect `agentSkillInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.agentskill.AgentSkillInfo"
    ASPECT_NAME: ClassVar[str] = "agentSkillInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("instructions", "string", "OPTIONAL"),
        ("sourceRepository", "SkillSourceRepository", "OPTIONAL"),
        ("requiredTools", "[urn:api]", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
    )

    name: str
    """Display name of the skill, such as `Refund handling`."""

    description: str | None
    """What the skill can do and when an agent should use it."""

    instructions: str | None
    """Markdown of the skill's `SKILL.md` without its YAML front matter; an agent reads it once the skill is
    activated.
    """

    sourceRepository: SkillSourceRepository | None
    """Location of the skill in git; that copy, not the catalogue's, is authoritative."""

    requiredTools: list[str] | None
    """URNs of the `api` entities that the skill needs as tools."""

    created: AuditStamp | None
    """Who registered the skill and when; deprecated, read `aspectCreated` of the system metadata instead.

    Deprecated.
    """

    lastModified: AuditStamp | None
    """Who last changed the skill and when; deprecated, read `aspectModified` of the system metadata instead.

    Deprecated.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        instructions: str | None = None,
        sourceRepository: SkillSourceRepository | None = None,
        requiredTools: list[str] | None = None,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.instructions = instructions
        self.sourceRepository = sourceRepository
        self.requiredTools = requiredTools
        self.created = created
        self.lastModified = lastModified


class SkillSourceRepository(Record):
    """Location of a skill's definition in git: a repository, by URN or by URL, and a path in it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.agentskill.SkillSourceRepository"
    _FIELDS = (
        ("repositoryUrn", "urn:repository", "OPTIONAL"),
        ("url", "string", "OPTIONAL"),
        ("path", "string", "OPTIONAL"),
    )

    repositoryUrn: str | None
    """URN of the repository entity; preferred over `url` if the repository is in the catalogue."""

    url: str | None
    """URL of the git repository, if it is not in the catalogue."""

    path: str | None
    """File that defines the skill, relative to the repository root, for example `customer-service/SKILL.md`.
    """

    def __init__(
        self,
        *,
        repositoryUrn: str | None = None,
        url: str | None = None,
        path: str | None = None,
    ) -> None:
        self.repositoryUrn = repositoryUrn
        self.url = url
        self.path = path
