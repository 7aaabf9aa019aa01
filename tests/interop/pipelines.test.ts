import { GraphClient } from '@colophon/sdk/graph';
import { expect, it } from 'vitest';
import { serve, serveWith } from '../support/serve.ts';
import { administratorVariables, createAdministratorToken } from './administrator-token.ts';
import type { ClientRun } from './clients/clients.ts';
import { runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { startDatahubCommands } from './datahub-commands.ts';
import { garbageCollectionCases, recentMetadataCase } from './garbage-collection-cases.ts';
import { ingestionCases } from './ingestion-cases.ts';
import { parseLines, runScript } from './python.ts';
import { startRecordingProxy } from './recording-proxy.ts';

it('serves stateful ingestion, garbage collection, their commands and every transformer, as the documentation says', async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  const { home } = served;
  const env = { DATAHUB_GMS_URL: proxy.address };
  await using commands = startDatahubCommands({ home, env });
  const graph = new GraphClient({ server: served.address });
  const workplace = { graph, address: proxy.address, home, datahub: commands.run };
  const runs = await runCases([...ingestionCases(workplace), recentMetadataCase(workplace)], proxy);
  await graph.close();
  const collected = await collectGarbage();
  const output = await runScript('transformer_cases.py', [served.address], { home });
  const transformers = parseLines<ClientRun>(output);
  expect(transformers.length).toBeGreaterThan(35);
  await expectTable('ingestion', [...runs, ...collected, ...transformers]);
}, 300_000);

/** On a server of its own, with sign-in, since one of the tasks is about access tokens. */
async function collectGarbage(): Promise<readonly ClientRun[]> {
  await using served = await serveWith(await administratorVariables(), '--auth');
  const token = await createAdministratorToken(served.address);
  await using proxy = await startRecordingProxy(served.address);
  const { home } = served;
  const env = { DATAHUB_GMS_URL: proxy.address, DATAHUB_GMS_TOKEN: token };
  await using commands = startDatahubCommands({ home, env });
  const cases = garbageCollectionCases({ address: proxy.address, token, home, datahub: commands.run });
  return await runCases(cases, proxy);
}
