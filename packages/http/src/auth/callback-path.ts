/** Below it each provider has its own address, so that the answer of one is never taken for another's. */
export const callbackPath = '/callback';
