import type { Aspect } from '@colophon/schema';
import { annotationsOf, type PlacedSearch } from '../project/annotations.ts';

/** The search annotations of an aspect. A fault in one is reported by writes of that aspect; searches go on. */
export function searchOf(aspect: Aspect): readonly PlacedSearch[] {
  try {
    return annotationsOf(aspect).search;
  } catch {
    return [];
  }
}
