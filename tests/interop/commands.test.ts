import { GraphClient } from '@colophon/sdk/graph';
import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { commandCases } from './commands-cases.ts';
import { startDatahubCommands } from './datahub-commands.ts';
import { startRecordingProxy } from './recording-proxy.ts';

it('serves the commands of datahub, as the documentation says', async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  const graph = new GraphClient({ server: served.address });
  await using commands = startDatahubCommands({
    home: served.home,
    env: { DATAHUB_GMS_URL: proxy.address },
  });
  const cases = commandCases({ graph, home: served.home, datahub: commands.run });
  expect(cases.length).toBeGreaterThan(40);
  const runs = await runCases(cases, proxy);
  await graph.close();
  await expectTable('cli', runs);
}, 300_000);
