import { createElement as h, type ReactElement } from 'react';
import { Alert, Field, Form } from './form.ts';
import { Layout } from './layout.ts';

export interface DeviceCodeProps {
  /** As it was typed before. */
  readonly code: string;
  readonly action: string;
  readonly alert?: string | undefined;
}

/** Asks for the code that a program has shown. */
export const deviceCodePage = ({ code, action, alert }: DeviceCodeProps): ReactElement =>
  h(
    Layout,
    { title: 'Sign in a device' },
    h(Alert, null, alert),
    h(
      Form,
      { action, submit: 'Continue' },
      h(Field, {
        name: 'user_code',
        label: 'Code',
        autoComplete: 'one-time-code',
        value: code,
        hint: 'Your device shows it, such as WDJB-MJHT.',
        autoFocus: true,
      }),
    ),
  );

export interface DeviceConsentProps {
  readonly code: string;
  readonly action: string;
  /** What the program says about itself. */
  readonly client: string;
  /** IP address from which the program asks. */
  readonly address: string | undefined;
  /** URN of who is signed in. */
  readonly user: string;
}

/** Shows who asks and what it gets, before anything is granted. */
export const deviceConsentPage = ({
  code,
  action,
  client,
  address,
  user,
}: DeviceConsentProps): ReactElement =>
  h(
    Layout,
    { title: 'Let this device act for you?' },
    h(
      'dl',
      { className: 'facts' },
      ...facts({ Code: code, Device: client, Address: address ?? 'unknown', 'You are': user }),
    ),
    h(
      'p',
      { className: 'note' },
      'It gets an access token that can do everything that you can do, until you revoke it. Allow it only if you have just started the sign-in yourself, and your device shows this code.',
    ),
    h(
      'form',
      { method: 'post', action },
      h('input', { type: 'hidden', name: 'user_code', defaultValue: code }),
      h('button', { className: 'action', type: 'submit', name: 'decision', value: 'allow' }, 'Allow'),
      h('button', { className: 'action plain', type: 'submit', name: 'decision', value: 'deny' }, 'Deny'),
    ),
  );

const facts = (values: Readonly<Record<string, string>>): ReactElement[] =>
  Object.entries(values).map(([name, value]) =>
    h('div', { key: name }, h('dt', null, name), h('dd', null, value)),
  );

export const deviceDecidedPage = (isApproved: boolean): ReactElement =>
  h(
    Layout,
    { title: isApproved ? 'Your device is signed in' : 'Your device is not signed in' },
    h(
      'p',
      null,
      isApproved
        ? 'You can close this page and go back to your device.'
        : 'The request was denied, and nothing was granted. You can close this page.',
    ),
  );
