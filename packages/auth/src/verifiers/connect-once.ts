import { connect } from 'node:net';

/**
 * Makes one connection. A client of a directory connects again by itself when its connection is lost; after StartTLS that
 * would be one without encryption, and who can interrupt the first could read a password on the second.
 */
export function connectOnce(): typeof connect {
  let isUsed = false;
  return ((...given: Parameters<typeof connect>) => {
    if (isUsed) throw new Error('The connection was lost after it had been encrypted');
    isUsed = true;
    return connect(...given);
  }) as typeof connect;
}
