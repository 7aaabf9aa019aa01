import { useState } from 'react';
import { updateIncidentStatusMutation } from '../../../gen/edit/edit.ts';
import { useChange } from '../../data/use-change.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface ResolveFormProps {
  readonly urn: string;
  readonly title: string;
  readonly close: () => void;
}

/** Says what was done about an incident, which is over. */
export function ResolveForm({ urn, title, close }: ResolveFormProps) {
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
