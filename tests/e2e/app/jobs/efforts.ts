/** What a job takes. */
interface Limit {
  /** Clicks with the mouse, beside the texts that are written. */
  readonly clicks: number;
  /** Most keys without the mouse, beside the letters of texts. */
  readonly keys: number;
}

/** What each job takes, from the first page on. The tests hold it, and the tour in the documentation shows it. */
export const efforts = {
  find: { clicks: 2, keys: 5 },
  owner: { clicks: 3, keys: 45 },
  column: { clicks: 3, keys: 35 },
  source: { clicks: 4, keys: 45 },
  impact: { clicks: 5, keys: 55 },
  document: { clicks: 5, keys: 40 },
  tagMany: { clicks: 6, keys: 10 },
  term: { clicks: 7, keys: 75 },
  trust: { clicks: 3, keys: 20 },
  role: { clicks: 4, keys: 40 },
} as const satisfies Readonly<Record<string, Limit>>;

export type JobName = keyof typeof efforts;
