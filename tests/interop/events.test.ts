import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { parseLines, runScript } from './python.ts';

interface Case {
  readonly name: string;
  readonly expected: unknown;
  readonly read: unknown;
}

// The client runs while the tests are gathered, since they are named after what it did.
const served = await serve();
const output = await runScript('event_cases.py', [served.address], { home: served.home }).finally(() =>
  served.stop(),
);
const cases = parseLines<Case>(output);

it('has run the script to its end', () => {
  expect(cases.at(-1)?.name).toBe('the end');
});

it.each(cases.map((item): [string, Case] => [item.name, item]))('%s', (_, { read, expected }) => {
  expect(read).toEqual(expected);
});
