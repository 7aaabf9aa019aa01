import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BulkPropertiesQuery, bulkPropertiesQuery } from '../../../gen/search/bulk/bulk.ts';
import { read } from '../../data/query-client.ts';
import { bulkTexts } from '../../texts/bulk.ts';
import { Check, Select, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { BulkEdit } from './bulk-edit.ts';
import { setPropertyOfAll } from './bulk-edits.ts';
import type { Target } from './selection.ts';

interface PropertyDialogProps {
  readonly targets: readonly Target[];
  readonly finish: (edit: BulkEdit) => void;
  readonly close: () => void;
}

type Found = NonNullable<BulkPropertiesQuery['searchAcrossEntities']>['searchResults'][number]['entity'];
type Property = Extract<Found, { readonly definition: unknown }>;

/** Sets a structured property to a value, or removes it. */
export function PropertyDialog({ targets, finish, close }: PropertyDialogProps) {
  const { data } = useQuery(read(bulkPropertiesQuery, {}));
  const [urn, setUrn] = useState('');
  const [value, setValue] = useState('');
  const [isRemoved, setIsRemoved] = useState(false);
  const properties = (data?.searchAcrossEntities?.searchResults ?? []).flatMap(({ entity }) =>
    'definition' in entity ? [entity] : [],
  );
  const property = properties.find((each) => each.urn === urn);
  const allowed = allowedOf(property);
  const isNumber = property?.definition.valueType.urn.endsWith('.number') === true;
  async function send(): Promise<void> {
    const label = { urn, name: property?.card.name ?? urn };
    finish(setPropertyOfAll(targets, label, isRemoved ? undefined : isNumber ? Number(value) : value));
  }
  return (
    <FormDialog
      title={bulkTexts.propertyTitle(targets.length)}
      action={bulkTexts.save}
      canSend={property !== undefined && (isRemoved || value.trim() !== '')}
      send={send}
      close={close}
    >
      <Select
        label={bulkTexts.property}
        value={urn}
        set={(chosen) => {
          setUrn(chosen);
          setValue('');
        }}
        options={[
          { value: '', text: '' },
          ...properties.map((each) => ({ value: each.urn, text: each.card.name })),
        ]}
      />
      {!isRemoved &&
        (allowed.length > 0 ? (
          <Select
            label={bulkTexts.value}
            value={value}
            set={setValue}
            options={['', ...allowed].map((each) => ({ value: each, text: each }))}
          />
        ) : (
          <TextField
            label={bulkTexts.value}
            type={isNumber ? 'number' : 'text'}
            value={value}
            set={setValue}
          />
        ))}
      <Check label={bulkTexts.removeProperty} isChecked={isRemoved} set={setIsRemoved} />
    </FormDialog>
  );
}

const allowedOf = (property: Property | undefined): readonly string[] =>
  (property?.definition.allowedValues ?? []).map(({ value }) =>
    String('stringValue' in value ? value.stringValue : value.numberValue),
  );
