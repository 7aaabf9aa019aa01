import { createElement as h, type ReactElement } from 'react';
import type { Fields } from '../accounts.ts';
import { Alert, Field, Form } from './form.ts';
import { Layout } from './layout.ts';

/** What a page with a form is made from. */
export interface PageProps {
  /** What was typed before; never a password. */
  readonly fields: Fields;
  readonly alert?: string | undefined;
  /** Where the form is sent to, with where to go afterwards. */
  readonly action: string;
  /** Fewest characters of a new password. */
  readonly minPasswordLength: number;
}

export interface SignInProps extends PageProps {
  readonly providers: readonly { readonly label: string; readonly href: string }[];
}

export const signInPage = ({ fields, alert, action, providers }: SignInProps): ReactElement =>
  h(
    Layout,
    { title: 'Sign in' },
    h(Alert, null, alert),
    h(
      Form,
      { action, submit: 'Sign in' },
      h(Field, {
        name: 'username',
        label: 'Name or e-mail address',
        autoComplete: 'username',
        value: fields.username,
        autoFocus: true,
      }),
      h(Field, { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' }),
    ),
    providers.length > 0 &&
      h(
        'ul',
        { className: 'providers' },
        ...providers.map(({ label, href }) =>
          h('li', { key: href }, h('a', { className: 'action plain', href }, `Sign in with ${label}`)),
        ),
      ),
    h(
      'p',
      { className: 'note' },
      'Forgotten your password? An administrator can send you a link to set a new one.',
    ),
  );

export const signUpPage = ({ fields, alert, action, minPasswordLength }: PageProps): ReactElement =>
  h(
    Layout,
    { title: 'Create your account' },
    h(Alert, null, alert),
    h(
      Form,
      { action, submit: 'Create the account', hidden: { inviteToken: fields.inviteToken } },
      h(Field, {
        name: 'fullName',
        label: 'Full name',
        autoComplete: 'name',
        value: fields.fullName,
        autoFocus: true,
      }),
      h(Field, {
        name: 'email',
        label: 'E-mail address',
        type: 'email',
        autoComplete: 'username',
        value: fields.email,
        hint: 'You sign in with it.',
      }),
      h(Field, {
        name: 'title',
        label: 'Job title',
        autoComplete: 'organization-title',
        value: fields.title,
        isOptional: true,
      }),
      newPassword(minPasswordLength),
    ),
  );

export const resetPage = ({ fields, alert, action, minPasswordLength }: PageProps): ReactElement =>
  h(
    Layout,
    { title: 'Set a new password' },
    h(Alert, null, alert),
    h(
      Form,
      { action, submit: 'Set the password', hidden: { resetToken: fields.resetToken } },
      h(Field, {
        name: 'email',
        label: 'Name or e-mail address',
        autoComplete: 'username',
        value: fields.email,
        hint: 'The one you sign in with.',
        autoFocus: true,
      }),
      newPassword(minPasswordLength),
    ),
  );

export const firstAdministratorPage = ({
  fields,
  alert,
  action,
  minPasswordLength,
}: PageProps): ReactElement =>
  h(
    Layout,
    { title: 'Become the first administrator' },
    h(Alert, null, alert),
    h(
      Form,
      { action, submit: 'Create the administrator', hidden: { token: fields.token } },
      h(Field, {
        name: 'username',
        label: 'Name or e-mail address',
        autoComplete: 'username',
        value: fields.username,
        hint: 'You sign in with it. Letters, digits and . _ @ + -',
        autoFocus: true,
      }),
      newPassword(minPasswordLength),
    ),
  );

/** After a sign-in that has failed elsewhere. */
export const rejectedPage = (reason: string): ReactElement =>
  h(
    Layout,
    { title: 'You are not signed in' },
    h(Alert, null, reason),
    h('a', { className: 'action', href: '/login' }, 'Back to the sign-in page'),
  );

/** For somebody who is signed in, and may not do this. */
export const refusedPage = (reason: string): ReactElement =>
  h(
    Layout,
    { title: 'You may not do this' },
    h(Alert, null, reason),
    h('a', { className: 'action', href: '/' }, 'To the start page'),
  );

/** Where signing out ends, here or at a provider. */
export const signedOutPage = (): ReactElement =>
  h(
    Layout,
    { title: 'You are signed out' },
    h('p', { className: 'lede' }, 'Close the window if others use this machine.'),
    h('a', { className: 'action', href: '/login' }, 'Sign in again'),
  );

const newPassword = (minLength: number): ReactElement =>
  h(Field, {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: `At least ${minLength} characters. Any characters will do; a few words are easy to remember.`,
  });
