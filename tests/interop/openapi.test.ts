import { describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { parseLines, runScript } from './python.ts';

/** One thing that the client did through OpenAPI: what it sent or was to find, and what it read back. */
interface Case {
  readonly kind: 'aspect' | 'mode' | 'refusal' | 'end';
  readonly name: string;
  readonly sent: unknown;
  readonly read: unknown;
}

// The client runs while the tests are gathered, since they are named after what it did.
const served = await serve();
const output = await runScript('openapi_cases.py', [served.address], { home: served.home }).finally(() =>
  served.stop(),
);
const cases = parseLines<Case>(output);
const named = (kind: Case['kind']) =>
  cases.filter((item) => item.kind === kind).map((item): [string, Case] => [item.name, item]);

describe('the Python client in OpenAPI mode', () => {
  it('runs to its end', () => {
    expect(named('end')).toHaveLength(1);
    // Which aspects a dataset has, the client has asked the server.
    expect(named('aspect').length).toBeGreaterThan(30);
  });

  it.each(named('aspect'))('reads back what it wrote: %s', (_, { sent, read }) => {
    expect(read).toEqual(sent);
  });

  it.each(named('mode'))('reads back what it wrote in each way: %s', (_, { sent, read }) => {
    expect(read).toEqual(sent);
  });

  it('raises OperationalError with the path of the rejected value', () => {
    expect(named('refusal').map(([, { read }]) => read)).toEqual([
      {
        error: 'Validation Error',
        message: 'Aspect status: /removed: expected boolean, got "ja"',
        code: 'INVALID_ASPECT',
      },
      {
        error: 'Precondition Error',
        message: expect.stringContaining('expected version 99'),
        code: 'PRECONDITION_FAILED',
      },
    ]);
  });
});
