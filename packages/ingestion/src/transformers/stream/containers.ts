import type { Colophon } from '@colophon/sdk';
import type { SourceRecord } from '../../definitions/record.ts';
import { addTo, uniqueBy } from './merge.ts';

/**
 * Collects values for the containers that entities are in, as their browse paths say: the path in the record, or else the
 * one in the catalogue at the end of the run.
 */
export class ContainerValues<T> {
  readonly #byContainer = new Map<string, T[]>();
  /** Entities without a path in the record in which they were first seen, with their values. */
  readonly #withoutPath = new Map<string, readonly T[]>();
  readonly #catalogue: Colophon | undefined;
  readonly #keyOf: (value: T) => string;

  constructor(catalogue: Colophon | undefined, keyOf: (value: T) => string) {
    this.#catalogue = catalogue;
    this.#keyOf = keyOf;
  }

  /** Takes the values of an entity. */
  add(urn: string, values: readonly T[], record: SourceRecord): void {
    if (values.length === 0) return;
    const paths = record.proposals.find(
      (proposal) =>
        proposal.entityUrn === urn && proposal.aspectName === 'browsePathsV2' && 'aspect' in proposal,
    );
    if (paths && 'aspect' in paths && paths.aspectName === 'browsePathsV2')
      this.#addPath(paths.aspect.path, values);
    else this.#withoutPath.set(urn, values);
  }

  /** The values of each container, without duplicates. Reads the paths that no record had. */
  async *entries(): AsyncGenerator<readonly [container: string, values: T[]], void, undefined> {
    for (const [urn, values] of this.#withoutPath) {
      const paths = await this.#catalogue?.aspects.get(urn, 'browsePathsV2');
      this.#addPath(paths?.path ?? [], values);
    }
    for (const [container, values] of this.#byContainer) yield [container, uniqueBy(values, this.#keyOf)];
  }

  #addPath(path: readonly { readonly urn?: string }[], values: readonly T[]): void {
    for (const { urn } of path) {
      if (!urn?.startsWith('urn:li:container:')) continue;
      addTo(this.#byContainer, urn, values);
      // Each table of a schema adds the same owners: without this, they would pile up.
      const all = this.#byContainer.get(urn);
      if (all && all.length > maxValues) this.#byContainer.set(urn, uniqueBy(all, this.#keyOf));
    }
  }
}

/** Values of a container that are kept before duplicates are removed. */
const maxValues = 1_000;
