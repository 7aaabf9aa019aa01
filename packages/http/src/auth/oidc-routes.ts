import { isAuthError } from '@colophon/auth';
import { Hono } from 'hono';
import { returnPathOf } from './accounts.ts';
import { callbackPath, providerPattern } from './callback-path.ts';
import { signInFailureOf } from './failures.ts';
import { rejectedPage } from './pages/pages.ts';
import { showPage } from './pages/show-page.ts';
import { readFormFields } from './read-fields.ts';
import type { AuthSetting } from './setting.ts';

/** Signing in at identity providers: there, and back. */
export function createOidcRoutes({ services, cookies, originOf, addressOf }: AuthSetting): Hono {
  const { oidc, directory } = services;
  const routes = new Hono();
  const path = `${callbackPath}/:provider{${providerPattern}}`;

  routes.get('/sso', async (context) => {
    const provider = context.req.query('provider') ?? oidc.providers[0]?.id;
    if (!oidc.providers.some(({ id }) => id === provider) || provider === undefined)
      return showPage(context, rejectedPage('There is no such provider.'), 404);
    try {
      const started = await oidc.start({
        provider,
        redirectUri: `${addressOf(context)}${callbackPath}/${provider}`,
        returnTo: returnPathOf(context),
      });
      cookies.keepPending(context, provider, started.pending, pendingCookieMs);
      return context.redirect(started.url);
    } catch (error) {
      const failure = signInFailureOf(error);
      if (!failure) throw error;
      return showPage(context, rejectedPage(failure.message), failure.status, failure.headers);
    }
  });

  routes.get(path, async (context) => {
    const provider = context.req.param('provider');
    const pending = cookies.pending(context, provider) ?? '';
    const session = cookies.session(context);
    cookies.dropPending(context, provider);
    try {
      const finished = await oidc.finish({
        callbackUrl: context.req.url,
        pending,
        ...originOf(context),
        ...(session !== undefined && { session }),
      });
      if (finished.isDryRun) return context.redirect(finished.returnTo);
      const { isNew, user } = finished;
      const { urn } = user;
      const { groups, fullName, email } = finished.report;
      await directory.signedIn({ urn, isNew, groups, fullName, email });
      cookies.signIn(context, { urn, secret: finished.secret });
      return context.redirect(finished.returnTo);
    } catch (error) {
      const failure = signInFailureOf(error);
      if (!failure) throw error;
      const status = isAuthError(error) && error.code === 'SIGN_IN_REJECTED' ? 403 : failure.status;
      return showPage(context, rejectedPage(failure.message), status, failure.headers);
    }
  });

  // A provider that answers by a form: the browser sends no cookie with a post from elsewhere, and does with what follows.
  routes.post(path, async (context) => {
    const answer = new URLSearchParams({ ...(await readFormFields(context)) });
    return context.redirect(`${callbackPath}/${context.req.param('provider')}?${answer}`, 303);
  });
  return routes;
}

/** As long as somebody may take at the provider. */
const pendingCookieMs = 10 * 60 * 1000;
