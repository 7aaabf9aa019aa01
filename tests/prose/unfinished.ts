import type { Finding } from './finding.ts';
import { findingAt, type Text } from './text.ts';

/** What people leave behind where they mean to come back, in text and in code. */
const marks = /\b(?:TODO|FIXME|TBD)\b|\b(?:lorem ipsum|coming soon)\b/gi;

/** Finds what is not finished: a page says what is so, and a plan belongs to the roadmap. */
export function checkUnfinished(text: Text): Finding[] {
  return [...text.source.matchAll(marks)].map(({ 0: mark, index }) =>
    findingAt(text, index, `expected a finished text, got "${mark}"`),
  );
}
