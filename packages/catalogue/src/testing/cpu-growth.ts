/** How many times as long the larger input is. */
const factor = 4;
/** Of several runs the quickest counts: other load only ever adds time. */
const runs = 9;
/** Repeated until it has taken so many milliseconds of CPU, which the clock of a thread measures well. */
const measuredMs = 4;

/**
 * By how much the CPU time of a work grows when its input becomes four times as long: by 4 when it is linear, by 16 when it is
 * quadratic.
 *
 * @param prepare Makes an input of a length; its time does not count.
 */
export function cpuGrowth<T>(
  prepare: (length: number) => T,
  work: (input: T) => unknown,
  length = 16_000,
): number {
  const [short, long] = [prepare(length), prepare(factor * length)];
  // Compiled before it is measured.
  for (let i = 0; i < 3; i++) work(short);
  const shortMs: number[] = [];
  const longMs: number[] = [];
  for (let run = 0; run < runs; run++) {
    shortMs.push(cpuMs(() => work(short)));
    longMs.push(cpuMs(() => work(long)));
  }
  return Math.min(...longMs) / Math.min(...shortMs);
}

/**
 * The same for works that wait, of which the second has an input that is four times as long. Each runs alone in its thread.
 */
export async function cpuGrowthOf(
  short: () => Promise<unknown>,
  long: () => Promise<unknown>,
): Promise<number> {
  const shortMs: number[] = [];
  const longMs: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const [work, times] of [
      [short, shortMs],
      [long, longMs],
    ] as const) {
      const start = threadMs();
      await work();
      times.push(threadMs() - start);
    }
  }
  return Math.min(...longMs) / Math.min(...shortMs);
}

/** Most that {@link cpuGrowth} returns for linear work, with a margin for other load; quadratic work gives 16. */
export const mostForLinear = 9;

function cpuMs(work: () => unknown): number {
  const start = threadMs();
  let count = 0;
  let passed = 0;
  do {
    work();
    count++;
    passed = threadMs() - start;
  } while (passed < measuredMs);
  return passed / count;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
