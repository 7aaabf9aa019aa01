import type { Parameters } from '@colophon/wire';

/** The facets of a run, a job or a dataset, by name. Those that nothing here knows stay unread. */
export class Facets {
  readonly #facets: readonly Parameters[];

  /** @param facets Where to look, in this order: a dataset has facets of its own and facets of its role. */
  constructor(...facets: readonly (Parameters | undefined)[]) {
    this.#facets = facets.filter((some) => some !== undefined);
  }

  /**
   * A facet; undefined when it was not sent, or sent as deleted.
   *
   * @throws RequestError `INVALID_REQUEST` when it is no object.
   */
  get(name: string): Parameters | undefined {
    for (const facets of this.#facets) {
      const facet = facets.object(name);
      if (facet && facet.raw('_deleted') !== true) return facet;
    }
    return undefined;
  }
}
