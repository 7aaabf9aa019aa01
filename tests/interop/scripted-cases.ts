import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { parseLines, runScript } from './python.ts';

/** A line that a script prints: what should have been read, and what was. */
interface Case {
  readonly name: string;
  readonly expected: unknown;
  readonly read: unknown;
}

/** Runs a script against a new catalogue and adds a test for each case that it prints. The last must be `the end`. */
export async function testScript(script: string): Promise<void> {
  // The script runs during collection, since the tests are named after its cases.
  const served = await serve();
  const output = await runScript(script, [served.address], { home: served.home }).finally(() =>
    served.stop(),
  );
  const cases = parseLines<Case>(output);

  it('runs the script to the end', () => {
    expect(cases.at(-1)?.name).toBe('the end');
  });

  it.each(cases.map((item): [string, Case] => [item.name, item]))('%s', (_, { read, expected }) => {
    expect(read).toEqual(expected);
  });
}
