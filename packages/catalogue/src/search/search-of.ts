import type { Aspect } from '@colophon/schema';
import { annotationsOf, type PlacedSearch } from '../project/annotations.ts';

/** The search annotations of an aspect. Errors in them are reported by writes of that aspect; searches continue. */
export function searchOf(aspect: Aspect): readonly PlacedSearch[] {
  try {
    return annotationsOf(aspect).search;
  } catch {
    return [];
  }
}
