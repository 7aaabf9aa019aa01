import type { ChangeProposal, Colophon } from '@colophon/sdk';
import { z } from 'zod';
import type { SourceRecord } from '../definitions/record.ts';
import type { Entry } from '../definitions/report.ts';
import type { SourceContext, SourceDefinition } from '../definitions/source.ts';

/** What a run of a source gave. */
export interface Reading {
  readonly records: readonly SourceRecord[];
  readonly infos: readonly Entry[];
  readonly warnings: readonly Entry[];
  readonly failures: readonly Entry[];
  readonly counts: Readonly<Record<string, number>>;
  readonly state: ReadonlyMap<string, string>;
}

export interface ReadingOptions {
  /** Folder of the recipe. Default: the current one. */
  readonly folder?: string;
  readonly catalogue?: Colophon;
  /** Changed by the source. */
  readonly state?: Map<string, string>;
  readonly pipelineName?: string;
}

/** Moment at which sources of tests run, in milliseconds since the epoch. */
export const testNow = 1_700_000_000_000;

/** Runs a source on its own, for tests. The configuration is as in a recipe. */
export async function readSource<Config>(
  definition: SourceDefinition<Config>,
  config: unknown,
  { folder = process.cwd(), catalogue, state = new Map(), pipelineName }: ReadingOptions = {},
): Promise<Reading> {
  const infos: Entry[] = [];
  const warnings: Entry[] = [];
  const failures: Entry[] = [];
  const counts: Record<string, number> = {};
  const context: SourceContext = {
    report: {
      info: (entry) => infos.push(entry),
      warn: (entry) => warnings.push(entry),
      fail: (entry) => failures.push(entry),
      count(name, by = 1) {
        counts[name] = (counts[name] ?? 0) + by;
      },
    },
    signal: new AbortController().signal,
    runId: 'test-run',
    pipelineName,
    catalogue,
    state: { get: (name) => state.get(name), set: (name, value) => state.set(name, value) },
    folder,
    now: () => testNow,
  };
  const parsed = definition.config.safeParse(config);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const source = await definition.open(parsed.data, context);
  const records: SourceRecord[] = [];
  try {
    for await (const record of source.records()) records.push(record);
  } finally {
    await source.close();
  }
  return { records, infos, warnings, failures, counts, state };
}

/** The value that the last proposal for an aspect of an entity writes; undefined if there is none. */
export function aspectOf(reading: Reading, urn: string, aspectName: string): unknown {
  const fits = (one: ChangeProposal) => one.entityUrn === urn && one.aspectName === aspectName;
  const found = reading.records.flatMap(({ proposals }) => proposals).findLast(fits);
  return found && 'aspect' in found ? found.aspect : undefined;
}
