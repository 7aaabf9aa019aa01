import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findFirstQuery, findQuery } from '../../gen/edit/find.ts';
import { read } from '../data/query-client.ts';
import { presentationOf } from '../entity/presentations.ts';
import { pathText } from '../search/path-text.ts';
import { texts } from '../texts/texts.ts';
import { type Entry, Picker } from '../ui/picker.tsx';
import type { Label } from './label-edits.ts';

/** What can be put to an entity, with the types of it. */
export const labelTypes = {
  tags: ['TAG'],
  terms: ['GLOSSARY_TERM'],
  owners: ['CORP_USER', 'CORP_GROUP'],
  domain: ['DOMAIN'],
  /** What takes the place of what is deprecated. */
  replacement: ['DATASET', 'CHART', 'DASHBOARD', 'DATA_JOB', 'DATA_FLOW', 'MLMODEL', 'CONTAINER'],
} as const;

interface LabelPickerProps {
  readonly kind: keyof typeof labelTypes;
  /** URNs of those that are there already. */
  readonly present: readonly string[];
  readonly pick: (label: Label) => void;
  readonly close: () => void;
}

interface Choice extends Entry {
  readonly label: Label;
}

const most = 20;

/** Finds a tag, a term, an owner or a domain; the first ones before anything is written. */
export function LabelPicker({ kind, present, pick, close }: LabelPickerProps) {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const types = [...labelTypes[kind]];
  const found = useQuery({
    ...read(findQuery, { input: { query: asked, types, limit: most } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const first = useQuery({
    ...read(findFirstQuery, {
      input: {
        query: '*',
        types,
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
      label={texts.edit.add[kind]}
      placeholder={texts.edit.add[kind]}
      text={text}
      setText={setText}
      entries={choices}
      pick={({ label }) => {
        close();
        pick(label);
      }}
      close={close}
    />
  );
}
