import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { propertyDefinitionsQuery } from '../../../gen/entity/properties/properties.ts';
import { read } from '../../data/query-client.ts';
import { parseValues } from '../../entity/properties/parse-values.ts';
import { propertiesIn } from '../../entity/properties/properties-of.ts';
import { ValueControl } from '../../entity/properties/value-control.tsx';
import { bulkTexts } from '../../texts/bulk.ts';
import { Check, Select } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { BulkEdit } from './bulk-edit.ts';
import { setPropertyOfAll } from './bulk-edits.ts';
import type { Target } from './selection.ts';

interface PropertyDialogProps {
  readonly targets: readonly Target[];
  readonly finish: (edit: BulkEdit) => void;
  readonly close: () => void;
}

/** Definitions that are read, as on the page of an entity. */
const most = 500;

/** Sets a structured property to one or several values, or removes it. */
export function PropertyDialog({ targets, finish, close }: PropertyDialogProps) {
  const { data } = useQuery(read(propertyDefinitionsQuery, { query: '*', count: most }));
  const [urn, setUrn] = useState('');
  const [text, setText] = useState('');
  const [isRemoved, setIsRemoved] = useState(false);
  const properties = propertiesIn(data?.searchAcrossEntities?.searchResults ?? []);
  const property = properties.find((each) => each.urn === urn);
  const { values = [], error } = property ? parseValues(property, text) : {};
  async function send(): Promise<void> {
    finish(setPropertyOfAll(targets, { urn, name: property?.name ?? urn }, isRemoved ? [] : values));
  }
  return (
    <FormDialog
      title={bulkTexts.propertyTitle(targets.length)}
      action={bulkTexts.save}
      canSend={property !== undefined && (isRemoved || values.length > 0)}
      send={send}
      close={close}
    >
      <Select
        label={bulkTexts.property}
        value={urn}
        set={(chosen) => {
          setUrn(chosen);
          setText('');
        }}
        options={[
          { value: '', text: '' },
          ...properties.map((each) => ({ value: each.urn, text: each.name })),
        ]}
      />
      {property && !isRemoved && <ValueControl property={property} text={text} set={setText} error={error} />}
      <Check label={bulkTexts.removeProperty} isChecked={isRemoved} set={setIsRemoved} />
    </FormDialog>
  );
}
