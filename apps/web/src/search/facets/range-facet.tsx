import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { TextField } from '../../ui/field.tsx';
import { fieldName } from '../filter/search-fields.ts';
import { type SearchState, withRange } from '../search-state.ts';
import { type RangeKind, rangeOf, textsOf } from './range-texts.ts';

/** Fields that are narrowed by a range. */
export const rangedFields: readonly { readonly field: string; readonly kind: RangeKind }[] = [
  { field: 'lastModifiedAt', kind: 'date' },
  { field: 'createdAt', kind: 'date' },
  { field: 'rowCount', kind: 'number' },
  { field: 'sizeInBytes', kind: 'number' },
];

interface RangeFacetProps {
  readonly field: string;
  readonly kind: RangeKind;
  readonly state: SearchState;
}

/** Narrows a search by the least and the greatest value of a field. */
export function RangeFacet({ field, kind, state }: RangeFacetProps) {
  const range = state.ranges?.[field];
  const shown = textsOf(kind, range);
  // Another address begins with other values.
  return <Form key={`${shown.from} ${shown.to}`} field={field} kind={kind} state={state} shown={shown} />;
}

function Form({
  field,
  kind,
  state,
  shown,
}: RangeFacetProps & { readonly shown: ReturnType<typeof textsOf> }) {
  const navigate = useNavigate();
  const [from, setFrom] = useState(shown.from);
  const [to, setTo] = useState(shown.to);
  function apply(event: FormEvent): void {
    event.preventDefault();
    void navigate({
      to: '/search',
      search: withRange(state, field, rangeOf(kind, { from, to })),
      resetScroll: false,
    });
  }
  return (
    <details open={shown.from !== '' || shown.to !== ''}>
      <summary className="label">{fieldName(field)}</summary>
      <form className="facets__range" onSubmit={apply}>
        <TextField label={texts.search.from} type={kind} value={from} set={setFrom} />
        <TextField label={texts.search.to} type={kind} value={to} set={setTo} />
        <button type="submit" className="button">
          {texts.search.applyRange}
          <span className="unseen"> {fieldName(field)}</span>
        </button>
      </form>
    </details>
  );
}
