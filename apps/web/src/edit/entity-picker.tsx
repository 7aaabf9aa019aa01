import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findFirstQuery, findQuery } from '../../gen/edit/find.ts';
import type { EntityType } from '../../gen/types.ts';
import { read } from '../data/query-client.ts';
import { presentationOf } from '../entity/presentations.ts';
import { pathText } from '../search/path-text.ts';
import { type Entry, Picker } from '../ui/picker.tsx';
import type { Label } from './label-edits.ts';

interface EntityPickerProps {
  /** What is picked, and for what: `Add an owner`. */
  readonly label: string;
  /** Types of what can be picked. Default: everything that a search finds. */
  readonly types?: readonly EntityType[] | undefined;
  /** URNs of those that are there already. */
  readonly present: readonly string[];
  readonly pick: (label: Label) => void;
  readonly close: () => void;
}

interface Choice extends Entry {
  readonly label: Label;
}

const most = 20;

/** Finds an entity by the beginning of its name; shows the first ones before anything is written. */
export function EntityPicker({ label, types, present, pick, close }: EntityPickerProps) {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const ofTypes = types && { types: [...types] };
  const found = useQuery({
    ...read(findQuery, { input: { query: asked, ...ofTypes, limit: most } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const first = useQuery({
    ...read(findFirstQuery, {
      input: {
        query: '*',
        ...ofTypes,
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
  const choices = entities
    .filter(({ urn }) => !present.includes(urn))
    .map(
      ({ urn, card }): Choice => ({
        key: urn,
        name: card.name,
        note: pathText(card.path).join(' / '),
        icon: presentationOf(card.entityType).icon,
        label: { urn, name: card.name, color: card.color },
      }),
    );
  return (
    <Picker
      label={label}
      placeholder={label}
      text={text}
      setText={setText}
      entries={choices}
      pick={(choice) => {
        close();
        pick(choice.label);
      }}
      close={close}
    />
  );
}
