/**
 * Why a connection failed, as text. If a name has several addresses and none responds, the error has only a
 * code.
 */
export const reasonOf = (error: NodeJS.ErrnoException): string => error.message || (error.code ?? error.name);
