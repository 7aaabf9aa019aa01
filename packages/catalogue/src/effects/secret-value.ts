import type { Effect } from './effect.ts';

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
