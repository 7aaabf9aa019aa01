import { useState } from 'react';
import { raiseIncidentMutation } from '../../../gen/edit/edit.ts';
import { useChange } from '../../data/use-change.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';

const says = formTexts.incident;
type Type = keyof typeof says.types;
type Priority = keyof typeof says.priorities;
const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  Object.entries<string>(names).map(([value, text]) => ({ value: value as Value, text }));

interface IncidentFormProps {
  readonly entity: HeadOfEntity;
  readonly close: () => void;
}

/** Tells that something is wrong with an entity. */
export function IncidentForm({ entity: { urn, card }, close }: IncidentFormProps) {
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [type, setType] = useState<Type>('OPERATIONAL');
  const [customType, setCustomType] = useState('');
  const [priority, setPriority] = useState<Priority>('MEDIUM');
  const change = useChange('Incidents', 'EntityHealth');
  const input = {
    resourceUrn: urn,
    type,
    ...(type === 'CUSTOM' && { customType: customType.trim() }),
    title: title.trim(),
    description: description.trim(),
    priority,
  };
  return (
    <FormDialog
      title={says.title(card.name)}
      action={says.action}
      send={() => change(raiseIncidentMutation, { input }, says.raised)}
      close={close}
    >
      <TextField
        label={says.head}
        field="incident#incidentInfo.title"
        value={title}
        set={setTitle}
        isRequired
      />
      <TextArea
        label={says.description}
        field="incident#incidentInfo.description"
        value={description}
        set={setDescription}
      />
      <Select
        label={says.type}
        field="incident#incidentInfo.type"
        value={type}
        set={setType}
        options={optionsOf(says.types)}
      />
      {type === 'CUSTOM' && (
        <TextField
          label={says.customType}
          field="incident#incidentInfo.customType"
          value={customType}
          set={setCustomType}
          isRequired
        />
      )}
      <Select
        label={says.priority}
        field="incident#incidentInfo.priority"
        value={priority}
        set={setPriority}
        options={optionsOf(says.priorities)}
      />
    </FormDialog>
  );
}
