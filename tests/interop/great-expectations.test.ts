import { it } from 'vitest';
import { serve } from '../support/serve.ts';
import type { ClientRun } from './clients/clients.ts';
import { expectTable } from './clients/table.ts';
import { parseLines, runScript } from './python.ts';

it('takes the results of Great Expectations, as the documentation says', async () => {
  await using served = await serve();
  const output = await runScript('gx_cases.py', [served.address], { home: served.home });
  await expectTable('great-expectations', parseLines<ClientRun>(output));
}, 180_000);
