"""The errors and patterns of `datahub.configuration.common`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ...errors import ColophonError, ConfigurationError
from ..errors import OperationalError

MetaError = ColophonError
"""Any error of the package."""


@dataclass(kw_only=True)
class AllowDenyPattern:
    """Names that are allowed: those that match a pattern of `allow` and none of `deny`, from their start.

    >>> AllowDenyPattern(allow=["shop.*"], deny=[".*_tmp"]).allowed("shop.orders")
    True
    """

    allow: list[str] = field(default_factory=lambda: [".*"])
    deny: list[str] = field(default_factory=lambda: list[str]())
    ignoreCase: bool | None = True

    @classmethod
    def allow_all(cls) -> AllowDenyPattern:
        """The pattern that every name matches."""
        return cls()

    def allowed(self, string: str) -> bool:
        """Whether the name is allowed."""
        return not self.denied(string) and self._matches(self.allow, string)

    def denied(self, string: str) -> bool:
        """Whether the name matches a pattern of `deny`."""
        return self._matches(self.deny, string)

    def _matches(self, patterns: list[str], string: str) -> bool:
        flags = re.IGNORECASE if self.ignoreCase else 0
        return any(re.match(pattern, string, flags) for pattern in patterns)


__all__ = ["AllowDenyPattern", "ConfigurationError", "MetaError", "OperationalError"]
