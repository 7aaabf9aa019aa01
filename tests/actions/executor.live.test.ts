import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findSource, requestRun, saveSource } from '@colophon/ingestion/managed';
import { Colophon } from '@colophon/sdk';
import { expect, it } from 'vitest';
import { administratorVariables, createAdministratorToken } from '../interop/administrator-token.ts';
import { type Served, serve, serveWith } from '../support/serve.ts';

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');

/** The file that DataHub's documentation has for its executor. */
const pipeline = (executorId: string) => `
name: ingestion_executor_${executorId}
source:
  type: kafka
  config:
    connection: { bootstrap: localhost:9092, schema_registry_url: http://localhost:8081 }
    topic_routes: { mcl: MetadataChangeLog_Versioned_v1 }
filter:
  event_type: MetadataChangeLogEvent_v1
  event:
    entityType: dataHubExecutionRequest
    changeType: UPSERT
    aspectName: [dataHubExecutionRequestInput, dataHubExecutionRequestSignal]
    aspect:
      value:
        executorId: ${executorId}
action:
  type: executor
  config:
    executor_id: ${executorId}
`;

/** Saves a source that reads a glossary from a path, for an executor of this id, and asks for a run of it. */
async function requestGlossary(client: Colophon, file: string, executorId: string): Promise<string> {
  const recipe = { source: { type: 'datahub-business-glossary', config: { file } } };
  await saveSource(client, { name: executorId, recipe, executorId });
  return requestRun(client, (await findSource(client, executorId)) ?? expect.unreachable());
}

async function writeGlossary(folder: string): Promise<string> {
  const file = join(folder, 'terms.yml');
  await writeFile(
    file,
    'version: 1\nsource: Shop\nowners:\n  users: [ana]\nterms:\n  - name: Revenue\n    description: What customers paid.\n',
  );
  return file;
}

async function runPipeline({ address }: Served, folder: string, file: string, options: readonly string[]) {
  const args = [main, 'actions', 'run', '-c', file, '--server', address, ...options];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { stdout, stderr, code };
}

it('runs what is requested from the executor of a pipeline, until it has ended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'actions-executor-'));
  await using server = await serve();
  const client = new Colophon({ server: server.address });
  const file = await writeGlossary(folder);
  const request = await requestGlossary(client, file, 'warehouse');
  const other = await requestGlossary(client, file, 'elsewhere');
  await writeFile(
    join(folder, 'executor.yaml'),
    `name: executor
source: { type: log, config: { start: earliest } }
filter: { event_type: MetadataChangeLogEvent_v1, event: { entityType: dataHubExecutionRequest } }
action: { type: executor, config: { executor_id: warehouse, task_configs: [{ name: RUN_INGEST, type: x.Y }] } }
`,
  );
  const { stdout, stderr, code } = await runPipeline(server, folder, 'executor.yaml', ['--until-idle']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`ended ${request} SUCCESS`);
  expect((await client.aspects.get(request, 'dataHubExecutionRequestResult'))?.status).toBe('SUCCESS');
  expect((await client.search.find('Revenue', { entityTypes: ['glossaryTerm'] })).total).toBe(1);
  expect(await client.aspects.get(other, 'dataHubExecutionRequestResult')).toBeUndefined();
  await client.close();
});

it("runs DataHub's file in a server with sign-in, with secrets of the catalogue", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'actions-executor-'));
  await writeFile(join(folder, 'executor.yaml'), pipeline('warehouse'));
  await using server = await serveWith(await administratorVariables(), '--auth', '--actions', folder);
  const token = await createAdministratorToken(server.address);
  const client = new Colophon({ server: server.address, token });
  const created = await fetch(`${server.address}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: 'mutation ($input: CreateSecretInput!) { createSecret(input: $input) }',
      variables: { input: { name: 'TERMS_FILE', value: await writeGlossary(folder) } },
    }),
  });
  expect(await created.json()).not.toHaveProperty('errors');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable as recipes have it
  const request = await requestGlossary(client, '${TERMS_FILE}', 'warehouse');
  for await (const { urn, aspect, value } of client.changes.read({ from: 0, follow: true })) {
    if (urn !== request || aspect !== 'dataHubExecutionRequestResult') continue;
    const { status, report } = value as { status: string; report?: string };
    if (status === 'PENDING' || status === 'RUNNING') continue;
    expect([status, report]).toEqual(['SUCCESS', expect.any(String)]);
    break;
  }
  await client.close();
});
