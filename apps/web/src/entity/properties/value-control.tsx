import { propertyTexts } from '../../texts/properties.ts';
import { Check, Select, TextArea, TextField } from '../../ui/field.tsx';
import type { Property } from './properties-of.ts';

interface ValueControlProps {
  readonly property: Property;
  readonly text: string;
  readonly set: (text: string) => void;
  readonly error: string | undefined;
}

/** What sets the values of a property: one of the allowed ones, or what its type has. */
export function ValueControl({ property: { kind, isList, allowed }, text, set, error }: ValueControlProps) {
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
