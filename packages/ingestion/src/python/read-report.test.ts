import { describe, expect, it } from 'vitest';
import { entriesOf, parseConnectionTest, parseLogLine, parseReport } from './read-report.ts';

const report = (source: object, sink: object = {}) =>
  parseReport(
    JSON.stringify({
      cli: {},
      source: { type: 'mysql', report: source },
      sink: { type: 'file', report: sink },
    }),
  );

describe('parseReport', () => {
  it.each(['', '{"source": {"type": "my', '[]', '{"source": {}}'])('takes %j for no report', (text) => {
    expect(parseReport(text)).toBeUndefined();
  });

  it('reads failures of source and sink', () => {
    const read = report(
      {
        failures: [
          { title: 'No access', message: 'Cannot read', context: ['shop.a', 'shop.b'], log_category: null },
        ],
      },
      { failures: [{ error: 'Unable to emit', info: { urn: 'x' } }, 'gone'] },
    );
    expect(read && entriesOf(read, 'failures')).toEqual([
      { title: 'No access', message: 'Cannot read', context: 'shop.a; shop.b' },
      { title: 'Unable to emit', message: 'Unable to emit' },
      { title: 'unexpected failure', message: 'gone' },
    ]);
    expect(read && entriesOf(read, 'warnings')).toEqual([]);
  });
});

describe('parseLogLine', () => {
  it('reads a failure with its place', () => {
    const line =
      '[2026-11-28 16:04:33,743] ERROR    {datahub.ingestion.source.x:186} - No access: Cannot read => shop.a';
    expect(parseLogLine(line)).toEqual({
      severity: 'failures',
      entry: { title: 'No access', message: 'Cannot read', context: 'shop.a' },
    });
  });

  it('passes over other lines', () => {
    expect(parseLogLine('[2026-11-28 16:04:33,743] INFO     {datahub.cli:1} - ERROR: none')).toBeUndefined();
    expect(parseLogLine('ERROR')).toBeUndefined();
  });
});

describe('parseConnectionTest', () => {
  it('leaves out what is null, and the names of Python', () => {
    const capable = { capable: true, failure_reason: null, mitigation_message: null };
    const test = {
      internal_failure: null,
      internal_failure_reason: null,
      basic_connectivity: capable,
      capability_report: {
        'SourceCapability.DESCRIPTIONS': { ...capable, capable: false, failure_reason: 'No.' },
      },
    };
    expect(parseConnectionTest(JSON.stringify(test))).toEqual({
      basic_connectivity: { capable: true },
      capability_report: { DESCRIPTIONS: { capable: false, failure_reason: 'No.' } },
    });
  });

  it('keeps the reason why there was no test', () => {
    const reason = { internal_failure: true, internal_failure_reason: 'Not supported.' };
    expect(parseConnectionTest(JSON.stringify(reason))).toEqual({ ...reason, capability_report: {} });
  });

  it.each(['', 'null', '{"source": {}}'])('takes %j for no report', (text) => {
    expect(parseConnectionTest(text)).toBeUndefined();
  });
});
