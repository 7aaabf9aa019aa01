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
  for (let after: AspectKey | undefined; ; ) {
    const keys = await store.aspectKeys({ aspect: secretAspect, after, limit: pageSize });
    const urns = keys.map(({ urn }) => urn);
    const rows = urns.length > 0 ? await store.aspectsOf(urns, [secretAspect]) : [];
    const proposals = rows.flatMap(({ urn, value }) =>
      typeof value.value === 'string' && seal(value.value, urn, value.value) !== value.value
        ? [{ entityUrn: urn, aspectName: secretAspect, changeType: 'UPSERT' as const, value }]
        : [],
    );
    if (proposals.length > 0) await catalogue.propose(proposals, systemActor);
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
