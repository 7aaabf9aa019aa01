import './forms.css';
import { useState } from 'react';
import { createFormMutation, formQuery, updateFormMutation } from '../../../gen/govern/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { request } from '../../data/request.ts';
import { useChange } from '../../data/use-change.ts';
import { formsTexts } from '../../texts/forms.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { Check, Select, TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { EntityField } from '../shared/entity-field.tsx';
import {
  createInput,
  draftOf,
  type FormDraft,
  fieldsOf,
  isComplete,
  newForm,
  updateInput,
} from './form-draft.ts';
import { QuestionRows } from './question-rows.tsx';

interface AuthorFormProps {
  /** The form that is edited; without it, a new one is created. */
  readonly form?: FormPartsFragment | undefined;
  readonly created?: (urn: string) => void;
  readonly close: () => void;
}

/** Writes a form: what it asks, and whom. */
export function AuthorForm({ form, created, close }: AuthorFormProps) {
  const [draft, setDraft] = useState<FormDraft>(form ? draftOf(form) : newForm);
  const change = useChange();
  const set = (part: Partial<FormDraft>) => setDraft((present) => ({ ...present, ...part }));
  const { author, types } = formsTexts;
  async function send(): Promise<void> {
    const name = draft.name.trim();
    if (form) {
      await change(updateFormMutation, { input: updateInput(form, draft) }, governTexts.saved(name));
      return;
    }
    const { createForm } = await change(
      createFormMutation,
      { input: createInput(draft) },
      governTexts.created(name),
    );
    if (createForm) created?.(createForm.urn);
  }
  return (
    <FormDialog
      title={form ? governTexts.edit.title(form.info.name) : formsTexts.create}
      action={form ? texts.edit.save : governTexts.actions.create}
      canSend={isComplete(draft)}
      send={send}
      close={close}
      guard={
        form && {
          before: fieldsOf(draftOf(form)),
          mine: fieldsOf(draft),
          async now() {
            const now = (await request(formQuery, { urn: form.urn })).form;
            return now?.card.exists ? fieldsOf(draftOf(now)) : undefined;
          },
        }
      }
    >
      {(errorOf) => (
        <>
          <TextField
            label={governTexts.fields.name}
            value={draft.name}
            set={(name) => set({ name })}
            isRequired
            error={errorOf('name')}
          />
          <TextArea
            label={governTexts.fields.description}
            value={draft.description}
            set={(description) => set({ description })}
            error={errorOf('description')}
          />
          <Select
            label={author.type}
            hint={form ? `${author.typeHint} ${author.typeFixed}` : author.typeHint}
            value={draft.type}
            set={(type) => set({ type })}
            options={(['COMPLETION', 'VERIFICATION'] as const).map((type) => ({
              value: type,
              text: types[type],
            }))}
          />
          <QuestionRows
            questions={draft.questions}
            set={(questions) => set({ questions })}
            hint={form && author.reopened}
          />
          <fieldset className="questions">
            <legend className="label">{formsTexts.head.asked}</legend>
            <Check
              label={author.owners}
              isChecked={draft.hasOwners}
              set={(hasOwners) => set({ hasOwners })}
            />
          </fieldset>
          <EntityField
            label={author.people}
            types={['CORP_USER', 'CORP_GROUP']}
            chosen={draft.people}
            set={(people) => set({ people })}
            isMany
            none={author.noPeople}
            error={errorOf('actors')}
          />
        </>
      )}
    </FormDialog>
  );
}
