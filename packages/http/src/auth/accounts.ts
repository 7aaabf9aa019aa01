import { isAuthError, parseUserName, safeReturnPath, userUrn } from '@colophon/auth';
import type { Context } from 'hono';
import type { AuthSetting } from './setting.ts';

/** What a form or a JSON body has, by name; what is missing is the empty text. */
export type Fields = Readonly<Record<string, string>>;

const field = (fields: Fields, name: string): string => fields[name] ?? '';

/** Where signing out ends. A provider must know this address to lead back to it. */
export const signedOutPath = '/signed-out';

/** What people do with their accounts, the same for forms and for programs. Each sets the cookies of a new session. */
export interface Accounts {
  signIn(context: Context, fields: Fields): Promise<void>;
  signUp(context: Context, fields: Fields): Promise<void>;
  reset(context: Context, fields: Fields): Promise<void>;
  claim(context: Context, fields: Fields): Promise<void>;
  signOut(context: Context): Promise<string>;
  /** Whether the browser has a session that is not over. */
  isSignedIn(context: Context): Promise<boolean>;
}

export function createAccounts({
  services,
  cookies,
  originOf,
  addressOf,
  onProviderFailure,
}: AuthSetting): Accounts {
  const { sessions, users, firstAdministrator, directory, oidc } = services;

  /** A new session, and the end of the one that the browser had: whoever prepared that one is not in this one. */
  async function begin(context: Context, urn: string): Promise<void> {
    const replacing = cookies.session(context);
    const { secret } = await sessions.begin({
      user: urn,
      method: 'native',
      ...originOf(context),
      ...(replacing !== undefined && { replacing }),
    });
    cookies.signIn(context, { urn, secret });
  }

  return {
    async signIn(context, fields) {
      const session = cookies.session(context);
      const device = cookies.device(context);
      const signedIn = await services
        .signIn({
          name: field(fields, 'username'),
          password: field(fields, 'password'),
          signal: context.req.raw.signal,
          ...originOf(context),
          ...(session !== undefined && { session }),
          ...(device !== undefined && { device }),
        })
        .catch((error: unknown) => {
          // With a time to wait, it is this server that has too much to do.
          const isFailure = isAuthError(error) && error.code === 'UNAVAILABLE';
          if (isFailure && error.retryAfterMs === undefined) onProviderFailure(error);
          throw error;
        });
      const { isNew, user } = signedIn;
      const { urn } = user;
      const { groups, fullName, email } = signedIn.verified;
      await directory.signedIn({ urn, isNew, groups, fullName, email });
      cookies.signIn(context, { urn, secret: signedIn.secret, device: signedIn.device });
    },

    async signUp(context, fields) {
      const { urn, role } = await users.signUp({
        // The name is the e-mail address, as in DataHub; a URN in the body is ignored there, too.
        name: field(fields, 'email'),
        password: field(fields, 'password'),
        token: field(fields, 'inviteToken'),
        ...originOf(context),
      });
      const { fullName, email, title } = fields;
      await directory.signedUp({ urn, fullName, email, title, ...(role !== undefined && { role }) });
      await begin(context, urn);
    },

    async reset(context, fields) {
      const urn = await users.resetPassword({
        user: userUrn(parseUserName(field(fields, 'email'))),
        token: field(fields, 'resetToken'),
        password: field(fields, 'password'),
        ...originOf(context),
      });
      await begin(context, urn);
    },

    async claim(context, fields) {
      const urn = await firstAdministrator.claim({
        token: field(fields, 'token'),
        name: field(fields, 'username'),
        password: field(fields, 'password'),
        ...originOf(context),
      });
      await directory.madeAdministrator(urn);
      await begin(context, urn);
    },

    async signOut(context) {
      const secret = cookies.session(context);
      const home = signedOutPath;
      cookies.signOut(context);
      if (secret === undefined) return home;
      const current = await sessions.read(secret);
      await sessions.end(secret, originOf(context));
      if (!current) return home;
      // A provider that does not answer must not keep anybody signed in here.
      const elsewhere = await oidc
        .logoutUrl({ session: current.session, returnTo: `${addressOf(context)}${home}` })
        .catch(() => undefined);
      return elsewhere ?? home;
    },

    async isSignedIn(context) {
      const secret = cookies.session(context);
      return secret !== undefined && (await sessions.read(secret)) !== undefined;
    },
  };
}

/** Where a request wants to go afterwards: a path of this server and nothing else. */
export const returnPathOf = ({ req }: Context): string => safeReturnPath(req.query('redirect_uri'));

/** An address of this server with a path to go to afterwards; the beginning needs no mention. */
export const withReturnPath = (path: string, returnTo: string): string =>
  returnTo === '/' ? path : `${path}?redirect_uri=${encodeURIComponent(returnTo)}`;
