import { useState } from 'react';
import { asGroup, complete, type Group } from './filter-tree.ts';
import { printFilter } from './print-filter.ts';
import { type ReadFilter, readFilter } from './read-filter.ts';

interface Draft {
  /** What the builder shows; undefined for a text that it cannot show. */
  readonly group: Group | undefined;
  readonly text: string;
  readonly reading: ReadFilter['kind'];
}

const empty: Draft = { group: asGroup(undefined), text: '', reading: 'filter' };

function draftOf(text: string): Draft {
  if (text.trim() === '') return { ...empty, text };
  const read = readFilter(text);
  return { text, reading: read.kind, group: read.kind === 'filter' ? asGroup(read.part) : undefined };
}

/** A filter while it is written: in the builder or as a text, each of which follows the other. */
export function useFilterDraft(where: string) {
  const [draft, setDraft] = useState(() => draftOf(where));
  return {
    ...draft,
    setText: (text: string) => setDraft(draftOf(text)),
    setGroup(group: Group): void {
      const part = complete(group);
      setDraft({ group, text: part ? printFilter(part) : '', reading: 'filter' });
    },
  };
}
