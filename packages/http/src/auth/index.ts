export { callbackPath } from './callback-path.ts';
export { type AuthCookies, createAuthCookies } from './cookies.ts';
export { createAuthRoutes, signInPaths } from './routes.ts';
export type { AuthServices, SystemClient, UserDirectory, UserProfile } from './services.ts';
export type { AuthRouteOptions } from './setting.ts';
