import { useState } from 'react';
import { namesQuery } from '../../../gen/entity/history/history.ts';
import { request } from '../../data/request.ts';
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
      guard={{
        before: { [formTexts.name.name]: card.name },
        mine: { [formTexts.name.name]: name.trim() },
        async now() {
          const [now] = (await request(namesQuery, { urns: [urn] })).entities ?? [];
          return now ? { [formTexts.name.name]: now.card.name } : undefined;
        },
      }}
    >
      <TextField label={formTexts.name.name} value={name} set={setName} isRequired />
    </FormDialog>
  );
}
