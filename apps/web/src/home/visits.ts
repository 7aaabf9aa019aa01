import { noteVisit } from './last-visit.ts';

/** An entity whose page was opened in this browser. */
export interface Visit {
  readonly urn: string;
  readonly name: string;
}

const key = 'colophon.visits';
const most = 12;

/** The pages that were opened last, the last one first. */
export function keptVisits(): readonly Visit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isVisit).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepVisit(visit: Visit): void {
  noteVisit();
  const others = keptVisits().filter(({ urn }) => urn !== visit.urn);
  try {
    localStorage.setItem(key, JSON.stringify([visit, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'urn' in value &&
  typeof value.urn === 'string' &&
  'name' in value &&
  typeof value.name === 'string';
