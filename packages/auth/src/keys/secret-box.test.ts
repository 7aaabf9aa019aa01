import { describe, expect, it } from 'vitest';
import { createTestBox, createTestEnvironment, testKey } from '../testing/fixtures.ts';
import { createKeyRing } from './key-ring.ts';
import { createSecretBox } from './secret-box.ts';

const environment = createTestEnvironment();
const box = createTestBox(environment);
const urn = 'urn:li:dataHubSecret:warehouse';

describe('a secret', () => {
  it('is read with its context, and has a different text each time', () => {
    const sealed = box.encryptSecret('päss', urn);
    expect(sealed).toMatch(/^v1\.[\w-]{12}\.[\w-]+$/);
    expect(box.decryptSecret(sealed, urn)).toBe('päss');
    expect(box.encryptSecret('päss', urn)).not.toBe(sealed);
    expect(box.decryptSecret(box.encryptSecret('', urn), urn)).toBe('');
  });

  it('cannot be put in the place of another, or changed', () => {
    const sealed = box.encryptSecret('secret', urn);
    const invalid = expect.objectContaining({ code: 'INVALID_SECRET' });
    expect(() => box.decryptSecret(sealed, 'urn:li:dataHubSecret:other')).toThrow(invalid);
    const start = sealed.lastIndexOf('.') + 1;
    for (let place = start; place < sealed.length - 1; place++) {
      const other = sealed[place] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
      expect(() => box.decryptSecret(changed, urn)).toThrow(invalid);
    }
    for (const none of ['', 'secret', 'v1.AAAAAAAAAAAA.AAAA', sealed.replace('v1', 'v2')])
      expect(() => box.decryptSecret(none, urn)).toThrow(invalid);
  });

  it('is read after a rotation, until its key is removed', () => {
    const sealed = box.encryptSecret('secret', urn);
    const keys = [testKey('encryption'), testKey('encryption', 2), testKey('signing')];
    const rotated = createSecretBox(createKeyRing(keys), environment);
    expect(rotated.decryptSecret(sealed, urn)).toBe('secret');
    const renewed = rotated.rotateSecret(sealed, urn);
    expect(rotated.keyIdOf(renewed)).toBe(testKey('encryption', 2).id);
    expect(rotated.rotateSecret(renewed, urn)).toBe(renewed);
    const without = createSecretBox(createKeyRing(keys.slice(1)), environment);
    expect(without.decryptSecret(renewed, urn)).toBe('secret');
    expect(() => without.decryptSecret(sealed, urn)).toThrow(
      `the key ${testKey('encryption').id}, which is not among the keys`,
    );
  });
});

describe('a signature', () => {
  it('holds for its text and context alone', () => {
    const code = box.sign('text', 'a');
    expect(box.isSigned('text', code, 'a')).toBe(true);
    expect(box.isSigned('text', code, 'b')).toBe(false);
    expect(box.isSigned('text!', code, 'a')).toBe(false);
    expect(box.isSigned('ext', box.sign('text', 'a'), 'at')).toBe(false);
    for (const none of ['', 'x', code.slice(0, -2)]) expect(box.isSigned('text', none, 'a')).toBe(false);
  });

  it('holds after a rotation', () => {
    const keys = [testKey('encryption'), testKey('signing'), testKey('signing', 2)];
    const rotated = createSecretBox(createKeyRing(keys), environment);
    expect(rotated.isSigned('text', box.sign('text', 'a'), 'a')).toBe(true);
    expect(box.isSigned('text', rotated.sign('text', 'a'), 'a')).toBe(false);
  });
});
