import { expect, it } from 'vitest';
import { executorsOf } from './executors-of.ts';

const source = (executorId: string) => ({ urn: 'urn:li:dataHubIngestionSource:a', config: { executorId } });
const run = (executorId: string | null, requestedAt: number, status?: string, startTimeMs = requestedAt) => ({
  urn: 'urn:li:dataHubExecutionRequest:a',
  input: { executorId, requestedAt },
  result: status === undefined ? null : { status, startTimeMs, durationMs: 10 },
});

it('knows executors by sources and runs, and when they last wrote', () => {
  const known = executorsOf(
    [source('warehouse'), source('default'), source('warehouse'), source('__datahub_cli_')],
    [run(null, 100, 'SUCCESS'), run('default', 200, 'RUNNING'), run('lake', 300)],
    400,
  );
  expect(known).toEqual([
    { id: 'default', sources: 1, running: 1, waiting: 0, heardAt: 210, isLate: false },
    { id: 'lake', sources: 0, running: 0, waiting: 1, heardAt: undefined, isLate: false },
    { id: 'warehouse', sources: 2, running: 0, waiting: 0, heardAt: undefined, isLate: false },
  ]);
});

it('says of none that it is late while it is busy', () => {
  const late = (runs: Parameters<typeof executorsOf>[1]) => executorsOf([], runs, 100_000)[0]?.isLate;
  expect(late([run('a', 1000)])).toBe(true);
  expect(late([run('a', 90_000)])).toBe(false);
  expect(late([run('a', 1000), run('a', 500, 'RUNNING')])).toBe(false);
});
