/** Signals within this time count as one: a terminal and a parent process may each pass on the same Ctrl-C. */
const burstMs = 1000;

/**
 * Acts on the first of the signals. A later one ends the process immediately.
 *
 * @returns a function that stops to listen.
 */
export function onceSignalled(
  signals: readonly NodeJS.Signals[],
  act: (signal: NodeJS.Signals) => void,
): () => void {
  const stop = () => {
    for (const signal of signals) process.off(signal, listener);
  };
  const listener = (signal: NodeJS.Signals) => {
    act(signal);
    setTimeout(stop, burstMs).unref();
  };
  for (const signal of signals) process.on(signal, listener);
  return stop;
}
