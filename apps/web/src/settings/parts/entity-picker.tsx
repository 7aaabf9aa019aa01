import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findFirstQuery, findQuery } from '../../../gen/edit/find.ts';
import type { EntityType } from '../../../gen/types.ts';
import { read } from '../../data/query-client.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { pathText } from '../../search/path-text.ts';
import { Picker } from '../../ui/picker.tsx';

interface EntityPickerProps {
  readonly label: string;
  readonly types: readonly EntityType[];
  /** URNs of those that are there already. */
  readonly present: readonly string[];
  readonly pick: (urn: string, name: string) => void;
  readonly close: () => void;
}

const most = 20;

/** Finds an entity of some types; the first ones before anything is written. */
export function EntityPicker({ label, types, present, pick, close }: EntityPickerProps) {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const found = useQuery({
    ...read(findQuery, { input: { query: asked, types: [...types], limit: most } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const first = useQuery({
    ...read(findFirstQuery, {
      input: {
        query: '*',
        types: [...types],
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
      label={label}
      placeholder={label}
      text={text}
      setText={setText}
      entries={entities
        .filter(({ urn }) => !present.includes(urn))
        .map(({ urn, card }) => ({
          key: urn,
          name: card.name,
          note: pathText(card.path).join(' / '),
          icon: presentationOf(card.entityType).icon,
        }))}
      pick={({ key, name }) => {
        close();
        pick(key, name);
      }}
      close={close}
    />
  );
}
