import { useState } from 'react';
import { createViewMutation, updateViewMutation, viewQuery } from '../../../gen/settings/views/views.ts';
import type { DataHubViewType, EntityType, LogicalOperator } from '../../../gen/types.ts';
import { request } from '../../data/request.ts';
import { useChange } from '../../data/use-change.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { viewTexts as texts } from '../../texts/views.ts';
import { Check, Select, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Fields } from '../../ui/same-fields.ts';
import { ConditionFields } from './condition-fields.tsx';
import {
  type Condition,
  type Definition,
  fromStored,
  isComplete,
  toInput,
  type View,
  viewTypes,
} from './definition.ts';

interface ViewFormProps {
  /** The view to change; a new one without it. */
  readonly view?: View;
  readonly mayManageGlobal: boolean;
  readonly close: () => void;
}

const nothing: Definition = { entityTypes: [], operator: 'AND', conditions: [] };
const firstCondition: Condition = { field: 'platform', condition: 'EQUAL', negated: false, values: [] };

/** A new view, or a change of one. */
export function ViewForm({ view, mayManageGlobal, close }: ViewFormProps) {
  const change = useChange('Views');
  const [name, setName] = useState(view?.name ?? '');
  const [description, setDescription] = useState(view?.description ?? '');
  const [viewType, setViewType] = useState<DataHubViewType>(view?.viewType ?? 'PERSONAL');
  const [stored] = useState(() => (view ? fromStored(view.definition) : nothing));
  const [definition, setDefinition] = useState(stored);
  const { entityTypes, operator, conditions } = definition;
  const put = (part: Partial<Definition>) => setDefinition((before) => ({ ...before, ...part }));

  function send(): Promise<unknown> {
    if (!conditions.every(isComplete)) return Promise.reject(new Error(texts.incomplete));
    const common = { name: name.trim(), description: description.trim() };
    if (!view)
      return change(
        createViewMutation,
        { input: { ...common, viewType, definition: toInput(definition) } },
        texts.created(common.name),
      );
    // A filter that a program made may say more than the form does: only one that was changed here is written.
    const isChanged = definition !== stored;
    return change(
      updateViewMutation,
      { urn: view.urn, input: { ...common, ...(isChanged && { definition: toInput(definition) }) } },
      texts.saved(common.name),
    );
  }

  const guard = view && {
    before: fieldsOf({ ...view, definition: stored }),
    mine: fieldsOf({ name: name.trim(), description: description.trim(), definition }),
    now: async () => {
      const { entity } = await request(viewQuery, { urn: view.urn });
      return entity && 'viewType' in entity
        ? fieldsOf({ ...entity, definition: fromStored(entity.definition) })
        : undefined;
    },
  };

  return (
    <FormDialog
      title={view ? texts.edit : texts.create}
      action={view ? texts.save : texts.create}
      send={send}
      close={close}
      guard={guard}
      canSend={name.trim() !== ''}
    >
      <TextField label={texts.name} value={name} set={setName} isRequired />
      <TextField label={texts.description} value={description} set={setDescription} />
      {!view && (
        <Select
          label={texts.type}
          value={viewType}
          set={setViewType}
          hint={mayManageGlobal ? undefined : texts.needsGlobal}
          options={(mayManageGlobal ? (['PERSONAL', 'GLOBAL'] as const) : (['PERSONAL'] as const)).map(
            (value) => ({
              value,
              text: texts.types[value],
            }),
          )}
        />
      )}
      <TypeChoice chosen={entityTypes} choose={(types) => put({ entityTypes: types })} />
      <Select<LogicalOperator>
        label={texts.operator}
        value={operator}
        set={(value) => put({ operator: value })}
        options={[
          { value: 'AND', text: texts.operators.AND },
          { value: 'OR', text: texts.operators.OR },
        ]}
      />
      {conditions.map((condition, at) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no names, and stay in their order
          key={at}
          number={at + 1}
          condition={condition}
          set={(changed) => put({ conditions: conditions.with(at, changed) })}
          remove={() => put({ conditions: conditions.toSpliced(at, 1) })}
        />
      ))}
      <button
        type="button"
        className="button views__add"
        onClick={() => put({ conditions: [...conditions, firstCondition] })}
      >
        {texts.addCondition}
      </button>
    </FormDialog>
  );
}

interface Written {
  readonly name: string;
  readonly description?: string | null;
  readonly definition: Definition;
}

const fieldsOf = ({ name, description, definition }: Written): Fields => ({
  [texts.name]: name,
  [texts.description]: description ?? '',
  [texts.entityTypes]: definition.entityTypes.map((type) => presentationOf(type).plural).join(', '),
  [texts.operator]: texts.operators[definition.operator],
  [texts.conditions]: JSON.stringify(definition.conditions, undefined, 2),
});

interface TypeChoiceProps {
  readonly chosen: readonly EntityType[];
  readonly choose: (types: readonly EntityType[]) => void;
}

function TypeChoice({ chosen, choose }: TypeChoiceProps) {
  // A view may be kept to types that are not offered; these stay until somebody takes them out.
  const offered = [...new Set([...viewTypes, ...chosen])];
  return (
    <fieldset className="views__types">
      <legend className="label">{texts.entityTypes}</legend>
      <p className="field__hint">{texts.entityTypesHint}</p>
      <div>
        {offered.map((type) => (
          <Check
            key={type}
            label={presentationOf(type).plural}
            isChecked={chosen.includes(type)}
            set={(isChecked) =>
              choose(isChecked ? [...chosen, type] : chosen.filter((other) => other !== type))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
