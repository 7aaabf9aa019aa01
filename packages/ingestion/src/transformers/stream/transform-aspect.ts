import type { AspectName, AspectTypes } from '@colophon/model-types';
import type { AnyProposal, ChangeProposal } from '@colophon/sdk';
import type { SourceRecord } from '../../definitions/record.ts';
import type { Transformer, TransformerContext } from '../../definitions/transformer.ts';

/** An aspect to write in place of another, or in addition. */
export type Output = {
  [A in AspectName]: { readonly aspectName: A; readonly aspect: AspectTypes[A] };
}[AspectName];

/** What a transformer does with one aspect of the entities of some types. */
export interface AspectChange<A extends AspectName> {
  /** The transformer's `type`, for reports. */
  readonly name: string;
  readonly aspectName: A;
  /** Types of the entities. All if undefined. */
  readonly entityTypes?: readonly string[];
  /**
   * What is written in place of a value; nothing, if the list is empty. It is also called once for each entity of which the
   * run has no value, with undefined.
   */
  change(urn: string, value: AspectTypes[A] | undefined): Promise<readonly Output[]> | readonly Output[];
  /** Proposals to write before those of the record, such as one that removes what was moved. */
  before?(urn: string): readonly ChangeProposal[];
  /** Called once for each entity, with the record in which it is first seen. */
  seen?(urn: string, record: SourceRecord): Promise<void> | void;
  /** Proposals to write at the end, about other entities than those of the run. */
  finish?(): AsyncIterable<ChangeProposal> | Iterable<ChangeProposal>;
}

/** Proposals of a record that a transformer makes at the end. More of them follow in the next one. */
const maxFinalProposals = 100;

/**
 * A transformer that changes one aspect. Each record is changed on its own and only the URNs of entities are remembered, so
 * that an entity which several records mention gets a missing value once.
 *
 * Patches and deletions are passed on unchanged, as DataHub does: an entity with nothing else counts as not seen.
 */
export function transformAspect<A extends AspectName>(
  change: AspectChange<A>,
  { report, signal }: TransformerContext,
): Transformer {
  const { name, aspectName, entityTypes } = change;
  const isWanted = (urn: string): boolean => !entityTypes || entityTypes.includes(entityTypeOf(urn));

  /** The proposals of a value; none, and a failure in the report, if it cannot be changed. */
  async function outputs(from: ChangeProposal, value: AspectTypes[A] | undefined): Promise<ChangeProposal[]> {
    const { entityUrn, systemMetadata } = from;
    try {
      const found = await change.change(entityUrn, value);
      return found.map(
        (output) => ({ entityUrn, ...output, ...(systemMetadata && { systemMetadata }) }) as AnyProposal,
      );
    } catch (error) {
      signal.throwIfAborted();
      const message = error instanceof Error ? error.message : String(error);
      report.fail({ title: `${name} failed`, message, context: entityUrn });
      return [];
    }
  }

  return async function* (records) {
    const known = new Set<string>();
    for await (const record of records) {
      const proposals: ChangeProposal[] = [];
      /** The first proposal of each entity whose aspect the record lacks. */
      const without = new Map<string, ChangeProposal>();
      for (const proposal of record.proposals) {
        const { entityUrn } = proposal;
        if (!('aspect' in proposal) || !isWanted(entityUrn)) {
          proposals.push(proposal);
          continue;
        }
        if (!known.has(entityUrn)) {
          known.add(entityUrn);
          without.set(entityUrn, proposal);
          await change.seen?.(entityUrn, record);
        }
        if (proposal.aspectName === aspectName) {
          without.delete(entityUrn);
          // The name of a proposal determines the type of its value.
          const made = await outputs(proposal, proposal.aspect as AspectTypes[A]);
          proposals.push(...made.map((one) => keepKind(one, proposal)));
        } else proposals.push(proposal);
      }
      for (const first of without.values()) proposals.push(...(await outputs(first, undefined)));
      const before = change.before
        ? [...new Set(proposals.map((one) => one.entityUrn))].flatMap(change.before)
        : [];
      if (before.length + proposals.length > 0) yield { ...record, proposals: [...before, ...proposals] };
    }
    yield* finalRecords(name, change.finish?.() ?? []);
  };
}

/** The type of an entity. The URN is not validated: the sink does that. */
export const entityTypeOf = (urn: string): string => urn.split(':', 3)[2] ?? '';

/** A value in place of another is written under the same conditions; others are new. */
const keepKind = (made: ChangeProposal, from: AnyProposal): ChangeProposal =>
  made.aspectName === from.aspectName && 'aspect' in made
    ? ({ ...from, aspect: made.aspect } as AnyProposal)
    : made;

async function* finalRecords(
  name: string,
  proposals: AsyncIterable<ChangeProposal> | Iterable<ChangeProposal>,
): AsyncGenerator<SourceRecord, void, undefined> {
  let batch: ChangeProposal[] = [];
  for await (const proposal of proposals) {
    batch.push(proposal);
    if (batch.length < maxFinalProposals) continue;
    yield { id: name, proposals: batch, owned: false };
    batch = [];
  }
  if (batch.length > 0) yield { id: name, proposals: batch, owned: false };
}
