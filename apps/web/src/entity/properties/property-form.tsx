import { useState } from 'react';
import { valueNow } from '../../data/value-now.ts';
import { useEdits } from '../../edit/edits.tsx';
import { type PropertyScalar, setProperty } from '../../edit/part-edits.ts';
import { propertyTexts } from '../../texts/properties.ts';
import { texts } from '../../texts/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { parseValues } from './parse-values.ts';
import type { Property } from './properties-of.ts';
import { ValueControl } from './value-control.tsx';
import { valuesIn } from './values-in.ts';

interface PropertyFormProps {
  readonly urn: string;
  readonly property: Property;
  readonly before: readonly PropertyScalar[];
  readonly close: () => void;
}

/** Sets a structured property: one of the allowed values, or what its type has. */
export function PropertyForm({ urn, property, before, close }: PropertyFormProps) {
  const [text, setText] = useState(before.join('\n'));
  const { carryOut } = useEdits();
  const parsed = parseValues(property, text);
  const fieldsOf = (values: readonly PropertyScalar[]) => ({ [property.name]: values.join(', ') });
  return (
    <FormDialog
      title={propertyTexts.set(property.name)}
      action={texts.edit.save}
      canSend={parsed.values !== undefined}
      send={async () => carryOut(setProperty(urn, property, before, parsed.values ?? []))}
      close={close}
      guard={{
        before: fieldsOf(before),
        mine: fieldsOf(parsed.values ?? []),
        now: async () => fieldsOf(valuesIn(await valueNow(urn, 'structuredProperties'), property.urn)),
      }}
    >
      {property.description !== undefined && <p>{property.description}</p>}
      <ValueControl property={property} text={text} set={setText} error={parsed.error} />
    </FormDialog>
  );
}
