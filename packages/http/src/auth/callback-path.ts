/** Below it each provider has its own address, so that the answer of one is never taken for another's. */
export const callbackPath = '/callback';

/** What a provider is called in its address. */
export const providerPattern = '[a-z0-9][a-z0-9-]{0,31}';

const callbackRoute = new RegExp(`^${callbackPath}/${providerPattern}$`);

/** True for the address to which a provider sends people back, by a form perhaps; for nothing else below it. */
export const isCallbackRoute = (path: string): boolean => callbackRoute.test(path);
