import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import type { ClientRun } from './clients/clients.ts';
import { expectTable } from './clients/table.ts';
import { parseLines, runScript } from './python.ts';

it('serves every entity of datahub.sdk, lineage and structured properties, as the documentation says', async () => {
  await using served = await serve();
  const output = await runScript('sdk_cases.py', [served.address], { home: served.home });
  const runs = parseLines<ClientRun>(output);
  expect(runs.length).toBeGreaterThan(80);
  await expectTable('python-sdk', runs);
}, 180_000);
