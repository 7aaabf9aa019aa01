import { isAuthError, parseUserName, userNameOf, userUrn } from '@colophon/auth';
import { type Context, Hono } from 'hono';
import type { Fields } from './accounts.ts';
import { signInFailureOf } from './failures.ts';
import { readJsonFields } from './read-fields.ts';
import type { AuthSetting } from './setting.ts';

/** What DataHub's own frontend calls. Nobody else may: who has the system client's secret may become any user. */
export function createSystemRoutes({ services, originOf }: AuthSetting): Hono {
  const { systemClient, users, directory } = services;
  const routes = new Hono();

  routes.use('/auth/*', async (context, next) => {
    if (!systemClient?.isCaller(context.req.header('authorization') ?? ''))
      return context.json({ message: 'Unauthorized to perform this action.' }, 401);
    return next();
  });
  if (!systemClient) return routes;

  const post = (
    path: string,
    required: readonly string[],
    act: (fields: Fields, context: Context) => Promise<Response>,
  ) =>
    routes.post(path, async (context) => {
      const fields = await readJsonFields(context);
      const missing = required.find((name) => !fields[name]);
      if (missing !== undefined) return context.json({ message: `${missing} is missing` }, 400);
      try {
        return await act(fields, context);
      } catch (error) {
        const failure = signInFailureOf(error);
        if (!failure || !isAuthError(error) || !faultsOfCaller.has(error.code)) throw error;
        return context.json({ message: failure.message }, failure.status, { ...failure.headers });
      }
    });

  post('/auth/generateSessionTokenForUser', ['userId'], async ({ userId = '' }, context) => {
    try {
      const accessToken = await systemClient.makeToken(userUrn(parseUserName(userId)));
      return context.json({ accessToken });
    } catch (error) {
      if (!isAuthError(error) || error.code !== 'UNKNOWN_USER') throw error;
      return context.json({ loginDenialReason: 'The user is unknown or may not sign in.' }, 403);
    }
  });

  post(
    '/auth/signUp',
    ['userUrn', 'fullName', 'email', 'password', 'inviteToken'],
    async ({ userUrn: urnGiven = '', fullName, email, title, password = '', inviteToken = '' }, context) => {
      const name = userNameOf(urnGiven);
      const { urn, role } = await users.signUp({ name, password, token: inviteToken, ...originOf(context) });
      await directory.signedUp({ urn, fullName, email, title, ...(role !== undefined && { role }) });
      return context.json({ isNativeUserCreated: true });
    },
  );

  post(
    '/auth/resetNativeUserCredentials',
    ['userUrn', 'password', 'resetToken'],
    async ({ userUrn: user = '', password = '', resetToken = '' }, context) => {
      await users.resetPassword({ user, password, token: resetToken, ...originOf(context) });
      return context.json({ areNativeUserCredentialsReset: true });
    },
  );

  post(
    '/auth/verifyNativeUserCredentials',
    ['userUrn', 'password'],
    async ({ userUrn: user = '', password = '' }, context) =>
      context.json({
        doesPasswordMatch: await systemClient.hasPassword(user, password, originOf(context).address),
      }),
  );

  // Its frontend takes this for none. Providers are settings of this server, and their secrets leave it for nobody.
  routes.post('/auth/getSsoSettings', (context) =>
    context.json({ message: 'The catalogue has no settings for single sign-on.' }, 404),
  );

  // What users of its frontend did; nothing here counts them.
  post('/auth/track', [], async (_, context) => context.json({}));
  return routes;
}

const faultsOfCaller: ReadonlySet<string> = new Set([
  'INVALID_LINK',
  'INVALID_NAME',
  'TOO_MANY_ATTEMPTS',
  'USER_EXISTS',
  'WEAK_PASSWORD',
]);
