import { useState } from 'react';
import { useEdits } from '../../edit/edits.tsx';
import { type PropertyScalar, setProperty } from '../../edit/part-edits.ts';
import { propertyTexts } from '../../texts/properties.ts';
import { texts } from '../../texts/texts.ts';
import { Check, Select, TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { parseValues } from './parse-values.ts';
import type { Property } from './properties-of.ts';

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
      <Control property={property} text={text} set={setText} error={parsed.error} />
    </FormDialog>
  );
}

interface ControlProps {
  readonly property: Property;
  readonly text: string;
  readonly set: (text: string) => void;
  readonly error: string | undefined;
}

function Control({ property: { kind, isList, allowed }, text, set, error }: ControlProps) {
  if (allowed.length > 0 && isList) {
    const chosen = text.split('\n');
    return (
      <fieldset className="field">
        <legend className="label">{propertyTexts.values}</legend>
        {allowed.map(({ value, description }) => (
          <Check
            key={value}
            label={description === undefined ? String(value) : `${value} – ${description}`}
            isChecked={chosen.includes(String(value))}
            set={(isChecked) =>
              set(
                (isChecked ? [...chosen, String(value)] : chosen.filter((each) => each !== String(value)))
                  .filter((each) => each !== '')
                  .join('\n'),
              )
            }
          />
        ))}
      </fieldset>
    );
  }
  if (allowed.length > 0)
    return (
      <Select
        label={propertyTexts.value}
        value={text}
        set={set}
        options={[
          { value: '', text: propertyTexts.notSet },
          ...allowed.map(({ value, description }) => ({
            value: String(value),
            text: description === undefined ? String(value) : `${value} – ${description}`,
          })),
        ]}
      />
    );
  const hint = kind === 'entity' ? propertyTexts.urns : undefined;
  if (isList || kind === 'richText')
    return (
      <TextArea
        label={isList ? propertyTexts.values : propertyTexts.value}
        hint={[isList && propertyTexts.onePerLine, hint].filter(Boolean).join(' ') || undefined}
        value={text}
        set={set}
        error={error}
      />
    );
  return (
    <TextField
      label={propertyTexts.value}
      hint={hint}
      type={kind === 'date' ? 'date' : 'text'}
      value={text}
      set={set}
      error={error}
    />
  );
}
