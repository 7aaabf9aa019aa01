import { type Context, Hono } from 'hono';
import { type Accounts, type Fields, returnPathOf, withReturnPath } from './accounts.ts';
import { signInFailureOf } from './failures.ts';
import { readJsonFields } from './read-fields.ts';

/** The paths of DataHub's frontend that programs call, such as `datahub init`. */
export function createProgramRoutes(accounts: Accounts): Hono {
  const routes = new Hono();
  const actions = {
    '/logIn': accounts.signIn,
    '/signUp': accounts.signUp,
    '/resetNativeUserCredentials': accounts.reset,
  } as const;
  for (const [path, act] of Object.entries(actions)) {
    routes.post(path, async (context) => {
      const fields = await readJsonFields(context);
      return answer(context, fields, act);
    });
  }

  routes.get('/authenticate', async (context) => {
    const returnTo = returnPathOf(context);
    if (await accounts.isSignedIn(context)) return context.redirect(returnTo);
    return context.redirect(withReturnPath('/login', returnTo));
  });

  routes.get('/logOut', async (context) => {
    // A page elsewhere could otherwise sign people out by a link.
    if (context.req.header('sec-fetch-site') === 'cross-site') return context.redirect('/');
    return context.redirect(await accounts.signOut(context));
  });
  return routes;

  async function answer(
    context: Context,
    fields: Fields,
    act: (context: Context, fields: Fields) => Promise<void>,
  ): Promise<Response> {
    try {
      await act(context, fields);
      return context.body(null, 200);
    } catch (error) {
      const failure = signInFailureOf(error);
      if (!failure) throw error;
      return context.json({ message: failure.message }, failure.status, { ...failure.headers });
    }
  }
}
