import { describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { parseLines, runScript } from './python.ts';

interface Answered {
  readonly name: string;
  readonly answer: unknown;
}

describe('the Python client, reading', () => {
  it('counts aspects, and reads time-series values by filter, time and limit', async () => {
    await using served = await serve();
    const output = await runScript('read_cases.py', [served.address], { home: served.home });
    const answers = parseLines<Answered>(output).map(({ name, answer }) => [name, answer]);
    expect(Object.fromEntries(answers)).toEqual({
      counts: [2, 1, 0],
      filtered: [40, 20],
      latest: 30,
      usage: [3, 2],
      exists: [true, false],
    });
  });
});
