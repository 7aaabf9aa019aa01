"""The errors of DataHub's package that a program may catch, under the names of this one."""

from ..errors import ColophonError, ConfigurationError

OperationalError = ColophonError
"""Any error of a write; `info` has its facts."""

__all__ = ["ConfigurationError", "OperationalError"]
