/** How soon the application shows something, in milliseconds. */
interface Speed {
  /** The longest that a reader should wait. `npm run bench` compares with it. */
  readonly goal: number;
  /** On 30 November 2026, on a machine with 2 cores, 24 GiB of memory and Node 26 that ran nothing else. No test holds it. */
  readonly measured: number;
}

/** What the benchmarks `app-start`, `app-search`, `app-columns` and `app-lineage` measure, and the tour in the documentation shows. */
export const speeds = {
  painted: { goal: 1_000, measured: 490 },
  interactive: { goal: 1_800, measured: 1_280 },
  task: { goal: 100, measured: 64 },
  suggestions: { goal: 60, measured: 59 },
  result: { goal: 120, measured: 65 },
  columns: { goal: 300, measured: 171 },
  hop: { goal: 300, measured: 72 },
} as const satisfies Readonly<Record<string, Speed>>;

/** Most script, in bytes after gzip: before the first view, and for each further part. A test holds both. */
export const scriptBudgets = { first: 150_000, later: 60_000 } as const;
