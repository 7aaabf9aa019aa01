/** Signals within this time count as one: a terminal and a parent process may each pass on the same Ctrl-C. */
const burstMs = 1000;

/** Fulfilled on SIGINT or SIGTERM. A later signal ends the process at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      resolve();
      setTimeout(() => {
        process.off('SIGINT', stop);
        process.off('SIGTERM', stop);
      }, burstMs).unref();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
