import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSecretBox, keyFileName, openKeyFile, removeFromKeyFile, rotateKeyFile } from '@colophon/auth';
import { expect, it } from 'vitest';
import { startServer } from '../start-server.ts';
import { identity, password, proposalOf, startSignedIn, testSettings } from '../testing/start-signed-in.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const clear = 'hunter2-of-the-shop-database';
const urn = 'urn:li:dataHubSecret:SHOP_DB_PASSWORD';
const value = { name: 'SHOP_DB_PASSWORD', value: clear };
const entity = `/openapi/v3/entity/datahubsecret/${encodeURIComponent(urn)}`;

/** All that the files of a folder have. */
const bytesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
    .join('\n');

it('is stored encrypted, however it is written, and read back by nobody in clear', async () => {
  const { data, admin, put, stop } = await startSignedIn();
  expect((await put(admin, urn, 'dataHubSecretValue', value)).status).toBe(200);
  const sealed = async (): Promise<string> => (await admin(`${entity}/dataHubSecretValue`)).body.value.value;
  const first = await sealed();
  expect(first).toMatch(/^v1\.[\w-]{12}\.[\w-]+$/);
  // The same again is no new version; what was read may be written back; a patch leaves it.
  await put(admin, urn, 'dataHubSecretValue', value);
  await put(admin, urn, 'dataHubSecretValue', { ...value, value: first, description: 'of the shop' });
  expect(await sealed()).toBe(first);
  const patch = (path: string, to: string) =>
    admin(`${entity}/dataHubSecretValue`, {
      method: 'PATCH',
      body: { patch: [{ op: 'add', path, value: to }] },
    });
  expect((await patch('/description', 'of another shop')).status).toBe(200);
  expect(await sealed()).toBe(first);
  expect((await patch('/value', `${clear}-patched`)).status).toBe(200);
  expect(await sealed()).not.toBe(first);
  // What was encrypted for another secret is a text like any other here.
  await put(admin, `${urn}_2`, 'dataHubSecretValue', { ...value, value: first });

  const reads = await Promise.all([
    admin(entity),
    admin(`${entity}/dataHubSecretValue/versions`),
    admin('/changes?from=1&limit=1000'),
    admin('/openapi/operations/backup'),
    admin('/entities?action=search', { body: { entity: 'dataHubSecret', input: clear, start: 0, count: 9 } }),
  ]);
  for (const { status, text } of reads) {
    expect(status).toBeLessThan(300);
    expect(text).not.toContain(clear);
  }
  await stop();
  expect(bytesIn(data)).not.toContain(clear);
  const box = createSecretBox(openKeyFile(join(data, keyFileName)));
  expect(box.decryptSecret(first, urn)).toBe(clear);
  expect(() => box.decryptSecret(first, `${urn}_2`)).toThrow('belongs to something else');
});

it('is encrypted with a new key at the next start, and no session ends', async () => {
  const before = await startSignedIn();
  await before.put(before.admin, urn, 'dataHubSecretValue', value);
  const signedIn = await before.anyone('/logIn', { body: { username: 'ada', password } });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  await before.stop();
  const keyFile = join(before.data, keyFileName);
  const old = openKeyFile(keyFile).current('encryption').id;
  for (const purpose of ['encryption', 'signing'] as const) rotateKeyFile(keyFile, purpose);

  const { askWith, stop } = await startSignedIn({ data: before.data });
  const ada = askWith({ Cookie: cookies.join('; ') });
  expect((await ada(`${identity}/whoami`)).status).toBe(200);
  const sealed: string = (await ada(`${entity}/dataHubSecretValue`)).body.value.value;
  await stop();
  // Nothing needs the old key any more.
  const box = createSecretBox(removeFromKeyFile(keyFile, old));
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
