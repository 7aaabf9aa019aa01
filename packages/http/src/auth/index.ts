export { type AuthCookies, createAuthCookies } from './cookies.ts';
export { callbackPath } from './oidc-routes.ts';
export { createAuthRoutes, signInPaths } from './routes.ts';
export type { AuthServices, SystemClient, UserDirectory, UserProfile } from './services.ts';
export type { AuthRouteOptions } from './setting.ts';
