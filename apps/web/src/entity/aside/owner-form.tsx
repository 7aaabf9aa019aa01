import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownershipTypesQuery } from '../../../gen/edit/edit.ts';
import { read } from '../../data/query-client.ts';
import { useEdits } from '../../edit/edits.tsx';
import type { Label } from '../../edit/label-edits.ts';
import { addOwnerOf } from '../../edit/part-edits.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { Select } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface OwnerFormProps {
  readonly urn: string;
  readonly owner: Label;
  readonly close: () => void;
}

/** Asks for what of an entity somebody is responsible. */
export function OwnerForm({ urn, owner, close }: OwnerFormProps) {
  const { data } = useQuery(read(ownershipTypesQuery, {}));
  const [chosen, setChosen] = useState('');
  const { carryOut } = useEdits();
  const types = (data?.listOwnershipTypes.ownershipTypes ?? []).map((type) => ({
    value: type.urn,
    text: type.info?.name ?? type.urn,
  }));
  const type = chosen === '' ? (types[0]?.value ?? '') : chosen;
  const description = data?.listOwnershipTypes.ownershipTypes.find((each) => each.urn === type)?.info
    ?.description;
  return (
    <FormDialog
      title={formTexts.owner.title(owner.name)}
      action={formTexts.owner.action}
      canSend={type !== ''}
      send={() => carryOut(addOwnerOf(urn, owner, type))}
      close={close}
    >
      <Select
        label={formTexts.owner.type}
        field="ownership.owners.typeUrn"
        hint={description ?? undefined}
        value={type}
        set={setChosen}
        options={types}
      />
    </FormDialog>
  );
}
