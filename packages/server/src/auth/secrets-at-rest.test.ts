import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSecretBox, keyFileName, openKeyFile } from '@colophon/auth';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { startServer } from '../start-server.ts';
import { identity, password, proposalOf, startSignedIn, testSettings } from '../testing/start-signed-in.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { removeKey, rotateKeys } from './keys.ts';

const clear = 'hunter2-of-the-shop-database';
const urn = 'urn:li:dataHubSecret:SHOP_DB_PASSWORD';
const value = { name: 'SHOP_DB_PASSWORD', value: clear };
const other = 'urn:li:dataHubSecret:OTHER';
const connection = 'urn:li:dataHubConnection:shop';
const entityOf = (of: string) => `/openapi/v3/entity/datahubsecret/${encodeURIComponent(of)}`;

/** All that the files of a folder have. */
const bytesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
    .join('\n');

/** What is stored of a secret, in a folder that no server uses. */
async function storedIn(data: string, of = urn): Promise<string> {
  const store = createSqliteStore(openDatabase(data));
  const row = await store.aspect({ urn: of, aspect: 'dataHubSecretValue' }, 0);
  await store.close();
  return String(row?.value.value);
}

it('is stored encrypted, however it is written, and read by nobody', async () => {
  const { data, admin, put, stop } = await startSignedIn();
  expect((await put(admin, urn, 'dataHubSecretValue', value)).status).toBe(200);
  const patch = (path: string, to: string, of = urn) =>
    admin(`${entityOf(of)}/dataHubSecretValue`, {
      method: 'PATCH',
      body: { patch: [{ op: 'add', path, value: to }] },
    });
  await put(admin, other, 'dataHubSecretValue', { ...value, value: 'before' });
  expect((await patch('/value', `${clear}-patched`, other)).status).toBe(200);
  expect((await patch('/description', 'of the shop', other)).status).toBe(200);

  const reads = await Promise.all([
    admin(entityOf(urn)),
    admin(`${entityOf(urn)}/dataHubSecretValue`),
    admin(`${entityOf(urn)}/dataHubSecretValue/versions`),
    admin('/changes?from=1&limit=1000'),
    admin('/openapi/operations/backup', { method: 'POST' }),
    admin('/entities?action=search', { body: { entity: 'dataHubSecret', input: clear, start: 0, count: 9 } }),
  ]);
  expect(reads.map(({ status }) => status)).toEqual([200, 404, 200, 200, 200, 200]);
  for (const { text } of reads) expect(text).not.toContain(clear);
  await stop();
  expect(bytesIn(data)).not.toContain(clear);
  const box = createSecretBox(openKeyFile(join(data, keyFileName)));
  const sealed = await storedIn(data);
  expect(box.decryptSecret(sealed, urn)).toBe(clear);
  expect(box.decryptSecret(await storedIn(data, other), other)).toBe(`${clear}-patched`);
  expect(() => box.decryptSecret(sealed, other)).toThrow('belongs to something else');
});

it('is encrypted with a new key at the next start, and no session ends', async () => {
  const before = await startSignedIn();
  await before.put(before.admin, urn, 'dataHubSecretValue', value);
  const json = { encryptedBlob: clear };
  await before.put(before.admin, connection, 'dataHubConnectionDetails', { type: 'JSON', json });
  const signedIn = await before.anyone('/logIn', { body: { username: 'ada', password } });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  await before.stop();
  const { data } = before;
  expect(bytesIn(data)).not.toContain(clear);
  const old = openKeyFile(join(data, keyFileName)).current('encryption').id;
  expect(rotateKeys(data)).toHaveLength(4);
  await expect(removeKey(data, old)).rejects.toThrow(`still needed for ${urn}`);

  const { askWith, stop } = await startSignedIn({ data });
  const ada = askWith({ Cookie: cookies.join('; ') });
  expect((await ada(`${identity}/whoami`)).status).toBe(200);
  await stop();
  // Nothing needs the old key any more.
  const keys = await removeKey(data, old);
  expect(keys.map(({ purpose, isCurrent }) => [purpose, isCurrent])).toEqual([
    ['encryption', true],
    ['signing', true],
    ['signing', false],
  ]);
  await expect(removeKey(data, keys[0]?.id ?? '')).rejects.toThrow('is in use');
  const box = createSecretBox(openKeyFile(join(data, keyFileName)));
  const sealed = await storedIn(data);
  expect(box.keyIdOf(sealed)).not.toBe(old);
  expect(box.decryptSecret(sealed, urn)).toBe(clear);
});

it('is encrypted without sign-in, too, with a key that the first secret makes', async () => {
  const data = await temporaryFolder();
  const server = await startServer(testSettings(data));
  const keyFile = join(data, keyFileName);
  expect(existsSync(keyFile)).toBe(false);
  const written = await fetch(`${server.address}/aspects?action=ingestProposal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(proposalOf(urn, 'dataHubSecretValue', value)),
  });
  await server.stop();
  expect(written.status).toBe(200);
  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
  expect(bytesIn(data)).not.toContain(clear);
});
