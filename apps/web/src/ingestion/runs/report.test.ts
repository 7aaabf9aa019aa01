import { expect, it } from 'vitest';
import { readReport } from './report.ts';

const read = (value: unknown) => readReport(JSON.stringify(value));

it('reads what was read, written and missing', () => {
  const warning = { title: 'Unread view', message: 'no parser', context: ['a', 'b'], count: 7 };
  const report = read({
    source: {
      type: 'sqlite',
      report: {
        tables: 2,
        records_read: 5,
        events_produced_per_sec: 26.26,
        aspects: { dataset: { status: 3, schemaMetadata: 2 }, container: { status: 1 } },
        warnings: [warning],
        failures: [],
        infos: [],
      },
    },
    sink: { report: { total_records_written: 6, failures: [{ message: 'rejected' }] } },
  });
  expect(report).toEqual({
    counts: [
      { name: 'Tables', value: 2 },
      { name: 'Records read', value: 5 },
    ],
    written: 6,
    warnings: [warning],
    failures: [{ title: 'rejected', message: '', context: [], count: 1 }],
    infos: [],
    ingested: [
      { entityType: 'dataset', entities: 3, aspects: 5 },
      { entityType: 'container', entities: 1, aspects: 1 },
    ],
    connection: [],
  });
});

it('reads the test of a connection', () => {
  const report = read({
    basic_connectivity: { capable: true },
    capability_report: { LINEAGE_COARSE: { capable: false, failure_reason: 'no rights' } },
  });
  expect(report?.connection).toEqual([
    { name: 'Basic connectivity', isCapable: true, reason: undefined },
    { name: 'Lineage coarse', isCapable: false, reason: 'no rights' },
  ]);
});

it.each(['', 'no JSON', '[]', 'null', '5'])('is none of %j', (text) => {
  expect(readReport(text)).toBeUndefined();
});

it('reads reports of another shape without failing', () => {
  expect(read({ source: { report: { aspects: 1, warnings: ['a', 2], failures: 'x' } } })).toMatchObject({
    ingested: [],
    warnings: [{ title: 'a' }, { title: '2' }],
    failures: [],
  });
});
