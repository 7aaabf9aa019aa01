import { useState } from 'react';
import { changeGroupMutation, createGroupMutation, groupQuery } from '../../../gen/settings/groups/groups.ts';
import { request } from '../../data/request.ts';
import { useChange } from '../../data/use-change.ts';
import { accessTexts } from '../../texts/access.ts';
import { groupTexts } from '../../texts/people.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Fields } from '../../ui/same-fields.ts';

/** Makes a group. */
export function NewGroupForm({ close }: { readonly close: () => void }) {
  const change = useChange('Groups');
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [id, setId] = useState('');
  const send = () =>
    change(
      createGroupMutation,
      {
        input: {
          name: name.trim(),
          ...(description.trim() !== '' && { description: description.trim() }),
          ...(id.trim() !== '' && { id: id.trim() }),
        },
      },
      groupTexts.created(name.trim()),
    );
  return (
    <FormDialog
      title={groupTexts.create}
      action={groupTexts.make}
      send={send}
      close={close}
      canSend={name.trim() !== ''}
    >
      <TextField label={accessTexts.name} value={name} set={setName} isRequired />
      <TextArea label={accessTexts.description} value={description} set={setDescription} />
      <TextField label={groupTexts.id} hint={groupTexts.idHint} value={id} set={setId} />
    </FormDialog>
  );
}

interface GroupFormProps {
  readonly urn: string;
  readonly name: string;
  readonly description: string;
  readonly close: () => void;
}

/** Changes the name and the description of a group. */
export function GroupForm({ urn, close, ...before }: GroupFormProps) {
  const change = useChange('Groups', 'Group');
  const [name, setName] = useState(before.name);
  const [description, setDescription] = useState(before.description);
  const send = () =>
    change(
      changeGroupMutation,
      {
        urn,
        name: { urn, name: name.trim() },
        properties: { description: description.trim() },
      },
      groupTexts.changed(name.trim()),
    );
  return (
    <FormDialog
      title={groupTexts.rename}
      action={accessTexts.save}
      send={send}
      close={close}
      guard={{
        before: fieldsOf(before),
        mine: fieldsOf({ name: name.trim(), description: description.trim() }),
        now: async () => {
          const { corpGroup } = await request(groupQuery, { urn, start: 0, count: 0 });
          return corpGroup
            ? fieldsOf({ name: corpGroup.card.name, description: corpGroup.card.description ?? '' })
            : undefined;
        },
      }}
      canSend={name.trim() !== ''}
    >
      <TextField label={accessTexts.name} value={name} set={setName} isRequired />
      <TextArea label={accessTexts.description} value={description} set={setDescription} />
    </FormDialog>
  );
}

const fieldsOf = ({
  name,
  description,
}: {
  readonly name: string;
  readonly description: string;
}): Fields => ({
  [accessTexts.name]: name,
  [accessTexts.description]: description,
});
