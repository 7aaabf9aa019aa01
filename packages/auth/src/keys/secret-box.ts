import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { type Environment, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import type { KeyRing } from './key-ring.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** What the keys of a server are for. */
export interface SecretBox {
  /**
   * Encrypts with AES-256-GCM and the newest key: `v1.KEYID.BASE64`.
   *
   * @param context What the secret belongs to, such as a URN. It is needed to decrypt, so that nobody can put the secret
   * of one thing in the place of another's.
   */
  encryptSecret(secret: string, context: string): string;
  /** @throws AuthError `INVALID_SECRET` when it was changed, belongs to another context, or its key is missing. */
  decryptSecret(sealed: string, context: string): string;
  /** Encrypts with the newest key what an earlier one has encrypted; returns the same text when nothing is to be done. */
  rotateSecret(sealed: string, context: string): string;
  /** The id of the key that a secret needs; undefined for what is no secret. */
  keyIdOf(sealed: string): string | undefined;
  /** A code by which the server recognises what it has said: it cannot be made without the key. */
  sign(text: string, context: string): string;
  /** True for a code that this server has made, with the newest key or an earlier one. */
  isSigned(text: string, code: string, context: string): boolean;
}

export function createSecretBox(keys: KeyRing, environment: Environment = realEnvironment): SecretBox {
  const macOf = (secret: Uint8Array, text: string, context: string) =>
    // The length keeps apart where the context ends and the text begins.
    createHmac('sha256', secret).update(`${context.length} ${context}${text}`).digest();

  const box: SecretBox = {
    encryptSecret(secret, context) {
      const { id, secret: key } = keys.current('encryption');
      const nonce = environment.randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`${id} ${context}`));
      const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `v1.${id}.${Buffer.concat(parts).toString('base64url')}`;
    },
    decryptSecret(sealed, context) {
      const { id, bytes } = parse(sealed);
      const key = keys.find('encryption', id);
      if (!key)
        throw new AuthError(
          'INVALID_SECRET',
          `The secret was encrypted with the key ${id}, which is not among the keys of this server`,
        );
      const decipher = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(`${id} ${context}`)).setAuthTag(bytes.subarray(-tagBytes));
      try {
        const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new AuthError('INVALID_SECRET', 'The secret was changed, or belongs to something else', {
          cause,
        });
      }
    },
    rotateSecret: (sealed, context) =>
      parse(sealed).id === keys.current('encryption').id
        ? sealed
        : box.encryptSecret(box.decryptSecret(sealed, context), context),
    keyIdOf: (sealed) => pattern.exec(sealed)?.[1],
    sign: (text, context) => macOf(keys.current('signing').secret, text, context).toString('base64url'),
    isSigned(text, code, context) {
      const given = Buffer.from(code, 'base64url');
      return keys
        .all('signing')
        .map(({ secret }) => macOf(secret, text, context))
        .some((mac) => mac.length === given.length && timingSafeEqual(mac, given));
    },
  };
  return box;
}

const pattern = /^v1\.([\w-]{12})\.([\w-]+)$/;

function parse(sealed: string): { readonly id: string; readonly bytes: Buffer } {
  const [, id = '', data = ''] = pattern.exec(sealed) ?? [];
  const bytes = Buffer.from(data, 'base64url');
  if (id === '' || bytes.length < nonceBytes + tagBytes)
    throw new AuthError('INVALID_SECRET', 'The text is not an encrypted secret');
  return { id, bytes };
}
