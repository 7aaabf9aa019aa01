interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly isDisabled?: boolean;
  }[];
  readonly choose: (value: Value) => void;
}

/** A few buttons side by side, of which one is pressed. */
export function Choices<Value extends string>({ label, value, options, choose }: ChoicesProps<Value>) {
  return (
    <fieldset className="choices">
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="choices__one"
          aria-pressed={option.value === value}
          disabled={option.isDisabled}
          onClick={() => choose(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
