import { createKey, createKeyRing, createSecretBox } from '@colophon/auth';
import { expect, it } from 'vitest';
import { sealSecretsIn, unsealSecretsIn } from './secrets.ts';

const urn = 'urn:li:dataHubSecret:a';
const keys = [1, 2].map((byte) => createKey('encryption', new Uint8Array(32).fill(byte), byte));
const [older, newer] = [keys.slice(0, 1), keys].map((some) => createSecretBox(createKeyRing(some)));

it('keeps what holds the same secret already, and encrypts everything else', () => {
  if (!older || !newer) throw new Error('no keys');
  const seal = sealSecretsIn(() => older);
  const sealed = seal('secret', urn, undefined);
  expect(older.decryptSecret(sealed, urn)).toBe('secret');
  expect(seal('secret', urn, sealed)).toBe(sealed);
  // As somebody who has read it writes it back.
  expect(seal(sealed, urn, undefined)).toBe(sealed);
  expect(seal('another', urn, sealed)).not.toBe(sealed);
  // For another secret it is a text like any other: it would not open there.
  const copied = seal(sealed, `${urn}2`, undefined);
  expect(older.decryptSecret(copied, `${urn}2`)).toBe(sealed);
});

it('encrypts with the newest key what an earlier one has encrypted', () => {
  if (!older || !newer) throw new Error('no keys');
  const sealed = older.encryptSecret('secret', urn);
  const seal = sealSecretsIn(() => newer);
  for (const sent of [sealed, 'secret']) {
    const rotated = seal(sent, urn, sealed);
    expect(newer.keyIdOf(rotated)).toBe(keys[1]?.id);
    expect(newer.decryptSecret(rotated, urn)).toBe('secret');
  }
  // Without its key, nothing can be done but to keep it.
  const lost = newer.encryptSecret('secret', urn);
  expect(sealSecretsIn(() => older)(lost, urn, lost)).toBe(lost);
});

it('decrypts what its keys open, and leaves what was never encrypted', () => {
  if (!older || !newer) throw new Error('no keys');
  const unseal = unsealSecretsIn(() => older);
  expect(unseal(older.encryptSecret('secret', urn), urn)).toBe('secret');
  expect(unseal(newer.encryptSecret('secret', urn), urn)).toBeUndefined();
  expect(unseal(older.encryptSecret('secret', urn), `${urn}2`)).toBeUndefined();
  expect(unseal('as it was sent', urn)).toBe('as it was sent');
});
