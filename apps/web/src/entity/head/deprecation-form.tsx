import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namesQuery } from '../../../gen/entity/history/history.ts';
import { read } from '../../data/query-client.ts';
import { useEdits } from '../../edit/edits.tsx';
import { type Deprecation, deprecation } from '../../edit/part-edits.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { texts } from '../../texts/texts.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReferenceMark } from '../../ui/reference-label.tsx';
import type { Fields } from '../../ui/same-fields.ts';
import { LabelPicker } from '../aside/lazy-picker.tsx';
import { headAspectsNow } from '../head-aspects.ts';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { dayOf, timeOf } from './day-of.ts';

/** A deprecation as a text for each field; one that is over has none. */
const fieldsOf = ({ deprecated, note, decommissionTime, replacement }: Deprecation): Fields =>
  deprecated
    ? {
        [formTexts.deprecation.note]: note,
        [formTexts.deprecation.time]: dayOf(decommissionTime),
        [formTexts.deprecation.replacement]: replacement ?? '',
      }
    : {};

interface DeprecationFormProps {
  readonly entity: HeadOfEntity;
  readonly before: Deprecation;
  readonly close: () => void;
}

/** Why not to use an entity any more, until when it is there, and what to use in its place. */
export function DeprecationForm({ entity: { urn, card }, before, close }: DeprecationFormProps) {
  const [note, setNote] = useState(before.note);
  const [day, setDay] = useState(dayOf(before.decommissionTime));
  const [replacement, setReplacement] = useState(before.replacement);
  const [isPicking, setIsPicking] = useState(false);
  const { carryOut } = useEdits();
  const urns = replacement === null ? [] : [replacement];
  const names = useQuery({ ...read(namesQuery, { urns }), enabled: urns.length > 0 });
  const after = { deprecated: true, note: note.trim(), decommissionTime: timeOf(day), replacement };
  const { deprecation: says } = formTexts;
  return (
    <>
      <FormDialog
        title={says.title(card.name)}
        action={before.deprecated ? texts.edit.save : says.action}
        send={() => carryOut(deprecation(urn, before, after))}
        close={close}
        guard={{
          before: fieldsOf(before),
          mine: fieldsOf(after),
          now: async () => fieldsOf((await headAspectsNow(urn)).deprecation),
        }}
      >
        <TextArea
          label={says.note}
          field="deprecation.note"
          hint={says.noteHint}
          value={note}
          set={setNote}
        />
        <TextField
          label={says.time}
          field="deprecation.decommissionTime"
          type="date"
          value={day}
          set={setDay}
        />
        <div className="field">
          <span className="label">{says.replacement}</span>
          <ReferenceMark field="deprecation.replacement" label={says.replacement} />
          <div className="form__actions">
            <span>
              {replacement === null ? says.none : (names.data?.entities?.[0]?.card.name ?? replacement)}
            </span>
            <button type="button" className="button" onClick={() => setIsPicking(true)}>
              {says.choose}
            </button>
            {replacement !== null && (
              <button type="button" className="button" onClick={() => setReplacement(null)}>
                {texts.edit.remove(says.replacement.toLowerCase())}
              </button>
            )}
          </div>
        </div>
      </FormDialog>
      {isPicking && (
        <LabelPicker
          kind="replacement"
          present={[urn]}
          pick={(picked) => setReplacement(picked.urn)}
          close={() => setIsPicking(false)}
        />
      )}
    </>
  );
}
