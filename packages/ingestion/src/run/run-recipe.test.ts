import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeProposal } from '@colophon/sdk';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SourceError } from '../definitions/errors.ts';
import type { Sink } from '../definitions/sink.ts';
import type { SourceContext } from '../definitions/source.ts';
import { createRedactor } from '../redaction/redactor.ts';
import { makeRecipe, memorySink, tableRecord } from '../testing/make-recipe.ts';
import { readDeadLetters } from './dead-letters.ts';
import { findUnfinishedRun, readRunFile, runFolder } from './run-files.ts';
import { runRecipe } from './run-recipe.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-run-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function* tables(count: number) {
  for (let i = 0; i < count; i++) yield tableRecord(`t${i}`);
}

const nameOf = (proposal: ChangeProposal) =>
  'aspect' in proposal && (proposal.aspect as { name?: string }).name;

/** A sink that rejects the tables whose names it is given. */
const rejecting = (names: readonly string[]): Sink => ({
  write: async (proposals) =>
    proposals
      .filter((proposal) => names.includes(String(nameOf(proposal))))
      .map((proposal) => ({ proposal, reason: 'no such thing' })),
  close: async () => undefined,
});

describe('a run', () => {
  it('writes everything in batches of 200, in order', async () => {
    const sink = memorySink();
    const { status, report } = await runRecipe(makeRecipe({ records: () => tables(450), sink }));
    expect(status).toBe('SUCCESS');
    expect(sink.batches).toEqual([200, 200, 50]);
    expect(sink.written.map(nameOf)).toEqual(Array.from({ length: 450 }, (_, i) => `t${i}`));
    expect(report.source.report).toMatchObject({
      records_read: 450,
      events_produced: 450,
      aspects: { dataset: { datasetProperties: 450 } },
    });
    expect(report.sink.report).toMatchObject({ total_records_written: 450, failures: [] });
  });

  it('marks values with the run, the pipeline and the time', async () => {
    const sink = memorySink();
    const recipe = makeRecipe({
      records: () => tables(1),
      sink,
      settings: { pipeline_name: 'nightly', run_id: 'r-1' },
    });
    await runRecipe(recipe, { now: () => 1234 });
    expect(sink.written[0]?.systemMetadata).toEqual({
      runId: 'r-1',
      pipelineName: 'nightly',
      lastObserved: 1234,
    });
    const plain = memorySink();
    const flags = { set_system_metadata: false };
    await runRecipe(makeRecipe({ records: () => tables(1), sink: plain, settings: { flags } }));
    expect(plain.written[0]?.systemMetadata).toBeUndefined();
  });

  it('reads no faster than it writes', async () => {
    let read = 0;
    let ahead = 0;
    let written = 0;
    const sink: Sink = {
      async write(proposals) {
        await new Promise((resolve) => setImmediate(resolve));
        ahead = Math.max(ahead, read - written);
        written += proposals.length;
        return [];
      },
      close: async () => undefined,
    };
    const records = async function* () {
      for (const record of tables(5000)) {
        read++;
        yield record;
      }
    };
    await runRecipe(makeRecipe({ records, sink }));
    expect([read, written]).toEqual([5000, 5000]);
    // The batch that is written, the next one, and the record that did not fit into it.
    expect(ahead).toBeLessThanOrEqual(2 * 200 + 1);
  });

  it('goes on after a rejected proposal, and keeps it', async () => {
    const stateFolder = await temporaryFolder();
    const recipe = makeRecipe({ records: () => tables(300), sink: rejecting(['t7', 't250']) });
    const { status, report, runId, deadLetters } = await runRecipe(recipe, { stateFolder });
    expect(status).toBe('FAILURE');
    expect(report.sink.report).toMatchObject({
      total_records_written: 298,
      rejected: 2,
      failures: [{ title: 'rejected by the sink', message: 'no such thing', count: 2 }],
    });
    expect(deadLetters).toBe(join(runFolder(stateFolder, runId), 'dead-letters.jsonl'));
    const letters = await readDeadLetters(runFolder(stateFolder, runId));
    expect(letters.map(({ record, reason }) => [record, reason])).toEqual([
      ['t7', 'no such thing'],
      ['t250', 'no such thing'],
    ]);
    expect(letters[0]?.proposal.entityUrn).toBe(makeDatasetUrn('test', 't7'));
  });

  it('fails with the remedy of a source that cannot be read', async () => {
    const recipe = makeRecipe({
      // biome-ignore lint/correctness/useYield: it fails before
      records: async function* () {
        throw new SourceError('access denied for ana.', { remedy: 'Run: GRANT SELECT ON shop TO ana' });
      },
      sink: memorySink(),
    });
    const { status, report } = await runRecipe(recipe);
    expect(status).toBe('FAILURE');
    expect(report.source.report.failures).toMatchObject([
      {
        title: 'the source cannot be read',
        message: 'access denied for ana. Run: GRANT SELECT ON shop TO ana',
      },
    ]);
  });

  it('fails when the sink can write no more, and can be resumed', async () => {
    const stateFolder = await temporaryFolder();
    let batches = 0;
    const sink: Sink = {
      write: async () => {
        if (++batches === 2) throw new Error('connection lost');
        return [];
      },
      close: async () => undefined,
    };
    const { status, report, runId } = await runRecipe(makeRecipe({ records: () => tables(1000), sink }), {
      stateFolder,
    });
    expect(status).toBe('FAILURE');
    expect(batches).toBe(2);
    expect(report.source.report.failures).toMatchObject([{ message: 'Error: connection lost' }]);
    expect(await readRunFile(stateFolder, runId)).toMatchObject({ status: 'FAILURE' });
    const { recipe } = (await readRunFile(stateFolder, runId)) ?? {};
    expect((await findUnfinishedRun(stateFolder, String(recipe)))?.runId).toBe(runId);
  });

  it('is cancelled between two records', async () => {
    const controller = new AbortController();
    const sink = memorySink();
    const records = async function* () {
      for (const record of tables(1000)) {
        if (record.id === 't500') controller.abort();
        yield record;
      }
    };
    const ends: unknown[] = [];
    const { status } = await runRecipe(
      makeRecipe({ records, sink: { ...sink, close: async (end) => void ends.push(end) } }),
      { signal: controller.signal },
    );
    expect(status).toBe('CANCELLED');
    expect(sink.written.length).toBeLessThanOrEqual(500);
    expect(ends).toEqual([{ complete: false }]);
  });

  it('applies transformers in order', async () => {
    const sink = memorySink();
    const transform = async function* (records: AsyncIterable<ReturnType<typeof tableRecord>>) {
      for await (const record of records) if (record.id !== 't1') yield record;
    };
    await runRecipe(makeRecipe({ records: () => tables(3), sink, transform }));
    expect(sink.written.map(nameOf)).toEqual(['t0', 't2']);
  });

  it('writes nothing in a dry run', async () => {
    const sink = memorySink();
    const stateFolder = await temporaryFolder();
    const { status, report, runId } = await runRecipe(makeRecipe({ records: () => tables(3), sink }), {
      dryRun: true,
      stateFolder,
    });
    expect([status, sink.written.length, report.source.report.records_read]).toEqual(['SUCCESS', 0, 3]);
    expect(await readRunFile(stateFolder, runId)).toBeUndefined();
  });

  it('reads only as many records as were asked for', async () => {
    const sink = memorySink();
    let read = 0;
    const records = function* () {
      for (const record of tables(100)) {
        read++;
        yield record;
      }
    };
    await runRecipe(makeRecipe({ records, sink }), { maxRecords: 5 });
    expect([read, sink.written.length]).toEqual([5, 5]);
  });

  it('keeps secrets out of reports and of what is kept', async () => {
    const redactor = createRedactor();
    redactor.add('hunter22');
    const stateFolder = await temporaryFolder();
    const recipe = makeRecipe({
      redactor,
      sink: {
        write: async ([proposal]) => (proposal ? [{ proposal, reason: 'hunter22 is wrong' }] : []),
        close: async () => undefined,
      },
      records: function* ({ report }) {
        report.warn({ title: 'warning hunter22', message: 'with hunter22', context: 'in hunter22' });
        yield tableRecord('t0');
        throw new Error('postgres://app:hunter22@db refused');
      },
    });
    const { report, runId } = await runRecipe(recipe, { stateFolder });
    expect(JSON.stringify(report)).not.toContain('hunter22');
    expect(JSON.stringify(report)).toContain('postgres://app:********@db refused');
    const kept = await readFile(join(runFolder(stateFolder, runId), 'run.json'), 'utf8');
    expect(kept).not.toContain('hunter22');
  });

  it('counts entries of one title and keeps a sample', async () => {
    const records = ({ report }: SourceContext) => {
      for (let i = 0; i < 100; i++) report.warn({ title: 'odd', message: `odd ${i}`, context: `t${i}` });
      return [];
    };
    const { report } = await runRecipe(
      makeRecipe({
        records,
        sink: memorySink(),
        settings: { flags: { report_warning_sample_size: 3 } },
      }),
    );
    expect(report.source.report.warnings).toMatchObject([
      {
        title: 'odd',
        message: 'odd 0',
        count: 100,
        context: ['t0', 't1: odd 1', 't2: odd 2', '… sampled of 100 total'],
      },
    ]);
  });
});
