import { join } from 'node:path';
import { createSecretBox, keyFileName, openKeyFile, type SecretBox } from '@colophon/auth';
import {
  type AspectKey,
  type Catalogue,
  type SealSecret,
  type Store,
  systemActor,
} from '@colophon/catalogue';
import type { UnsealSecret } from '@colophon/graphql';
import type { JsonObject } from '@colophon/schema';
import { isObject } from '@colophon/wire';

/** Aspects that have something encrypted, and where. */
const sealedAspects = {
  dataHubSecretValue: ({ value }: JsonObject) => value,
  dataHubConnectionDetails: ({ json }: JsonObject) => (isObject(json) ? json.encryptedBlob : undefined),
} as const;
const pageSize = 500;

/** The keys of a server without sign-in: those of the data folder, which are made for the first secret. */
export function lazySecretBox(dataFolder: string): () => SecretBox {
  let box: SecretBox | undefined;
  return () => {
    box ??= createSecretBox(openKeyFile(join(dataFolder, keyFileName)));
    return box;
  };
}

/** Encrypts the values of secrets with the newest key of a server. */
export const sealSecretsIn =
  (open: () => SecretBox): SealSecret =>
  (secret, urn, present) => {
    const box = open();
    // Who reads a secret and writes it back sends what it was encrypted to.
    if (openedBy(box, secret, urn) !== undefined) return box.rotateSecret(secret, urn);
    // Its key is gone. There is nothing to encrypt.
    if (secret === present && box.keyIdOf(secret) !== undefined) return secret;
    // The same secret again is no change.
    if (present !== undefined && openedBy(box, present, urn) === secret)
      return box.rotateSecret(present, urn);
    return box.encryptSecret(secret, urn);
  };

/** Decrypts what is stored; undefined for what has lost its key. What was stored before it was encrypted is as it was. */
export const unsealSecretsIn =
  (open: () => SecretBox): UnsealSecret =>
  (sealed, urn) => {
    const box = open();
    return box.keyIdOf(sealed) === undefined ? sealed : openedBy(box, sealed, urn);
  };

/**
 * Encrypts with the newest key what is stored as it was sent, or was encrypted with an earlier key, so that no secret needs
 * that one any more. Earlier versions stay as they are.
 */
export async function reencryptSecrets(
  store: Pick<Store, 'aspectKeys' | 'aspectsOf'>,
  catalogue: Pick<Catalogue, 'propose'>,
  open: () => SecretBox,
): Promise<void> {
  const seal = sealSecretsIn(open);
  for await (const rows of secretsIn(store)) {
    const proposals = rows.flatMap(({ urn, aspect, value, sealed }) =>
      seal(sealed, urn, sealed) === sealed
        ? []
        : [{ entityUrn: urn, aspectName: aspect, changeType: 'UPSERT' as const, value }],
    );
    if (proposals.length > 0) await catalogue.propose(proposals, systemActor);
  }
}

/** The URNs of the secrets and connections whose latest values need a key. */
export async function secretsSealedWith(
  store: Pick<Store, 'aspectKeys' | 'aspectsOf'>,
  box: Pick<SecretBox, 'keyIdOf'>,
  keyId: string,
): Promise<readonly string[]> {
  const urns: string[] = [];
  for await (const rows of secretsIn(store))
    for (const { urn, sealed } of rows) if (box.keyIdOf(sealed) === keyId) urns.push(urn);
  return urns;
}

/** All that should be encrypted, page by page. */
async function* secretsIn(store: Pick<Store, 'aspectKeys' | 'aspectsOf'>) {
  for (const [aspect, sealedIn] of Object.entries(sealedAspects))
    for (let after: AspectKey | undefined; ; ) {
      const keys = await store.aspectKeys({ aspect, after, limit: pageSize });
      const urns = keys.map(({ urn }) => urn);
      const rows = urns.length > 0 ? await store.aspectsOf(urns, [aspect]) : [];
      yield rows.flatMap(({ urn, value }) => {
        const sealed = sealedIn(value);
        return typeof sealed === 'string' ? [{ urn, aspect, value, sealed }] : [];
      });
      after = keys.at(-1);
      if (keys.length < pageSize) break;
    }
}

/** Undefined for what is not encrypted, belongs to something else, or has lost its key. */
function openedBy(box: SecretBox, sealed: string, urn: string): string | undefined {
  if (box.keyIdOf(sealed) === undefined) return undefined;
  try {
    return box.decryptSecret(sealed, urn);
  } catch {
    return undefined;
  }
}
