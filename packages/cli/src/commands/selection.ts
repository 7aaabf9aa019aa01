import type { ScrollOptions } from '@colophon/sdk/graph';
import { parseFilter } from '../parse-filter.ts';

/** What every command that uses a search takes. */
export interface SelectionSettings {
  readonly entity?: readonly string[];
  readonly filter?: readonly string[];
  readonly includeRemoved?: boolean;
}

/** The search that the options ask for: all filters must hold. */
export const toSearch = (
  query: string | undefined,
  { entity, filter = [], includeRemoved }: SelectionSettings,
): ScrollOptions => ({
  ...(query !== undefined && { query }),
  ...(entity && { entityTypes: entity }),
  ...(filter.length > 0 && { filter: [filter.map((text) => parseFilter(text))] }),
  ...(includeRemoved && { includeRemoved }),
});
