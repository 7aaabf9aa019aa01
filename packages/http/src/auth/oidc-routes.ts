import { type AuthError, isAuthError, type OidcDryRun } from '@colophon/auth';
import { type Context, Hono } from 'hono';
import { returnPathOf, withReturnPath } from './accounts.ts';
import { callbackPath, providerPattern } from './callback-path.ts';
import { type SignInFailure, signInFailureOf } from './failures.ts';
import { dryRunFailedPage, dryRunPage } from './pages/dry-run.ts';
import { refusedPage, rejectedPage } from './pages/pages.ts';
import { showPage } from './pages/show-page.ts';
import { readFormFields } from './read-fields.ts';
import type { AuthSetting } from './setting.ts';

/** Signing in at identity providers: there, and back. */
export function createOidcRoutes(setting: AuthSetting): Hono {
  const { services, cookies, originOf, addressOf } = setting;
  const { oidc, directory } = services;
  const routes = new Hono();
  const path = `${callbackPath}/:provider{${providerPattern}}`;
  const labelOf = (id: string) => oidc.providers.find((provider) => provider.id === id)?.label ?? id;

  routes.get('/sso', async (context) => {
    const provider = context.req.query('provider') ?? oidc.providers[0]?.id;
    if (!oidc.providers.some(({ id }) => id === provider) || provider === undefined)
      return showPage(context, rejectedPage('There is no such provider.'), 404);
    const isDryRun = context.req.query('dry-run') !== undefined;
    if (isDryRun && !(await setting.mayManageUsers(context))) return refuseDryRun(context);
    try {
      const started = await oidc.start({
        provider,
        redirectUri: `${addressOf(context)}${callbackPath}/${provider}`,
        returnTo: returnPathOf(context),
        isDryRun,
      });
      cookies.keepPending(context, provider, started.pending, pendingCookieMs);
      return context.redirect(started.url);
    } catch (error) {
      return showFailure(context, error, { provider, isDryRun });
    }
  });

  routes.get(path, async (context) => {
    const provider = context.req.param('provider');
    const pending = cookies.pending(context, provider) ?? '';
    const session = cookies.session(context);
    cookies.dropPending(context, provider);
    const isDryRun = oidc.isDryRun(pending);
    // Asked again: meanwhile, somebody else may have signed in in this browser.
    if (isDryRun && !(await setting.mayManageUsers(context))) return refuseDryRun(context);
    try {
      const finished = await oidc.finish({
        callbackUrl: context.req.url,
        pending,
        ...originOf(context),
        ...(session !== undefined && { session }),
      });
      if (finished.isDryRun) return showDryRun(context, provider, finished);
      const { isNew, user } = finished;
      const { urn } = user;
      const { groups, fullName, email } = finished.report;
      await directory.signedIn({ urn, isNew, groups, fullName, email });
      cookies.signIn(context, { urn, secret: finished.secret });
      return context.redirect(finished.returnTo);
    } catch (error) {
      return showFailure(context, error, { provider, isDryRun });
    }
  });

  // A provider that answers by a form: the browser sends no cookie with a post from elsewhere, and does with what follows.
  routes.post(path, async (context) => {
    const answer = new URLSearchParams({ ...(await readFormFields(context)) });
    return context.redirect(`${callbackPath}/${context.req.param('provider')}?${answer}`, 303);
  });
  return routes;

  function showDryRun(context: Context, provider: string, dryRun: OidcDryRun): Promise<Response> {
    return showPage(
      context,
      dryRunPage({ ...dryRun, provider: labelOf(provider), again: againAt(provider) }),
    );
  }

  function refuseDryRun(context: Context): Response | Promise<Response> {
    const { caller } = context.get('requestContext');
    const { pathname, search } = new URL(context.req.url);
    // Back to where a dry run begins; an answer of the provider is of no use after another sign-in.
    const begin = pathname === '/sso' ? `${pathname}${search}` : '/';
    if (!caller) return context.redirect(withReturnPath('/login', begin));
    return showPage(context, refusedPage('A dry run needs the privilege Manage Users & Groups.'), 403);
  }

  function showFailure(
    context: Context,
    error: unknown,
    { provider, isDryRun }: { readonly provider: string; readonly isDryRun: boolean },
  ): Promise<Response> {
    if (!isAuthError(error)) throw error;
    const failure = failureOf(error, labelOf(provider));
    if (!failure) throw error;
    if (failure.status === 503) setting.onProviderFailure(error);
    const page = isDryRun
      ? dryRunFailedPage({ provider: labelOf(provider), reason: error.message, again: againAt(provider) })
      : rejectedPage(failure.message);
    return showPage(context, page, failure.status, failure.headers);
  }
}

const againAt = (provider: string): string => `/sso?${new URLSearchParams({ provider, 'dry-run': '' })}`;

/** What somebody sees who was not signed in; of the settings only that they are wrong. */
function failureOf(error: AuthError, provider: string): SignInFailure | undefined {
  if (error.code === 'INVALID_CONFIGURATION')
    return {
      status: 503,
      message: `Signing in with ${provider} is not configured correctly. An administrator can find the reason in the server's log.`,
      headers: {},
    };
  const failure = signInFailureOf(error);
  return failure && error.code === 'SIGN_IN_REJECTED' ? { ...failure, status: 403 } : failure;
}

/** As long as somebody may take at the provider. */
const pendingCookieMs = 10 * 60 * 1000;
