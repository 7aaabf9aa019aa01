import type { Effect } from './effect.ts';
import { isObject } from './json-values.ts';

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

/** The same of what a connection needs to be opened. */
export const connectionDetailsEffect: Effect = {
  aspects: ['dataHubConnectionDetails'],
  derive(value, { checked: { urn }, present, sealSecret }) {
    const { json } = value;
    if (!sealSecret || !isObject(json) || typeof json.encryptedBlob !== 'string') return value;
    const before = isObject(present?.value.json) ? present.value.json.encryptedBlob : undefined;
    const encryptedBlob = sealSecret(
      json.encryptedBlob,
      urn,
      typeof before === 'string' ? before : undefined,
    );
    return { ...value, json: { ...json, encryptedBlob } };
  },
};
