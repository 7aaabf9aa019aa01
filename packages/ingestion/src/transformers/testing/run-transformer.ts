import type { AnyProposal, ChangeProposal, Colophon } from '@colophon/sdk';
import type { SourceRecord } from '../../definitions/record.ts';
import type { Entry } from '../../definitions/report.ts';
import { findDefinition } from '../../registry/find-definition.ts';

/** Aspects by URN and name. */
export type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a transformer is run with in a test. */
export interface RunOptions {
  /** What the catalogue has; without it, the sink has no catalogue. */
  readonly stored?: Values;
  /** Folder of the recipe. */
  readonly folder?: string;
}

/** What a transformer made of records. */
export interface Ran {
  readonly records: readonly SourceRecord[];
  readonly warnings: readonly Entry[];
  readonly failures: readonly Entry[];
}

/** Runs a transformer by its `type` over records, at a time of 5,000 ms. */
export async function runTransformer(
  type: string,
  config: unknown,
  records: readonly SourceRecord[],
  { stored, folder = import.meta.dirname }: RunOptions = {},
): Promise<Ran> {
  const warnings: Entry[] = [];
  const failures: Entry[] = [];
  const { signal } = new AbortController();
  const definition = await findDefinition('transformer', type, folder);
  if (!definition) throw new Error(`no transformer ${type}`);
  const transform = await definition.create(definition.config.parse(config), {
    report: {
      info: () => {},
      warn: (entry) => warnings.push(entry),
      fail: (entry) => failures.push(entry),
      count: () => {},
    },
    signal,
    catalogue: stored && catalogueWith(stored),
    folder,
    now: () => 5_000,
  });
  return { records: await Array.fromAsync(transform(from(records))), warnings, failures };
}

/** The proposals of a run, as `aspect of urn` with the value or the patch. */
export const proposalsOf = ({ records }: Ran): (readonly [about: string, value: unknown])[] =>
  records.flatMap(({ proposals }) =>
    proposals.map((one) => [`${one.aspectName} of ${one.entityUrn}`, contentOf(one)]),
  );

/** A record with aspects of entities. */
export const recordOf = (values: Values): SourceRecord => ({
  id: Object.keys(values)[0] ?? '',
  proposals: Object.entries(values).flatMap(([entityUrn, aspects]) =>
    // The tests write values that match their names.
    Object.entries(aspects).map(([aspectName, aspect]) => ({ entityUrn, aspectName, aspect }) as AnyProposal),
  ),
});

function contentOf(proposal: ChangeProposal): unknown {
  if ('aspect' in proposal) return proposal.aspect;
  return 'patch' in proposal ? proposal.patch.operations : proposal.changeType;
}

async function* from<T>(items: readonly T[]): AsyncGenerator<T, void, undefined> {
  yield* items;
}

/** What transformers use of a catalogue; `tests/interop/transformers.test.ts` runs them with a real one. */
function catalogueWith(stored: Values): Colophon {
  const urns = Object.keys(stored);
  const named = (name: unknown) =>
    urns.filter((urn) => (stored[urn]?.domainProperties as { name?: unknown } | undefined)?.name === name);
  return {
    aspects: { get: async (urn: string, name: string) => stored[urn]?.[name] },
    search: {
      find: async (_query: string, options: { filter: { values: string[] }[][] }) => ({
        hits: named(options.filter[0]?.[0]?.values[0]).map((urn) => ({ urn })),
      }),
    },
  } as unknown as Colophon;
}
