import { type Context, Hono } from 'hono';
import type { ReactElement } from 'react';
import { type Accounts, type Fields, returnPathOf, signedOutPath, withReturnPath } from './accounts.ts';
import { signInFailureOf } from './failures.ts';
import {
  firstAdministratorPage,
  type PageProps,
  resetPage,
  signedOutPage,
  signInPage,
  signUpPage,
} from './pages/pages.ts';
import { showPage } from './pages/show-page.ts';
import { readFormFields } from './read-fields.ts';
import type { AuthSetting } from './setting.ts';

interface FormPage {
  readonly path: string;
  readonly show: (props: PageProps, context: Context) => ReactElement;
  readonly act: (context: Context, fields: Fields) => Promise<void>;
  /** What the link to the page has, by the name that its form sends it under. */
  readonly fromQuery?: Readonly<Record<string, string>>;
}

/** The pages for people: forms that a browser without scripts can send, answered by where to go next. */
export function createPageRoutes(accounts: Accounts, { services, minPasswordLength }: AuthSetting): Hono {
  const routes = new Hono();
  const showSignIn: FormPage['show'] = (props, context) =>
    signInPage({
      ...props,
      providers: services.oidc.providers.map(({ id, label }) => {
        const query = new URLSearchParams({ provider: id, redirect_uri: returnPathOf(context) });
        return { label, href: `/sso?${query}` };
      }),
    });
  const pages: readonly FormPage[] = [
    { path: '/login', show: showSignIn, act: accounts.signIn },
    {
      path: '/signup',
      show: signUpPage,
      act: accounts.signUp,
      fromQuery: { inviteToken: 'invite_token' },
    },
    {
      path: '/reset',
      show: resetPage,
      act: accounts.reset,
      fromQuery: { resetToken: 'reset_token' },
    },
    {
      path: '/first-administrator',
      show: firstAdministratorPage,
      act: accounts.claim,
      fromQuery: { token: 'token' },
    },
  ];

  for (const { path, show, act, fromQuery = {} } of pages) {
    const propsOf = (context: Context, fields: Fields): PageProps => ({
      fields,
      action: withReturnPath(path, returnPathOf(context)),
      minPasswordLength,
    });
    routes.get(path, async (context) => {
      if (path === '/login' && (await accounts.isSignedIn(context)))
        return context.redirect(returnPathOf(context));
      const fields = Object.fromEntries(
        Object.entries(fromQuery).map(([name, parameter]) => [name, context.req.query(parameter) ?? '']),
      );
      return showPage(context, show(propsOf(context, fields), context));
    });
    routes.post(path, async (context) => {
      const fields = await readFormFields(context);
      try {
        await act(context, fields);
        return context.redirect(returnPathOf(context), 303);
      } catch (error) {
        const failure = signInFailureOf(error);
        if (!failure) throw error;
        const { password: _, ...typed } = fields;
        const props = { ...propsOf(context, typed), alert: alertOf(failure.message) };
        return showPage(context, show(props, context), failure.status, failure.headers);
      }
    });
  }
  routes.get(signedOutPath, (context) => showPage(context, signedOutPage()));
  return routes;
}

/** People get a sentence where programs get DataHub's text. */
const alertOf = (message: string): string =>
  message === 'Invalid Credentials' ? 'The name or the password is wrong.' : message;
