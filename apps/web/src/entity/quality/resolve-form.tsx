import { useState } from 'react';
import { updateIncidentStatusMutation } from '../../../gen/edit/edit.ts';
import { useChange } from '../../data/use-change.ts';
import { valueNow } from '../../data/value-now.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { wordsOf } from '../../texts/format.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Fields } from '../../ui/same-fields.ts';

interface ResolveFormProps {
  readonly urn: string;
  readonly title: string;
  readonly status: StatusShown;
  readonly close: () => void;
}

interface StatusShown {
  readonly state: string;
  readonly stage?: string | null;
  readonly message?: string | null;
}

const fieldsOf = ({ state, stage, message }: StatusShown): Fields => ({
  [formTexts.incident.state]: [state, stage ?? ''].filter(Boolean).map(wordsOf).join(', '),
  [formTexts.incident.message]: message ?? '',
});

async function statusNow(urn: string): Promise<Fields | undefined> {
  const status = (await valueNow(urn, 'incidentInfo'))?.status as StatusShown | undefined;
  return status && fieldsOf(status);
}

/** Says what was done about an incident, which is over. */
export function ResolveForm({ urn, title, status, close }: ResolveFormProps) {
  const [message, setMessage] = useState('');
  const change = useChange('Incidents', 'EntityHealth');
  const says = formTexts.incident;
  const input = { state: 'RESOLVED' as const, stage: 'FIXED' as const, message: message.trim() };
  return (
    <FormDialog
      title={says.resolveTitle(title)}
      action={says.resolveAction}
      send={() => change(updateIncidentStatusMutation, { urn, input }, says.resolved)}
      close={close}
      guard={{ before: fieldsOf(status), mine: fieldsOf(input), now: () => statusNow(urn) }}
    >
      <TextArea
        label={says.message}
        field="incident#incidentInfo.status.message"
        value={message}
        set={setMessage}
      />
    </FormDialog>
  );
}
