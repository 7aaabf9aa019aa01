import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findFirstQuery, findQuery } from '../../../../gen/edit/find.ts';
import { read } from '../../../data/query-client.ts';
import { pathText } from '../../../search/path-text.ts';
import { lineageTexts } from '../../../texts/lineage.ts';
import { type Entry, Picker } from '../../../ui/picker.tsx';
import { presentationOf } from '../../presentations.ts';
import type { Direction, Named } from '../graph/graph.ts';

interface NeighbourPickerProps {
  readonly direction: Direction;
  /** Types that can be picked. */
  readonly types: readonly string[];
  /** URNs of those that are there already. */
  readonly taken: readonly string[];
  readonly pick: (other: Named) => void;
  readonly close: () => void;
}

const most = 20;
const symbols = { dataset: 'DATASET', dataJob: 'DATA_JOB', chart: 'CHART', dashboard: 'DASHBOARD' } as const;
const symbolOf = (type: string) => (type in symbols ? [symbols[type as keyof typeof symbols]] : []);

/** Finds what an entity is to be joined with. */
export function NeighbourPicker({ direction, types, taken, pick, close }: NeighbourPickerProps) {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const wanted = types.flatMap(symbolOf);
  const found = useQuery({
    ...read(findQuery, { input: { query: asked, types: wanted, limit: most } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const first = useQuery({
    ...read(findFirstQuery, {
      input: {
        query: '*',
        types: wanted,
        count: most,
        searchFlags: { skipAggregates: true, skipHighlighting: true },
      },
    }),
    enabled: asked === '',
  });
  const entities =
    asked === ''
      ? (first.data?.searchAcrossEntities?.searchResults ?? []).map(({ entity }) => entity)
      : (found.data?.autoCompleteForMultiple?.suggestions ?? []).flatMap((group) => group.entities);
  return (
    <Picker
      label={lineageTexts.add[direction]}
      placeholder={lineageTexts.add[direction]}
      text={text}
      setText={setText}
      entries={entities
        .filter(({ urn }) => !taken.includes(urn))
        .map(
          ({ urn, card }): Entry => ({
            key: urn,
            name: card.name,
            note: pathText(card.path).join(' / '),
            icon: presentationOf(card.entityType).icon,
          }),
        )}
      pick={({ key, name }) => {
        close();
        pick({ urn: key, name });
      }}
      close={close}
    />
  );
}
