import { join } from 'node:path';
import { createSecretBox, keyFileName, openKeyFile, type SecretBox } from '@colophon/auth';
import {
  type AspectKey,
  type Catalogue,
  type SealSecret,
  type Store,
  systemActor,
} from '@colophon/catalogue';

const secretAspect = 'dataHubSecretValue';
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
    const proposals = rows.flatMap(({ urn, value }) =>
      typeof value.value === 'string' && seal(value.value, urn, value.value) !== value.value
        ? [{ entityUrn: urn, aspectName: secretAspect, changeType: 'UPSERT' as const, value }]
        : [],
    );
    if (proposals.length > 0) await catalogue.propose(proposals, systemActor);
  }
}

/** The URNs of the secrets whose latest values need a key. */
export async function secretsSealedWith(
  store: Pick<Store, 'aspectKeys' | 'aspectsOf'>,
  box: Pick<SecretBox, 'keyIdOf'>,
  keyId: string,
): Promise<readonly string[]> {
  const urns: string[] = [];
  for await (const rows of secretsIn(store))
    for (const { urn, value } of rows)
      if (typeof value.value === 'string' && box.keyIdOf(value.value) === keyId) urns.push(urn);
  return urns;
}

/** All secrets, page by page. */
async function* secretsIn(store: Pick<Store, 'aspectKeys' | 'aspectsOf'>) {
  for (let after: AspectKey | undefined; ; ) {
    const keys = await store.aspectKeys({ aspect: secretAspect, after, limit: pageSize });
    if (keys.length > 0)
      yield await store.aspectsOf(
        keys.map(({ urn }) => urn),
        [secretAspect],
      );
    after = keys.at(-1);
    if (keys.length < pageSize) return;
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
