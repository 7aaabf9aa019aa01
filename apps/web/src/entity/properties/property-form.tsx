import { useState } from 'react';
import { useEdits } from '../../edit/edits.tsx';
import { type PropertyScalar, setProperty } from '../../edit/part-edits.ts';
import { propertyTexts } from '../../texts/properties.ts';
import { texts } from '../../texts/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { parseValues } from './parse-values.ts';
import type { Property } from './properties-of.ts';
import { ValueControl } from './value-control.tsx';

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
  return (
    <FormDialog
      title={propertyTexts.set(property.name)}
      action={texts.edit.save}
      canSend={parsed.values !== undefined}
      send={async () => carryOut(setProperty(urn, property, before, parsed.values ?? []))}
      close={close}
    >
      {property.description !== undefined && <p>{property.description}</p>}
      <ValueControl property={property} text={text} set={setText} error={parsed.error} />
    </FormDialog>
  );
}
