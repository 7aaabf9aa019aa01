import type { AspectName, AspectTypes } from '@colophon/model-types';
import type { Colophon } from '@colophon/sdk';

type Readable = Parameters<Colophon['aspects']['get']>[1] & AspectName;

/**
 * Aspects as they are in the catalogue, or as an earlier row has changed them: what a row writes may not have arrived
 * when the next row about the same entity is read.
 */
export class CurrentValues {
  readonly #catalogue: Colophon | undefined;
  readonly #values = new Map<string, unknown>();

  /** @param catalogue Undefined to start from nothing, so that values replace those of the catalogue. */
  constructor(catalogue: Colophon | undefined) {
    this.#catalogue = catalogue;
  }

  async get<A extends Readable>(urn: string, aspectName: A): Promise<AspectTypes[A] | undefined> {
    if (!this.#catalogue) return undefined;
    const key = `${aspectName} ${urn}`;
    if (this.#values.has(key)) return this.#values.get(key) as AspectTypes[A] | undefined;
    return await this.#catalogue.aspects.get(urn, aspectName);
  }

  set<A extends Readable>(urn: string, aspectName: A, value: AspectTypes[A]): void {
    if (this.#catalogue) this.#values.set(`${aspectName} ${urn}`, value);
  }
}
