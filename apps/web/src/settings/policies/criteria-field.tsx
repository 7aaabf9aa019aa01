import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EntityType } from '../../../gen/types.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { policyTexts } from '../../texts/policies.ts';
import { Select, TextArea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picker } from '../../ui/picker.tsx';
import { Chip } from '../access/chip.tsx';
import { EntitiesField } from '../access/entities-field.tsx';
import type { Condition, Criterion } from './draft.ts';
import { fieldText } from './summary.ts';

interface CriteriaFieldProps {
  readonly criteria: readonly Criterion[];
  readonly set: (criteria: readonly Criterion[]) => void;
  /** Entity types that a policy can be about. */
  readonly types: readonly string[];
  readonly error: string | undefined;
}

/** By field of a criterion, the types of its values; undefined for entities of every type. */
const valueTypes: Readonly<Record<string, readonly EntityType[] | undefined>> = {
  TYPE: undefined,
  DOMAIN: ['DOMAIN'],
  TAG: ['TAG'],
  GLOSSARY: ['GLOSSARY_TERM'],
  CONTAINER: ['CONTAINER'],
  OWNER: ['CORP_USER', 'CORP_GROUP'],
  URN: undefined,
  DATA_PLATFORM_INSTANCE: ['DATA_PLATFORM_INSTANCE'],
  GROUP_MEMBERSHIP: ['CORP_GROUP'],
};

const fields = Object.keys(valueTypes).map((value) => ({ value, text: fieldText(value) }));
const conditions = Object.entries(policyTexts.conditions).map(([value, text]) => ({
  value: value as Condition,
  text,
}));

/** Which entities a policy is about: those that pass each criterion. */
export function CriteriaField({ criteria, set, types, error }: CriteriaFieldProps) {
  return (
    <fieldset>
      <legend className="page-form__head">{policyTexts.entities}</legend>
      <p className="faint">{criteria.length === 0 ? policyTexts.everything : policyTexts.allHold}</p>
      <div>
        {criteria.map((criterion, place) => (
          <CriterionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else that stays the same
            key={place}
            criterion={criterion}
            types={types}
            set={(changed) => set(criteria.map((each, at) => (at === place ? changed : each)))}
            remove={() => set(criteria.filter((_, at) => at !== place))}
          />
        ))}
      </div>
      {error !== undefined && <p className="field__error">{error}</p>}
      <div>
        <button
          type="button"
          className="button"
          onClick={() =>
            set([
              ...criteria,
              { field: criteria.length === 0 ? 'TYPE' : 'DOMAIN', condition: 'EQUALS', values: [] },
            ])
          }
        >
          <Icon name="plus" />
          {policyTexts.addCriterion}
        </button>
      </div>
    </fieldset>
  );
}

interface CriterionRowProps {
  readonly criterion: Criterion;
  readonly types: readonly string[];
  readonly set: (criterion: Criterion) => void;
  readonly remove: () => void;
}

function CriterionRow({ criterion, types, set, remove }: CriterionRowProps) {
  const { field, condition, values } = criterion;
  return (
    <fieldset className="criterion" aria-label={policyTexts.criterion}>
      <Select
        label={policyTexts.field}
        value={field}
        options={fields}
        // Values of one field are none of another.
        set={(next) => set({ ...criterion, field: next, values: [] })}
      />
      <Select
        label={policyTexts.comparison}
        value={condition}
        options={conditions}
        set={(next) => set({ ...criterion, condition: next })}
      />
      {valuesField()}
      <button
        type="button"
        className="criterion__remove"
        aria-label={policyTexts.removeCriterion}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </fieldset>
  );

  function valuesField(): ReactNode {
    const setValues = (next: readonly string[]) => set({ ...criterion, values: next });
    if (condition === 'STARTS_WITH')
      return (
        <TextArea
          label={policyTexts.beginnings}
          value={values.join('\n')}
          set={(text) => setValues(text === '' ? [] : text.split('\n'))}
        />
      );
    if (field === 'TYPE') return <TypesField values={values} types={types} set={setValues} />;
    return (
      <EntitiesField
        label={fieldText(field)}
        types={valueTypes[field]}
        urns={values}
        set={setValues}
        isLabelUnseen
      />
    );
  }
}

interface TypesFieldProps {
  readonly values: readonly string[];
  readonly types: readonly string[];
  readonly set: (values: readonly string[]) => void;
}

/** Several entity types. */
function TypesField({ values, types, set }: TypesFieldProps) {
  const [isPicking, setIsPicking] = useState(false);
  const [text, setText] = useState('');
  const label = policyTexts.addTo(fieldText('TYPE'));
  const close = () => {
    setIsPicking(false);
    setText('');
  };
  const entries = types
    .filter((type) => !values.includes(type))
    .map((type) => ({ key: type, name: presentationOf(type).label, icon: presentationOf(type).icon }))
    .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <fieldset className="field" aria-label={fieldText('TYPE')}>
      <ul className="chips">
        {values.map((type) => (
          <Chip
            key={type}
            name={presentationOf(type).label}
            remove={() => set(values.filter((each) => each !== type))}
          />
        ))}
        <li>
          <button type="button" className="button" aria-label={label} onClick={() => setIsPicking(true)}>
            <Icon name="plus" />
            {policyTexts.addValue}
          </button>
        </li>
      </ul>
      {isPicking &&
        createPortal(
          <Picker
            label={label}
            placeholder={label}
            text={text}
            setText={setText}
            entries={entries}
            pick={({ key }) => {
              set([...values, key]);
              close();
            }}
            close={close}
          />,
          document.body,
        )}
    </fieldset>
  );
}
