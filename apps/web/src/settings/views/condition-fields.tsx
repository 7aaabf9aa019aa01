import { useState } from 'react';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import { viewTexts as texts } from '../../texts/views.ts';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { useNames } from '../access/use-names.ts';
import {
  type Comparison,
  type Condition,
  comparisonOf,
  comparisons,
  fieldName,
  fields,
  takesValues,
} from './definition.ts';

interface ConditionFieldsProps {
  /** Counted from 1. */
  readonly number: number;
  readonly condition: Condition;
  readonly set: (condition: Condition) => void;
  readonly remove: () => void;
}

/** Stands for a field that is written out. */
const other = '';

/** A condition of a view. */
export function ConditionFields({ number, condition, set, remove }: ConditionFieldsProps) {
  const { field } = condition;
  const isOffered = Object.hasOwn(fields, field);
  const comparison = comparisonOf(condition);
  return (
    <fieldset className="views__condition">
      <legend className="unseen">{texts.condition(number)}</legend>
      <div className="views__row">
        <Select
          label={texts.field}
          value={isOffered ? field : other}
          set={(value) => set({ ...condition, field: value, values: [] })}
          options={[
            ...Object.keys(fields).map((value) => ({ value, text: fieldName(value) })),
            { value: other, text: texts.otherField },
          ]}
        />
        <Select<Comparison | ''>
          label={texts.comparison}
          value={comparison ?? ''}
          set={(value) => value !== '' && set({ ...condition, ...comparisons[value] })}
          options={[
            ...(Object.keys(comparisons) as Comparison[]).map((value) => ({
              value,
              text: texts.comparisons[value],
            })),
            ...(comparison ? [] : [{ value: '' as const, text: texts.otherComparison }]),
          ]}
        />
        <button type="button" className="action" aria-label={texts.removeCondition(number)} onClick={remove}>
          ×
        </button>
      </div>
      {!isOffered && (
        <TextField
          label={texts.fieldId}
          value={field}
          set={(value) => set({ ...condition, field: value })}
          isRequired
        />
      )}
      {takesValues(condition) && <Values condition={condition} set={set} />}
    </fieldset>
  );
}

function Values({ condition, set }: Pick<ConditionFieldsProps, 'condition' | 'set'>) {
  const { field, values } = condition;
  const types = Object.hasOwn(fields, field) ? (fields[field] ?? []) : [];
  const [isPicking, setIsPicking] = useState(false);
  const nameOf = useNames(values);
  if (types.length === 0)
    return (
      <TextArea
        label={texts.values}
        hint={texts.valuesHint}
        value={values.join('\n')}
        // While somebody writes, an empty line is the beginning of the next value.
        set={(text) => set({ ...condition, values: text === '' ? [] : text.split('\n') })}
      />
    );
  return (
    <div>
      <ul className="views__values" aria-label={texts.values}>
        {values.map((value) => (
          <li key={value}>
            <bdi>{nameOf(value)}</bdi>
            <button
              type="button"
              className="action"
              aria-label={texts.removeValue(nameOf(value))}
              onClick={() => set({ ...condition, values: values.filter((each) => each !== value) })}
            >
              ×
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button" onClick={() => setIsPicking(true)}>
            {texts.addValue(fieldName(field))}
          </button>
        </li>
      </ul>
      {isPicking && (
        <EntityPicker
          label={texts.addValue(fieldName(field))}
          types={types}
          present={values}
          pick={({ urn }) => set({ ...condition, values: [...values, urn] })}
          close={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
