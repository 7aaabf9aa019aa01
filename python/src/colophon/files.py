"""Writes proposals to a file, and reads them: the same form as DataHub's file sink and source."""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from ._arguments import items_of
from .errors import BatchError, ColophonError, ConfigurationError, Failure, ValidationError
from .proposals import (
    AnyProposal,
    Emittable,
    MetadataChangeEvent,
    PatchProposal,
    Proposal,
    place_of,
    proposal_from_obj,
)


class FileEmitter:
    """Writes proposals to a JSON file, to be sent later: by `read_proposals`, or by DataHub's file source.

    >>> from colophon import FileEmitter, Proposal, make_tag_urn, models, read_proposals
    >>> with FileEmitter(folder / "tags.json") as emitter:
    ...     emitter.emit(Proposal(entityUrn=make_tag_urn("pii"), aspect=models.TagProperties(name="PII")))
    >>> [proposal.entityUrn for proposal in read_proposals(folder / "tags.json")]
    ['urn:li:tag:pii']
    """

    def __init__(self, filename: str | os.PathLike[str]) -> None:
        if not isinstance(filename, (str, os.PathLike)):
            raise ConfigurationError(f"filename: expected a path, got {filename!r}")
        self.filename = Path(filename)
        self._part = self.filename.with_name(f"{self.filename.name}.part")
        self._file: TextIO | None = None
        self._count = 0
        self._is_closed = False

    def emit(self, item: Emittable, callback: Any = None) -> None:
        """Writes one proposal, or each of an event.

        Raises `ValidationError` if the aspect is not valid; nothing is written then. `ConfigurationError` if the file
        is closed, or cannot be written.
        """
        try:
            texts = _texts_of(item)
            for text in texts:
                self._write(text)
        except ColophonError as error:
            if callback:
                callback(error, str(error))
            raise
        if callback:
            callback(None, "success")

    def emit_many(self, items: Iterable[Emittable]) -> None:
        """Writes many proposals.

        What is valid is written, even if other items are not. Raises `BatchError` with each item that was not written
        and its index.
        """
        failures: list[Failure] = []
        written = 0
        for index, item in enumerate(items_of(items)):
            try:
                self.emit(item)
                written += 1
            except ValidationError as error:
                failures.append(Failure(index, *place_of(item), error))
        if failures:
            raise BatchError(failures, written) from failures[0].error

    def emit_mcp(self, mcp: AnyProposal) -> None:
        """Writes one proposal; DataHub's name for `emit`."""
        self.emit(mcp)

    def flush(self) -> None:
        """Writes out what is buffered."""
        if self._file is not None:
            with self._writing():
                self._file.flush()

    def close(self) -> None:
        """Completes the file. Until then it has the ending `.part`, so that no half of it is read by mistake.

        The emitter takes nothing more then. If the block of a `with` raises an error, the file is not completed: the
        part remains, and a file of that name stays as it is.
        """
        if self._is_closed:
            return
        with self._writing():
            file = self._open()
            file.write("\n]\n" if self._count else "[]\n")
            file.close()
            self._part.replace(self.filename)
        self._file, self._is_closed = None, True

    def _write(self, text: str) -> None:
        if self._is_closed:
            raise ConfigurationError(
                f"filename: {self.filename} is closed. Make another FileEmitter, for another file."
            )
        with self._writing():
            self._open().write(f"{',' if self._count else '['}\n{text}")
        self._count += 1

    def _open(self) -> TextIO:
        if self._file is None:
            if self.filename.is_dir():
                raise ConfigurationError(f"filename: cannot write {self.filename}: it is a folder")
            self._file = self._part.open("w", encoding="utf-8")
        return self._file

    @contextmanager
    def _writing(self) -> Generator[None, None, None]:
        try:
            yield
        except (OSError, ValueError) as error:
            if isinstance(error, ColophonError):
                raise
            reason = getattr(error, "strerror", None) or error
            raise ConfigurationError(f"filename: cannot write {self.filename}: {reason}") from error

    def __enter__(self) -> FileEmitter:
        return self

    def __exit__(
        self, type_: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self.close()
            return
        self._is_closed = True
        if self._file is not None:
            with suppress(OSError):
                # The error of the block is the one to report.
                self._file.close()


def _texts_of(item: Emittable) -> list[str]:
    proposals = item.to_proposals() if isinstance(item, MetadataChangeEvent) else [item]
    for proposal in proposals:
        if not isinstance(proposal, (Proposal, PatchProposal)):
            raise ValidationError(
                f"expected a Proposal, a PatchProposal or an event, got {type(proposal).__name__}"
            )
    return [json.dumps(proposal.to_obj(simplified_structure=True), indent=2) for proposal in proposals]


def read_proposals(
    filename: str | os.PathLike[str], *, unknown_fields: str = "reject"
) -> Iterator[AnyProposal]:
    """The proposals of a file, with the aspect as an object or as text.

    `unknown_fields="keep"` keeps fields of aspects that this version of the model does not have.

    Raises `ValidationError` that names the place if the file holds anything else.
    """
    if not isinstance(filename, (str, os.PathLike)):
        raise ConfigurationError(f"filename: expected a path, got {filename!r}")
    path = Path(filename)
    try:
        items = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigurationError(f"filename: cannot read {path}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise ValidationError(f"{path}: expected JSON: {error}") from error
    if not isinstance(items, list):
        raise ValidationError(f"{path}: expected a list of proposals, got {type(items).__name__}")
    for index, item in enumerate(items):
        try:
            yield proposal_from_obj(item, unknown_fields=unknown_fields)
        except ValidationError as error:
            raise ValidationError(f"{path}: /{index}: {error}", problems=error.problems) from error
