import { useQuery } from '@tanstack/react-query';
import { filterPropertiesQuery } from '../../../gen/search/filter/properties.ts';
import { read } from '../../data/query-client.ts';
import { filterTexts } from '../../texts/filter.ts';
import { Icon } from '../../ui/icon.tsx';
import { ConditionValue } from './condition-value.tsx';
import type { Condition, Operator } from './filter-tree.ts';
import { operatorText } from './operator-text.ts';
import { fieldName, fieldNames, operatorsOf, propertyField } from './search-fields.ts';

interface ConditionEditorProps {
  readonly condition: Condition;
  readonly set: (condition: Condition) => void;
  readonly remove: () => void;
}

/** A field, how it is compared, and with what. */
export function ConditionEditor({ condition, set, remove }: ConditionEditorProps) {
  const { field, operator, isNegated } = condition;
  const own = operatorsOf(field);
  const operators = own.includes(operator) ? own : [...own, operator];
  return (
    <div className="filter-condition">
      <FieldSelect
        field={field}
        set={(name) => set({ ...condition, field: name, operator: operatorsOf(name)[0] ?? 'is', values: [] })}
      />
      <select
        className="field__control"
        aria-label={filterTexts.operator}
        value={`${isNegated ? 'not ' : ''}${operator}`}
        onChange={({ target }) => set(withOperator(condition, target.value))}
      >
        {operators.flatMap((each) =>
          [false, true].map((negated) => (
            <option key={`${each}${negated}`} value={`${negated ? 'not ' : ''}${each}`}>
              {operatorText(field, each, negated)}
            </option>
          )),
        )}
      </select>
      {operator === 'exists' ? <span /> : <ConditionValue condition={condition} set={set} />}
      <button
        type="button"
        className="filter-remove"
        aria-label={filterTexts.removeCondition}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The same condition compared in another way. Values stay where they still say something. */
function withOperator(condition: Condition, chosen: string): Condition {
  const isNegated = chosen.startsWith('not ');
  const operator = chosen.replace('not ', '') as Operator;
  const values =
    operator === 'exists' ? [] : operator === 'is' ? condition.values : condition.values.slice(0, 1);
  return { ...condition, operator, isNegated, values };
}

function FieldSelect({ field, set }: { readonly field: string; readonly set: (field: string) => void }) {
  const { data } = useQuery(read(filterPropertiesQuery, {}));
  const properties = (data?.searchAcrossEntities?.searchResults ?? []).map(({ entity }) => ({
    name: propertyField(entity.urn),
    text: entity.card.name,
  }));
  const common = Object.keys(filterTexts.fields);
  const isKnown = fieldNames.includes(field) || properties.some(({ name }) => name === field);
  return (
    <select
      className="field__control"
      aria-label={filterTexts.field}
      value={field}
      onChange={({ target }) => set(target.value)}
    >
      {!isKnown && <option value={field}>{fieldName(field)}</option>}
      <optgroup label={filterTexts.commonFields}>
        {common.map((name) => (
          <option key={name} value={name}>
            {fieldName(name)}
          </option>
        ))}
      </optgroup>
      {properties.length > 0 && (
        <optgroup label={filterTexts.properties}>
          {properties.map(({ name, text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={filterTexts.allFields}>
        {fieldNames.slice(common.length).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
