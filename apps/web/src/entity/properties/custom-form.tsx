import { useState } from 'react';
import { valueNow } from '../../data/value-now.ts';
import { useEdits } from '../../edit/edits.tsx';
import { setCustomProperty } from '../../edit/part-edits.ts';
import { propertyTexts } from '../../texts/properties.ts';
import { texts } from '../../texts/texts.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { CustomField } from '../../ui/reference.ts';
import type { Guard } from '../../ui/use-guard.tsx';

/** A property that somebody has removed has no value any more. */
const guardOf = (
  urn: string,
  aspect: string,
  [key, before]: readonly [key: string, value: string],
  mine: string,
): Guard => ({
  before: { [key]: before },
  mine: { [key]: mine },
  async now() {
    const stored = (await valueNow(urn, aspect))?.customProperties as
      | Readonly<Record<string, string>>
      | undefined;
    return { [key]: stored?.[key] ?? '' };
  },
});

interface CustomFormProps {
  readonly urn: string;
  readonly aspect: string;
  readonly field: CustomField;
  /** Undefined for a new one. */
  readonly before: readonly [key: string, value: string] | undefined;
  readonly close: () => void;
}

export function CustomForm({ urn, aspect, field, before, close }: CustomFormProps) {
  const [key, setKey] = useState(before?.[0] ?? '');
  const [value, setValue] = useState(before?.[1] ?? '');
  const { carryOut } = useEdits();
  return (
    <FormDialog
      title={before ? propertyTexts.editOf(before[0]) : propertyTexts.add}
      action={texts.edit.save}
      canSend={key.trim() !== ''}
      send={() => carryOut(setCustomProperty(urn, aspect, key.trim(), before?.[1], value))}
      close={close}
      guard={before && guardOf(urn, aspect, before, value)}
    >
      {before === undefined && (
        <TextField label={propertyTexts.customName} value={key} set={setKey} field={field} isRequired />
      )}
      <TextField label={propertyTexts.customValue} value={value} set={setValue} field={field} />
    </FormDialog>
  );
}
