import type { JsonObject, Registry } from '@colophon/schema';
import { CatalogueError } from './errors.ts';
import type { AspectKey, AspectRead, AspectRow, Edge, LogEntry, Store, TimeseriesRow } from './ports.ts';
import { documentChange } from './project/document-change.ts';
import { type AuditStamp, type ChangeProposal, unknownActor } from './proposal.ts';
import { checkSearch } from './search/check-search.ts';
import { expandAliases } from './search/expand-aliases.ts';
import { defaultFacets } from './search/facets.ts';
import { matchesFilter } from './search/matches-filter.ts';
import type { SearchPage, SearchQuery } from './search/query.ts';
import { resolveTextFields } from './search/text-fields.ts';
import { createValidator } from './validate/validator.ts';
import { applyProposal } from './write/apply-proposal.ts';
import { type CheckedProposal, checkProposal, keyOf, parseEntityUrn } from './write/check-proposal.ts';
import { createGroupCommit, type Submission } from './write/group-commit.ts';
import { mapAll } from './write/map-all.ts';
import { WorkingState } from './write/working-state.ts';

export interface CatalogueOptions {
  readonly registry: Registry;
  readonly store: Store;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: () => number;
}

/** An entity as it is read: its key, which the urn implies, and the latest value of each aspect it has. */
export interface EntityView {
  readonly urn: string;
  readonly entityType: string;
  readonly key: { readonly name: string; readonly value: JsonObject };
  readonly aspects: readonly AspectRow[];
}

export interface Catalogue {
  readonly registry: Registry;
  /**
   * Applies proposals: all of them, durably, before the promise is fulfilled, or none.
   *
   * @throws CatalogueError that lists every proposal refused, with its place in the list.
   */
  propose(proposals: readonly ChangeProposal[], actor?: string): Promise<void>;
  /** One version of a versioned aspect; 0, the default, is the latest. */
  aspect(urn: string, aspectName: string, version?: number): Promise<AspectRead | undefined>;
  /** The entity of any well-formed urn of a known type; one that was never written has no aspects. */
  entity(urn: string, aspectNames?: readonly string[]): Promise<EntityView>;
  /** Points in time of a time-series aspect, newest first. */
  timeseries(query: {
    readonly urn: string;
    readonly aspect: string;
    readonly startTimeMillis?: number;
    readonly endTimeMillis?: number;
    /** A list of which one must hold; of each, all criteria must. */
    readonly filter?: SearchQuery['filter'];
    readonly limit?: number;
  }): Promise<readonly TimeseriesRow[]>;
  search(query: SearchQuery): Promise<SearchPage>;
  /** The fields offered as facets for these entity types; for all when the list is empty. */
  facets(entityTypes: readonly string[]): readonly string[];
  edges(urn: string, direction: 'outgoing' | 'incoming'): Promise<readonly Edge[]>;
  log(fromOffset: number, limit: number): Promise<readonly LogEntry[]>;
  close(): Promise<void>;
}

/** Default of `limit` in {@link Catalogue.timeseries}. */
export const defaultTimeseriesLimit = 10_000;

interface Proposed extends Submission<WorkingState> {
  readonly checked: readonly CheckedProposal[];
}

/** Puts a catalogue together over a store. */
export function createCatalogue({ registry, store, now = Date.now }: CatalogueOptions): Catalogue {
  const validator = createValidator();
  const commits = createGroupCommit<WorkingState, Proposed>({
    store,
    async begin(transaction, group) {
      const { keys, urns } = neededBy(group);
      return new WorkingState(await transaction.latest(keys), await transaction.documents(urns));
    },
    finish: (transaction, state) =>
      transaction.apply(state.changes((before, after) => documentChange(registry, before, after))),
  });

  function versionedAspect(urn: string, aspectName: string): AspectKey {
    const { entity } = parseEntityUrn(registry, urn);
    const aspect = registry.aspectOf(entity.name, aspectName);
    if (!aspect)
      throw new CatalogueError('UNKNOWN_ASPECT', `aspect: ${aspectName} is not an aspect of ${entity.name}`);
    return { urn, aspect: aspect.name };
  }

  return {
    registry,

    async propose(proposals, actor = unknownActor) {
      const checked = mapAll(proposals, (proposal) => checkProposal(registry, validator, proposal));
      if (checked.length === 0) return;
      const stamp: AuditStamp = { actor, time: now() };
      await commits.submit({
        size: checked.length,
        checked,
        apply: (state) => applyAll(state, checked, stamp),
      });
    },

    async aspect(urn, aspectName, version = 0) {
      return store.aspect(versionedAspect(urn, aspectName), version);
    },

    async entity(urn, aspectNames) {
      const { entity, parts } = parseEntityUrn(registry, urn);
      return {
        urn,
        entityType: entity.name,
        key: { name: entity.key.name, value: keyOf(entity, parts) },
        aspects: await store.aspects(urn, aspectNames),
      };
    },

    async timeseries({ limit = defaultTimeseriesLimit, filter = [], ...query }) {
      const key = versionedAspect(query.urn, query.aspect);
      if (filter.length === 0) return store.timeseries({ ...query, ...key, limit });
      // The limit counts what passes the filter, so that all points in the window are looked at.
      const points = await store.timeseries({ ...query, ...key, limit: Number.MAX_SAFE_INTEGER });
      return points.filter(({ value }) => matchesFilter(value, filter)).slice(0, limit);
    },

    async search(query) {
      checkSearch(registry, query);
      return store.search(resolveTextFields(registry, expandAliases(registry, query)));
    },

    facets: (entityTypes) => defaultFacets(registry, entityTypes),
    edges: (urn, direction) => store.edges(urn, direction),
    log: (fromOffset, limit) => store.log(fromOffset, limit),
    close: () => store.close(),
  };
}

/** On a fork, so that neither a refusal nor a fault of the program leaves half of the work in the group's state. */
function applyAll(state: WorkingState, checked: readonly CheckedProposal[], stamp: AuditStamp): void {
  const fork = state.fork();
  mapAll(checked, (proposal) => applyProposal(fork, proposal, stamp));
  state.merge(fork);
}

/** What a group reads before it changes anything: each aspect it names, the keys, and the search documents. */
function neededBy(group: readonly Proposed[]): { keys: AspectKey[]; urns: string[] } {
  const keys = new Map<string, AspectKey>();
  const urns = new Set<string>();
  for (const { checked } of group) {
    for (const { urn, aspect, entity } of checked) {
      urns.add(urn);
      for (const name of [entity.key.name, aspect.name]) keys.set(`${name}\n${urn}`, { urn, aspect: name });
    }
  }
  return { keys: [...keys.values()], urns: [...urns] };
}
