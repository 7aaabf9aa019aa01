import './properties.css';
import { useState } from 'react';
import {
  createStructuredPropertyMutation,
  definedPropertyQuery,
  updateStructuredPropertyMutation,
} from '../../../gen/govern/properties/properties.ts';
import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { request } from '../../data/request.ts';
import { useChange } from '../../data/use-change.ts';
import { governTexts } from '../../texts/govern.ts';
import { definitionTexts } from '../../texts/property-definitions.ts';
import { texts } from '../../texts/texts.ts';
import { Check, Select, TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Guard } from '../../ui/use-guard.tsx';
import { CheckGroup } from '../shared/check-group.tsx';
import { AllowedRows } from './allowed-rows.tsx';
import {
  createInput,
  draftOf,
  fieldsOf,
  nameOfProperty,
  newDraft,
  type PropertyDraft,
  settingNames,
  updateInput,
  valueKinds,
  wrongNumber,
} from './property-draft.ts';
import { EntityTypes } from './type-choices.tsx';

/** Lists only grow, so nothing of them is overwritten. */
const guardOf = (urn: string, before: PropertyDraft, mine: PropertyDraft): Guard => ({
  before: fieldsOf(before),
  mine: fieldsOf(mine),
  async now() {
    const { structuredProperty: now } = await request(definedPropertyQuery, { urn });
    return now?.exists ? fieldsOf(draftOf(now)) : undefined;
  },
});

interface DefinitionFormProps {
  /** The property that is edited; without it, a new one is created. */
  readonly property?: DefinedPropertyFragment | undefined;
  readonly close: () => void;
}

/** Defines a structured property. What of one that exists cannot be changed is shown with the reason. */
export function DefinitionForm({ property, close }: DefinitionFormProps) {
  const [draft, setDraft] = useState<PropertyDraft>(property ? draftOf(property) : newDraft);
  const change = useChange();
  const set = (part: Partial<PropertyDraft>) => setDraft((present) => ({ ...present, ...part }));
  const { form, create, kinds, settings, shownHint } = definitionTexts;
  const wrong = wrongNumber(draft);
  const isComplete = draft.name.trim() !== '' && (property !== undefined || draft.appliesTo.length > 0);
  const wasList = property?.definition.cardinality === 'MULTIPLE';
  async function send(): Promise<void> {
    const name = draft.name.trim();
    if (property) {
      const input = updateInput(property, draft);
      await change(updateStructuredPropertyMutation, { input }, governTexts.saved(name));
    } else
      await change(
        createStructuredPropertyMutation,
        { input: createInput(draft) },
        governTexts.created(name),
      );
  }
  return (
    <FormDialog
      title={property ? governTexts.edit.title(nameOfProperty(property)) : create}
      action={property ? texts.edit.save : governTexts.actions.create}
      canSend={isComplete && wrong === undefined}
      send={send}
      close={close}
      guard={property && guardOf(property.urn, draftOf(property), draft)}
    >
      {(errorOf) => (
        <>
          <TextField
            label={governTexts.fields.name}
            value={draft.name}
            set={(name) => set({ name })}
            isRequired
            error={errorOf('displayName')}
          />
          {!property && (
            <TextField
              label={form.id}
              hint={form.idHint}
              value={draft.id}
              set={(id) => set({ id })}
              error={errorOf('id') ?? errorOf('qualifiedName')}
            />
          )}
          <TextArea
            label={governTexts.fields.description}
            value={draft.description}
            set={(description) => set({ description })}
            error={errorOf('description')}
          />
          {property ? (
            <p className="field__hint">{form.kindFixed(kinds[draft.kind])}</p>
          ) : (
            <Select
              label={governTexts.fields.type}
              hint={form.kindHint}
              value={draft.kind}
              set={(kind) => set({ kind })}
              options={valueKinds.map((kind) => ({ value: kind, text: kinds[kind] }))}
            />
          )}
          <div className="field">
            <Check
              label={form.isList}
              isChecked={draft.isList}
              isDisabled={wasList}
              set={(isList) => set({ isList })}
            />
            <p className="field__hint">{wasList ? form.listFixed : form.listHint}</p>
          </div>
          <Allowed property={property} draft={draft} wrong={wrong} set={set} />
          <EntityTypes property={property} draft={draft} set={set} />
          <Check
            label={form.immutable}
            isChecked={draft.isImmutable}
            set={(isImmutable) => set({ isImmutable })}
          />
          <CheckGroup
            label={form.shown}
            hint={shownHint}
            options={settingNames.map((name) => ({ value: name, text: settings[name] }))}
            chosen={draft.settings}
            set={(chosen) => set({ settings: chosen })}
          />
        </>
      )}
    </FormDialog>
  );
}

interface AllowedProps {
  readonly property: DefinedPropertyFragment | undefined;
  readonly draft: PropertyDraft;
  readonly wrong: string | undefined;
  readonly set: (part: Partial<PropertyDraft>) => void;
}

/** Values can be listed from the beginning alone, and the list only grows. */
function Allowed({ property, draft, wrong, set }: AllowedProps) {
  const { form } = definitionTexts;
  const before = property?.definition.allowedValues ?? [];
  if (property && before.length === 0) return <p className="field__hint">{form.allowedNone}</p>;
  return (
    <AllowedRows
      hint={property ? form.allowedFixed : form.allowedHint}
      error={wrong === undefined ? undefined : form.notNumber(wrong)}
      fixed={before.map(({ value }) =>
        String('stringValue' in value ? value.stringValue : value.numberValue),
      )}
      rows={draft.allowed}
      set={(allowed) => set({ allowed })}
    />
  );
}
