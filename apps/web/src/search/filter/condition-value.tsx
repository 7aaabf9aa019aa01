import { filterTexts } from '../../texts/filter.ts';
import { rangeOf, textsOf } from '../facets/range-texts.ts';
import type { Condition } from './filter-tree.ts';
import { fieldName, kindOf } from './search-fields.ts';
import { ValueList } from './value-list.tsx';

interface ConditionValueProps {
  readonly condition: Condition;
  readonly set: (condition: Condition) => void;
}

/** What a field is compared with, in the form that its kind has. */
export function ConditionValue({ condition, set }: ConditionValueProps) {
  const { field, operator, values } = condition;
  const [value = ''] = values;
  const setValue = (changed: string) => set({ ...condition, values: [changed] });
  const common = { className: 'field__control', 'aria-label': filterTexts.values(fieldName(field)) };
  const kind = kindOf(field);
  if (kind === 'flag')
    return (
      <select {...common} value={value} onChange={({ target }) => setValue(target.value)}>
        <option value="" />
        <option value="true">{filterTexts.yes}</option>
        <option value="false">{filterTexts.no}</option>
      </select>
    );
  if (kind === 'date' && operator !== 'is')
    return (
      <input
        {...common}
        type="date"
        value={textsOf('date', value === '' ? {} : { from: Number(value) }).from}
        onChange={({ target }) => setValue(timeOf(condition, target.value))}
      />
    );
  if (operator === 'is' && (kind === 'entity' || kind === 'keyword'))
    return <ValueList condition={condition} set={set} />;
  return (
    <input
      {...common}
      type={kind === 'number' ? 'number' : 'text'}
      autoComplete="off"
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

/** A day as a time: after it, and up to it, means its end. */
function timeOf({ operator }: Condition, day: string): string {
  const { from, to } = rangeOf('date', { from: day, to: day });
  const time = operator === 'above' || operator === 'atMost' ? to : from;
  return time === undefined ? '' : String(time);
}
