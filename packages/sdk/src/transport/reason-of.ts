/** Why a connection failed, in words. Where a name has several addresses and none answers, the error has a code alone. */
export const reasonOf = (error: NodeJS.ErrnoException): string => error.message || (error.code ?? error.name);
