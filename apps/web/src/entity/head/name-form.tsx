import { useState } from 'react';
import { useEdits } from '../../edit/edits.tsx';
import { rename } from '../../edit/part-edits.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';

interface NameFormProps {
  readonly entity: HeadOfEntity;
  readonly close: () => void;
}

export function NameForm({ entity: { urn, card }, close }: NameFormProps) {
  const [name, setName] = useState(card.name);
  const { carryOut } = useEdits();
  return (
    <FormDialog
      title={formTexts.name.title(card.name)}
      action={formTexts.name.action}
      canSend={name.trim() !== '' && name.trim() !== card.name}
      send={() => carryOut(rename(urn, card.name, name.trim()))}
      close={close}
    >
      <TextField label={formTexts.name.name} value={name} set={setName} isRequired />
    </FormDialog>
  );
}
