import { Check } from '../../ui/field.tsx';

interface CheckGroupProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: readonly Value[];
  /** Chosen ones that stay chosen. */
  readonly fixed?: readonly Value[];
  readonly set: (chosen: readonly Value[]) => void;
}

/** Several of a few values. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { label, hint, options, chosen, fixed = [], set } = props;
  return (
    <div className="field">
      <fieldset className="check-grid">
        <legend className="label">{label}</legend>
        {options.map(({ value, text }) => (
          <Check
            key={value}
            label={text}
            isDisabled={fixed.includes(value)}
            isChecked={fixed.includes(value) || chosen.includes(value)}
            set={(isChecked) => set(isChecked ? [...chosen, value] : chosen.filter((each) => each !== value))}
          />
        ))}
      </fieldset>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
    </div>
  );
}
