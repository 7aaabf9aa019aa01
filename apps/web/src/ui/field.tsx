import './field.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { ModelField } from './reference.ts';
import { ReferenceMark } from './reference-label.tsx';

interface FieldProps {
  readonly label: string;
  /** What is expected, where the label does not say it. */
  readonly hint?: string | undefined;
  /** The field of the model that is set; a link to its reference is beside the control. */
  readonly field?: ModelField | undefined;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
}

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly set: (value: string) => void;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'email' | 'url' | 'number' | 'date' | 'datetime-local' | 'password';
  readonly placeholder?: string;
}

/** A line of text. */
export function TextField({
  value,
  set,
  isRequired = false,
  type = 'text',
  placeholder,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={value}
          required={isRequired}
          placeholder={placeholder}
          autoComplete="off"
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({ value, set, isRequired = false, ...field }: Omit<TextFieldProps, 'type'>) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          value={value}
          required={isRequired}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}

interface SelectProps<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
}

/** One of a few values. */
export function Select<Value extends string>({ value, set, options, ...field }: SelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => set(target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CheckProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly set: (isChecked: boolean) => void;
  readonly isDisabled?: boolean;
}

/** Something that is so or not. */
export function Check({ label, isChecked, set, isDisabled = false }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => set(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** What a control has in common with every other: its class, its name, and what describes it. */
type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>;

/** A control with its label, its hint and what is wrong with it, which readers of the screen are told of too. */
export function Field({
  label,
  hint,
  field,
  error,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'field__control',
        'aria-describedby': notes.join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {field !== undefined && <ReferenceMark field={field} label={label} />}
    </div>
  );
}
