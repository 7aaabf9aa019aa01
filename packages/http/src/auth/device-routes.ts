import { userNameOf } from '@colophon/auth';
import { type Context, Hono } from 'hono';
import { withReturnPath } from './accounts.ts';
import { signInFailureOf } from './failures.ts';
import { deviceCodePage, deviceConsentPage, deviceDecidedPage } from './pages/device.ts';
import { showPage } from './pages/show-page.ts';
import { readFormFields } from './read-fields.ts';
import type { AuthSetting } from './setting.ts';

/** Where a person lets a program in that shows a code. */
export const devicePath = '/device';

/**
 * The pages on which a person who is signed in types the code of a program, sees who asks, and decides. A form of another
 * page is rejected before it gets here, as every write with a session is.
 */
export function createDeviceRoutes({ services, cookies, originOf }: AuthSetting): Hono {
  const { devices, sessions } = services;
  const routes = new Hono();

  /** URN of who is signed in. */
  async function userOf(context: Context): Promise<string | undefined> {
    const secret = cookies.session(context);
    return secret === undefined ? undefined : (await sessions.read(secret))?.user.urn;
  }

  // Its address has no code: a link that somebody sends must not be all that it takes, and addresses are logged.
  const toSignIn = (context: Context) => context.redirect(withReturnPath('/login', devicePath), 303);

  routes.get(devicePath, async (context) => {
    if ((await userOf(context)) === undefined) return toSignIn(context);
    return showPage(context, deviceCodePage({ code: '', action: devicePath }));
  });

  routes.post(devicePath, async (context) => {
    const { user_code: code = '', decision } = await readFormFields(context);
    const user = await userOf(context);
    if (user === undefined) return toSignIn(context);
    const typed = { code, user, ...originOf(context) };
    try {
      if (decision === 'allow' || decision === 'deny') {
        const isApproved = decision === 'allow';
        await devices.decide({ ...typed, isApproved });
        return showPage(context, deviceDecidedPage(isApproved));
      }
      const { client, address } = await devices.find(typed);
      const page = deviceConsentPage({ code, action: devicePath, client, address, user: userNameOf(user) });
      return showPage(context, page);
    } catch (error) {
      const failure = signInFailureOf(error);
      if (!failure) throw error;
      const page = deviceCodePage({ code, action: devicePath, alert: failure.message });
      return showPage(context, page, failure.status, failure.headers);
    }
  });
  return routes;
}
