import type { Effect } from './effect.ts';

/**
 * Encrypts the value of a secret.
 *
 * @param secret As it was sent. A value that was read is sent back encrypted, and stays what it is.
 * @param urn The secret that it belongs to.
 * @param present The encrypted value before the write, which stays if it holds the same secret.
 */
export type SealSecret = (secret: string, urn: string, present: string | undefined) => string;

/** What is sent as the value of a secret is not stored: reads, history and log have what it was encrypted to. */
export const secretValueEffect: Effect = {
  aspects: ['dataHubSecretValue'],
  derive(value, { checked: { urn }, present, sealSecret }) {
    if (!sealSecret || typeof value.value !== 'string') return value;
    const before = present?.value.value;
    return {
      ...value,
      value: sealSecret(value.value, urn, typeof before === 'string' ? before : undefined),
    };
  },
};
