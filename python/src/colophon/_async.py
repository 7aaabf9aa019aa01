"""Runs blocking calls in threads, so that each client has an asynchronous twin of the same methods."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C")

# As many as connections are kept.
_MAX_CALLS = 16
_END = object()


class Runner:
    """Runs calls in threads of its own, at most 16 at the same time."""

    def __init__(self) -> None:
        self._threads: ThreadPoolExecutor | None = None
        self._process = os.getpid()

    async def run(self, call: Callable[[], T]) -> T:
        """The result of the call. A call that is cancelled goes on in its thread: a write may still be applied."""
        if sys.platform == "emscripten":
            # Browsers have no threads for Python.
            return call()
        # Imported here: programs without asynchronous calls start without them.
        import asyncio
        from concurrent.futures import ThreadPoolExecutor

        if self._process != os.getpid():
            # A fork has none of the threads.
            self._threads, self._process = None, os.getpid()
        if self._threads is None:
            self._threads = ThreadPoolExecutor(max_workers=_MAX_CALLS, thread_name_prefix="colophon")
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    async def iterate(self, items: Iterator[T]) -> AsyncIterator[T]:
        """The items, each of which is fetched by a call."""
        while True:
            item: Any = await self.run(functools.partial(next, items, _END))
            if item is _END:
                return
            yield item

    def close(self) -> None:
        """Ends the threads."""
        threads, self._threads = self._threads, None
        if threads is not None and self._process == os.getpid():
            threads.shutdown(wait=False)


class AsyncTwin(Generic[C]):
    """The base of asynchronous clients: holds the client whose methods they run in threads."""

    _client: C

    def __init__(self, client: C, runner: Runner | None = None) -> None:
        self._client = client
        self._runner = runner or Runner()


def awaitable(
    method: Callable[Concatenate[C, P], T],
) -> Callable[Concatenate[AsyncTwin[C], P], Awaitable[T]]:
    """The method of the same name, to be awaited."""

    @functools.wraps(method)
    async def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        return await self._runner.run(functools.partial(method, self._client, *args, **kwargs))

    return cast("Callable[Concatenate[AsyncTwin[C], P], Awaitable[T]]", call)


def async_iterator(
    method: Callable[Concatenate[C, P], Iterator[T]],
) -> Callable[Concatenate[AsyncTwin[C], P], AsyncIterator[T]]:
    """The method of the same name, to be used with `async for`."""

    @functools.wraps(method)
    def iterate(self: Any, *args: Any, **kwargs: Any) -> Any:
        return self._runner.iterate(method(self._client, *args, **kwargs))

    return cast("Callable[Concatenate[AsyncTwin[C], P], AsyncIterator[T]]", iterate)
