/** What a job takes. */
interface Limit {
  /** Clicks with the mouse, beside the texts that are written. */
  readonly clicks: number;
  /** Most keys without the mouse, beside the letters of texts. */
  readonly keys: number;
  /** Until the result is on the page, without the time of a person: `npm run bench -- app-jobs`. No test holds it. */
  readonly seconds: number;
}

/** What each job takes, from the first page on. The tests hold the clicks and keys, and the tour in the documentation shows them. */
export const efforts = {
  owner: { clicks: 3, keys: 45, seconds: 1.3 },
  column: { clicks: 3, keys: 35, seconds: 1.4 },
  source: { clicks: 4, keys: 45, seconds: 2.4 },
  impact: { clicks: 5, keys: 55, seconds: 2.3 },
  document: { clicks: 5, keys: 40, seconds: 2.3 },
  tagMany: { clicks: 6, keys: 10, seconds: 1.5 },
  term: { clicks: 7, keys: 75, seconds: 2.5 },
  trust: { clicks: 3, keys: 20, seconds: 1.7 },
  connect: { clicks: 7, keys: 70, seconds: 5.4 },
  role: { clicks: 4, keys: 40, seconds: 0.8 },
} as const satisfies Readonly<Record<string, Limit>>;

export type JobName = keyof typeof efforts;
