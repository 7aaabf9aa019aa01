import { type Catalogue, createPace, type Pace, ReadBudget } from '@colophon/catalogue';

/**
 * The catalogue as one request may read it: no more than its budget has, in slices between which others are served, and
 * nothing more once the client has disconnected.
 */
export function limitReads(catalogue: Catalogue, request: Pick<Request, 'signal'>): Catalogue {
  const budget = new ReadBudget();
  let pace: Pace | undefined;
  /** Most requests look up one entity. For them, the signal is not made: that takes longer than the read. */
  let isFirst = true;
  async function beforeLookUp(count = 1): Promise<void> {
    budget.lookUp(count);
    if (!isFirst) {
      pace ??= createPace(request.signal);
      await pace();
    }
    isFirst = false;
  }
  const limits = () => ({ signal: request.signal, budget });
  return {
    ...catalogue,
    async aspect(urn, name, version) {
      await beforeLookUp();
      return catalogue.aspect(urn, name, version, { budget });
    },
    async entity(urn, names) {
      await beforeLookUp();
      return catalogue.entity(urn, names, { budget });
    },
    async entities(urns, names) {
      await beforeLookUp(urns.length);
      return catalogue.entities(urns, names, limits());
    },
    async existing(urns, includeRemoved) {
      await beforeLookUp(urns.length);
      return catalogue.existing(urns, includeRemoved, limits());
    },
    async history(urn, name, start, count) {
      await beforeLookUp();
      return catalogue.history(urn, name, start, count, { budget });
    },
    async timeseries(query) {
      await beforeLookUp();
      return catalogue.timeseries({ ...query, ...limits() });
    },
    async writeStates(traceId, aspects) {
      await beforeLookUp(Object.values(aspects).reduce((sum, names) => sum + names.length, 0));
      return catalogue.writeStates(traceId, aspects);
    },
    async writtenBy(writer, page) {
      const rows = await catalogue.writtenBy(writer, { ...page, budget });
      budget.check(rows.at(-1));
      return rows;
    },
    timeline: (query) => catalogue.timeline({ ...query, ...limits() }),
    scrollTimeseries: (query) => catalogue.scrollTimeseries({ ...query, ...limits() }),
    timeseriesStats: (query) => catalogue.timeseriesStats({ ...query, ...limits() }),
    scrollEdges: (query) => catalogue.scrollEdges({ ...query, signal: request.signal }),
  };
}
