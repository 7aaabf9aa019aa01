import { Hono } from 'hono';
import { createAccounts } from './accounts.ts';
import { createDeviceRoutes, devicePath } from './device-routes.ts';
import { createOidcRoutes } from './oidc-routes.ts';
import { createPageRoutes } from './page-routes.ts';
import { createProgramRoutes } from './program-routes.ts';
import { limitSignInBody } from './read-fields.ts';
import { type AuthRouteOptions, createSetting } from './setting.ts';
import { createSystemRoutes } from './system-routes.ts';

/** Everything that signs somebody in or out: what a caller without a session may reach. */
export const signInPaths = [
  '/login',
  '/signup',
  '/reset',
  '/first-administrator',
  devicePath,
  '/logIn',
  '/signUp',
  '/resetNativeUserCredentials',
  '/authenticate',
  '/logOut',
  '/signed-out',
  '/sso',
  '/callback/*',
  '/auth/*',
] as const;

/**
 * Signing in over HTTP: the paths of DataHub's frontend for programs, and pages for people. Mount it in the pages of the
 * app, whose checks of host and origin come before it.
 */
export function createAuthRoutes(options: AuthRouteOptions): Hono {
  const setting = createSetting(options);
  const accounts = createAccounts(setting);
  const routes = new Hono();
  for (const path of signInPaths)
    routes.use(path, limitSignInBody, async (context, next) => {
      await next();
      // What sets a cookie is for one browser.
      context.header('Cache-Control', 'no-store');
    });
  routes.route('/', createProgramRoutes(accounts));
  routes.route('/', createPageRoutes(accounts, setting));
  routes.route('/', createDeviceRoutes(setting));
  routes.route('/', createOidcRoutes(setting));
  routes.route('/', createSystemRoutes(setting));
  return routes;
}
