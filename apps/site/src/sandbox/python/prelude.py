# Runs once, before the first sample: what a page does not have is replaced by what does the same there.
import asyncio
import time


class _PageLoop(asyncio.BaseEventLoop):
    """An event loop without sockets: the only thing that a sample waits for elsewhere is the catalogue, which blocks."""

    def __init__(self):
        super().__init__()
        self._selector = self

    def select(self, timeout):
        if timeout:
            time.sleep(timeout)
        return []

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


def _run(main, *, debug=None, loop_factory=None):
    # Pyodide's own loop counts as running all the time; here it waits, as the page does.
    outer = asyncio.events._get_running_loop()
    asyncio.events._set_running_loop(None)
    try:
        with asyncio.Runner(debug=debug, loop_factory=_PageLoop) as runner:
            return runner.run(main)
    finally:
        asyncio.events._set_running_loop(outer)


asyncio.run = _run
