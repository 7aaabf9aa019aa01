import { createElement as h, type ReactElement, type ReactNode } from 'react';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  /** What a password manager puts here. */
  readonly autoComplete: string;
  readonly value?: string | undefined;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly autoFocus?: boolean;
}

export function Field({
  name,
  label,
  type = 'text',
  autoComplete,
  value,
  hint,
  isOptional = false,
  autoFocus = false,
}: FieldProps): ReactElement {
  const hintId = `${name}-hint`;
  return h(
    'div',
    { className: 'field' },
    h('label', { htmlFor: name }, isOptional ? `${label} (optional)` : label),
    h('input', {
      id: name,
      name,
      type,
      autoComplete,
      defaultValue: value,
      required: !isOptional,
      autoFocus,
      // Names and passwords are not sentences.
      autoCapitalize: 'none',
      spellCheck: false,
      ...(hint !== undefined && { 'aria-describedby': hintId }),
    }),
    hint !== undefined && h('p', { className: 'hint', id: hintId }, hint),
  );
}

export interface FormProps {
  /** Where it is sent to; the page itself answers it. */
  readonly action: string;
  readonly submit: string;
  /** What goes with it unseen. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
  readonly children?: ReactNode;
}

/** A form that works without a script. */
export const Form = ({ action, submit, hidden = {}, children }: FormProps): ReactElement =>
  h(
    'form',
    { method: 'post', action },
    ...Object.entries(hidden).map(([name, value]) =>
      h('input', { key: name, type: 'hidden', name, defaultValue: value ?? '' }),
    ),
    children,
    h('button', { className: 'action', type: 'submit' }, submit),
  );

/** Why the form is there again; read out as the page opens. */
export const Alert = ({ children }: { readonly children: string | undefined }): ReactElement | null =>
  children === undefined ? null : h('p', { className: 'alert', role: 'alert' }, children);
