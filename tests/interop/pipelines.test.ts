import { GraphClient } from '@colophon/sdk/graph';
import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import type { ClientRun } from './clients/clients.ts';
import { runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { startDatahubCommands } from './datahub-commands.ts';
import { ingestionCases } from './ingestion-cases.ts';
import { parseLines, runScript } from './python.ts';
import { startRecordingProxy } from './recording-proxy.ts';

it('serves stateful ingestion, its commands and every transformer, as the documentation says', async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  const { home } = served;
  const env = { DATAHUB_GMS_URL: proxy.address };
  await using commands = startDatahubCommands({ home, env });
  const graph = new GraphClient({ server: served.address });
  const cases = ingestionCases({ graph, address: proxy.address, home, datahub: commands.run });
  const runs = await runCases(cases, proxy);
  await graph.close();
  const output = await runScript('transformer_cases.py', [served.address], { home });
  const transformers = parseLines<ClientRun>(output);
  expect(transformers.length).toBeGreaterThan(35);
  await expectTable('ingestion', [...runs, ...transformers]);
}, 300_000);
