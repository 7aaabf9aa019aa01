import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { expect, it } from 'vitest';
import { quietExporter } from './quiet-exporter.ts';

it('reports failures once a minute, with the number of spans that were lost since', () => {
  let nowMs = 0;
  let isReachable = false;
  const reports: unknown[] = [];
  const exporter = quietExporter(
    {
      export: (_, done) => done(isReachable ? { code: 0 } : { code: 1, error: new Error('ECONNREFUSED') }),
      shutdown: async () => {},
    },
    (failure) => reports.push(failure),
    () => nowMs,
  );
  const send = (count: number) => exporter.export(Array<ReadableSpan>(count), () => {});
  send(2);
  nowMs = 59_999;
  send(3);
  isReachable = true;
  send(100);
  isReachable = false;
  nowMs = 60_000;
  send(4);
  expect(reports).toEqual([
    { reason: 'ECONNREFUSED', lostSpans: 2 },
    { reason: 'ECONNREFUSED', lostSpans: 7 },
  ]);
});
