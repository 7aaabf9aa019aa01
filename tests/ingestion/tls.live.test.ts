import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSource, requestRun, saveSource } from '@colophon/ingestion/managed';
import { Colophon } from '@colophon/sdk';
import { createCertificate } from '@colophon/server/testing/create-certificate';
import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';

it('runs in a server with a certificate that no other program trusts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'managed-tls-'));
  const path = (name: string) => join(folder, name);
  const { cert, key } = createCertificate('managed');
  await writeFile(path('tls.crt'), cert);
  await writeFile(path('tls.key'), key);
  const value = { name: 'Run over TLS' };
  const record = { entityUrn: 'urn:li:tag:tls', entityType: 'tag', aspectName: 'tagProperties' };
  await writeFile(
    path('tag.json'),
    JSON.stringify([{ ...record, changeType: 'UPSERT', aspect: { json: value } }]),
  );

  await using server = await serve('--tls-cert', path('tls.crt'), '--tls-key', path('tls.key'));
  expect(server.address).toMatch(/^https:/);
  const client = new Colophon({ server: server.address, caCertificatePath: path('tls.crt') });
  await saveSource(client, {
    name: 'tag',
    executorId: 'default',
    recipe: { source: { type: 'file', config: { path: path('tag.json') } } },
  });
  const request = await requestRun(client, (await findSource(client, 'tag')) ?? expect.unreachable());
  await expect
    .poll(async () => (await client.aspects.get(request, 'dataHubExecutionRequestResult'))?.status, {
      timeout: 60_000,
    })
    .toBe('SUCCESS');
  expect(await client.aspects.get('urn:li:tag:tls', 'tagProperties')).toMatchObject(value);
  await rm(folder, { recursive: true });
});
