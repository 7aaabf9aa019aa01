import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findQuery } from '../../../gen/edit/find.ts';
import { facetValuesQuery } from '../../../gen/search/facets/facets.ts';
import { read } from '../../data/query-client.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { filterTexts } from '../../texts/filter.ts';
import { number } from '../../texts/format.ts';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Entry, Picker } from '../../ui/picker.tsx';
import { valueName } from '../facets/value-name.ts';
import type { Condition } from './filter-tree.ts';
import { entityTypesOf, fieldName } from './search-fields.ts';
import { symbolsOf } from './symbols.ts';

/** Values of a field that are offered. */
const most = 500;
/** Of those, how many are drawn. */
const shown = 40;

interface ValueListProps {
  readonly condition: Condition;
  readonly set: (condition: Condition) => void;
}

/** The values of a condition, any of which will do; further ones are picked from those that the catalogue has. */
export function ValueList({ condition, set }: ValueListProps) {
  const [isPicking, setIsPicking] = useState(false);
  const { field, values } = condition;
  const names = useNames(field);
  const nameOf = (value: string) =>
    valueName(field, value, urnsOf(field, value).flatMap((urn) => names.get(urn)?.name ?? [])[0]);
  return (
    <div className="filter-values">
      {values.map((value) => (
        <span key={value} className="chip">
          <bdi>{nameOf(value)}</bdi>
          <button
            type="button"
            aria-label={filterTexts.removeValue(nameOf(value))}
            onClick={() => set({ ...condition, values: values.filter((each) => each !== value) })}
          >
            <Icon name="close" size={12} />
          </button>
        </span>
      ))}
      <button type="button" className="button" onClick={() => setIsPicking(true)}>
        <Icon name="plus" />
        {filterTexts.addValue}
      </button>
      {isPicking && (
        <ValuePicker
          field={field}
          names={names}
          present={values}
          pick={(value) => {
            setIsPicking(false);
            if (!values.includes(value)) set({ ...condition, values: [...values, value] });
          }}
          close={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}

interface Named {
  readonly name: string | undefined;
  readonly count: number;
}

/** The values that a field has in the catalogue, most frequent first. */
function useNames(field: string): ReadonlyMap<string, Named> {
  const input = { query: '*', facets: [field], searchFlags: { maxAggValues: most } };
  const { data } = useQuery(read(facetValuesQuery, { input }));
  const aggregations = data?.aggregateAcrossEntities?.facets?.[0]?.aggregations ?? [];
  return new Map(aggregations.map(({ value, count, entity }) => [value, { name: entity?.card.name, count }]));
}

interface ValuePickerProps {
  readonly field: string;
  readonly names: ReadonlyMap<string, Named>;
  readonly present: readonly string[];
  readonly pick: (value: string) => void;
  readonly close: () => void;
}

function ValuePicker({ field, names, present, pick, close }: ValuePickerProps) {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const types = symbolsOf(entityTypesOf(field));
  // Names that no result has are found as well.
  const found = useQuery({
    ...read(findQuery, { input: { query: asked, types, limit: 20 } }),
    enabled: asked !== '' && types.length > 0,
    placeholderData: keepPreviousData,
  });
  const entries = new Map<string, Entry>();
  const add = (key: string, name: string, note: string) =>
    entries.has(key) || present.includes(key) || entries.set(key, { key, name, note, icon: iconOf(key) });
  for (const [value, { name, count }] of names) {
    const shownName = valueName(field, value, name);
    if (shownName.toLowerCase().includes(asked.toLowerCase())) add(value, shownName, number(count));
  }
  if (asked !== '')
    for (const { entities } of found.data?.autoCompleteForMultiple?.suggestions ?? [])
      for (const { urn, card } of entities) add(urn, card.name, presentationOf(card.entityType).label);
  const listed = [...entries.values()].slice(0, shown);
  if (asked !== '' && !names.has(asked))
    listed.push({ key: asked, name: asked, note: filterTexts.asWritten, icon: 'dot' });
  return (
    <Picker
      label={filterTexts.values(fieldName(field))}
      placeholder={texts.search.findIn(fieldName(field))}
      text={text}
      setText={setText}
      entries={listed}
      pick={({ key }) => pick(key)}
      close={close}
    />
  );
}

/** The URNs that a value of the language may stand for: itself, or those whose last part it is. */
const urnsOf = (field: string, value: string): readonly string[] => [
  value,
  ...entityTypesOf(field).map((type) => `urn:li:${type}:${value}`),
];

const iconOf = (value: string) => presentationOf(/^urn:li:([^:]+):/.exec(value)?.[1] ?? '').icon;
