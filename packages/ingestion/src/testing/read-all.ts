import type { AspectName, AspectTypes } from '@colophon/model-types';
import type { SourceRecord } from '../definitions/record.ts';
import type { Entry } from '../definitions/report.ts';
import type { SourceContext, SourceDefinition } from '../definitions/source.ts';

/** What a test changes about a run. */
export interface RunOptions {
  readonly folder?: string;
  readonly state?: Map<string, string>;
  readonly signal?: AbortSignal;
  readonly now?: () => number;
}

/** What a source has read in a test. */
export interface Reading {
  readonly records: readonly SourceRecord[];
  readonly infos: readonly Entry[];
  readonly warnings: readonly Entry[];
  readonly failures: readonly Entry[];
  readonly counts: Readonly<Record<string, number>>;
  /** The aspect of an entity, of the first URN that contains a text; undefined if there is none. */
  aspect<A extends AspectName>(urn: string, name: A): AspectTypes[A] | undefined;
  /** URNs of all entities, each once. */
  urns(): string[];
}

/** The context of a run in a test, with what it has reported. */
export function testContext({ folder = '/', state = new Map(), signal, now = Date.now }: RunOptions = {}) {
  const infos: Entry[] = [];
  const warnings: Entry[] = [];
  const failures: Entry[] = [];
  const counts: Record<string, number> = {};
  const context: SourceContext = {
    report: {
      info: (entry) => infos.push(entry),
      warn: (entry) => warnings.push(entry),
      fail: (entry) => failures.push(entry),
      count: (name, by = 1) => {
        counts[name] = (counts[name] ?? 0) + by;
      },
    },
    signal: signal ?? new AbortController().signal,
    runId: 'test',
    pipelineName: 'test',
    catalogue: undefined,
    state: { get: (name) => state.get(name), set: (name, value) => state.set(name, value) },
    folder,
    now,
  };
  return { context, infos, warnings, failures, counts };
}

/** Reads everything that a source has to say. */
export async function readAll(
  definition: SourceDefinition,
  config: unknown,
  options: RunOptions = {},
): Promise<Reading> {
  const { context, ...report } = testContext(options);
  const source = await definition.open(definition.config.parse(config), context);
  const records: SourceRecord[] = [];
  try {
    for await (const record of source.records()) records.push(record);
  } finally {
    await source.close();
  }
  const proposals = records.flatMap((record) => record.proposals);
  return {
    ...report,
    records,
    aspect<A extends AspectName>(urn: string, name: A) {
      const found = proposals.find(
        (proposal) =>
          proposal.aspectName === name && proposal.entityUrn.includes(urn) && 'aspect' in proposal,
      );
      return found && 'aspect' in found ? (found.aspect as AspectTypes[A]) : undefined;
    },
    urns: () => [...new Set(proposals.map(({ entityUrn }) => entityUrn))],
  };
}
