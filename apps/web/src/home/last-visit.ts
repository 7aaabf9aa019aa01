/** Visits to the catalogue in this browser; times are in milliseconds since the epoch. */
export interface KeptVisit {
  /** When something was last opened. */
  readonly last: number;
  /** The same of the visit before this one; absent on the first. */
  readonly before?: number;
}

const key = 'colophon.visit';
/** Somebody who comes back after so long visits again. */
const pauseMs = 30 * 60_000;

/** What is kept when something is opened. */
export function nextVisit(kept: KeptVisit | undefined, now: number): KeptVisit {
  if (!kept) return { last: now };
  return now - kept.last > pauseMs ? { last: now, before: kept.last } : { ...kept, last: now };
}

/**
 * Notes that somebody is here.
 *
 * @returns when the visit before this one ended; undefined on the first.
 */
export function noteVisit(now = Date.now()): number | undefined {
  const visit = nextVisit(readVisit(), now);
  try {
    localStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // A browser that keeps nothing does not know when somebody was here.
  }
  return visit.before;
}

function readVisit(): KeptVisit | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isKept = (value: unknown): value is KeptVisit =>
  typeof value === 'object' &&
  value !== null &&
  'last' in value &&
  typeof value.last === 'number' &&
  (!('before' in value) || typeof value.before === 'number');
