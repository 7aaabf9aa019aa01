import { isUrn } from '@colophon/schema';
import type { Changes } from '../changes/changes.ts';
import { CatalogueError } from '../errors.ts';
import type { EntityView } from '../history/reading.ts';
import type { Operations, SessionOperations } from '../operations.ts';
import type { AspectRow } from '../ports/aspects.ts';
import { entityTypeField } from '../search/facets.ts';
import { criterionOf, type FilterCriterion, type SearchQuery, type Visible } from '../search/query.ts';
import type { Principal } from '../session/request-context.ts';
import { parseUrnPattern, startOf } from '../urn-pattern.ts';
import { keyOf, parseEntityUrn } from '../write/check-proposal.ts';
import type { AccessControl } from './access-control.ts';
import { viewPrivileges } from './access-control.ts';
import { forbidden } from './forbidden.ts';
import { lineagePrivileges, Mask, restrictedType } from './mask.ts';
import { maskedSuggestions } from './masked-suggestions.ts';
import { type AspectChange, keepersOf, privilegesFor, privilegesOf } from './needs.ts';
import type { Permissions } from './permissions.ts';
import type { Privilege } from './privileges.ts';
import { hiddenAspects, protectedTypes } from './protected.ts';
import { requirements, type SessionMethod } from './requirements.ts';
import { type Subject, subjectOf } from './subject.ts';
import { createWriteGuard } from './write-guard.ts';

type Args<Name extends SessionMethod> = Operations[Name] extends (...args: infer A) => unknown ? A : never;
type Result<Name extends SessionMethod> = Operations[Name] extends (...args: never) => infer R ? R : never;

/** Entities of which access is decided in one go. */
const sliceSize = 500;
/** Relationships that are read to answer a page of those that may be seen. */
const maxScannedRelationships = 20_000;

/** Whether an entity may be seen, or changed. */
type Test = (urn: string) => boolean;

/**
 * The operations as one principal may use them. What it may not see looks as if it did not exist; what it may not do is
 * rejected with `FORBIDDEN`.
 */
export class GuardedOperations implements SessionOperations {
  readonly registry: Operations['registry'];
  readonly #operations: Operations;
  readonly #access: AccessControl;
  readonly #principal: Principal;
  readonly #mask: Mask;
  #known: Promise<Permissions> | undefined;

  constructor(operations: Operations, access: AccessControl, principal: Principal) {
    this.registry = operations.registry;
    this.#operations = operations;
    this.#access = access;
    this.#principal = principal;
    this.#mask = new Mask({
      registry: this.registry,
      seesAll: () => this.#seesAll(),
      allows: (urns, privileges) => this.#allows(urns, privileges),
    });
  }

  // Writes.

  async propose(...[proposals, actor, options]: Args<'propose'>): Result<'propose'> {
    return this.#operations.propose(proposals, actor, { ...options, guard: await this.#guard() });
  }

  async proposeAsync(...[proposals, traceId, actor, options]: Args<'proposeAsync'>): Result<'proposeAsync'> {
    const guard = await this.#guard();
    return this.#operations.proposeAsync(proposals, traceId, actor, { ...options, guard });
  }

  check(...args: Args<'check'>): void {
    this.#operations.check(...args);
  }

  async deleteEntity(urn: string, actor?: string): Result<'deleteEntity'> {
    return this.#operations.deleteEntity(urn, actor, await this.#guard());
  }

  async deletePoints(...[range, actor]: Args<'deletePoints'>): Result<'deletePoints'> {
    await this.#demand(range.urn, requirements.deletePoints.privileges);
    await this.#demandKept([{ urn: range.urn, aspect: range.aspect }]);
    return this.#operations.deletePoints(range, actor);
  }

  async truncateTimeseries(...args: Args<'truncateTimeseries'>): Result<'truncateTimeseries'> {
    await this.#demandOnCatalogue(requirements.truncateTimeseries.privileges);
    return this.#operations.truncateTimeseries(...args);
  }

  async deleteReferences(...[urn, options]: Args<'deleteReferences'>): Result<'deleteReferences'> {
    const { entity } = parseEntityUrn(this.registry, urn);
    const deletion = {
      entityType: entity.name,
      aspect: entity.key.name,
      isKey: true,
      isDeletion: true,
      isNew: false,
    };
    const privileges = privilegesFor(deletion);
    if (privileges.length === 0) throw forbidden(privileges, urn);
    await this.#demand(urn, privileges);
    // What follows from a deletion needs no more; what decides about access needs its own.
    const edges = await this.#operations.edges(urn, 'incoming');
    await this.#demandKept(edges.map(({ source, aspect }) => ({ urn: source, aspect })));
    const { total, references } = await this.#operations.deleteReferences(urn, options);
    const isVisible = await this.#allows(references.map(({ entity }) => entity));
    return { total, references: references.filter(({ entity }) => isVisible(entity)) };
  }

  async rollBack(...[by, options]: Args<'rollBack'>): Result<'rollBack'> {
    await this.#demandOnCatalogue(requirements.rollBack.privileges);
    for (let offset = 0; ; ) {
      const rows = await this.#operations.writtenBy(by, { offset, limit: sliceSize, includeRemoved: true });
      await this.#demandKept(rows);
      offset += rows.length;
      if (rows.length < sliceSize) break;
    }
    const report = await this.#operations.rollBack(by, options);
    const isVisible = await this.#allows([...report.rows.map(({ urn }) => urn), ...report.unsafeEntities]);
    return {
      ...report,
      rows: report.rows.filter(({ urn }) => isVisible(urn)),
      unsafeEntities: report.unsafeEntities.filter(isVisible),
    };
  }

  async restoreIndices(...args: Args<'restoreIndices'>): Result<'restoreIndices'> {
    await this.#demandOnCatalogue(requirements.restoreIndices.privileges);
    return this.#operations.restoreIndices(...args);
  }

  async backup(...args: Args<'backup'>): Result<'backup'> {
    await this.#demandOnCatalogue(requirements.backup.privileges);
    return this.#operations.backup(...args);
  }

  async applyRetention(...args: Args<'applyRetention'>): Result<'applyRetention'> {
    await this.#demandOnCatalogue(requirements.applyRetention.privileges);
    return this.#operations.applyRetention(...args);
  }

  // Reads of one entity or aspect, or of a list of them.

  async aspect(...args: Args<'aspect'>): Result<'aspect'> {
    const [urn, name] = args;
    if (!(await this.#sees(urn, name))) return undefined;
    const row = await this.#operations.aspect(...args);
    return row && (await this.#mask.rows([row]))[0];
  }

  async entity(...[urn, names, options]: Args<'entity'>): Result<'entity'> {
    if (!(await this.#sees(urn))) return this.#absent(urn);
    const view = await this.#operations.entity(urn, names, options);
    return this.#mask.view(hasHidden(view) ? await this.#withoutHidden(view) : view);
  }

  async entities(...[urns, names, options]: Args<'entities'>): Result<'entities'> {
    const isVisible = await this.#allows(urns);
    const views: EntityView[] = [];
    for (const view of await this.#operations.entities(urns.filter(isVisible), names, options))
      views.push(hasHidden(view) ? await this.#withoutHidden(view) : view);
    // All are seen, as they are: the order is that of the URNs already.
    if ((await this.#seesAll()) && urns.every(isVisible)) return views;
    const rows = await this.#mask.rows(views.flatMap(({ aspects }) => aspects));
    const aspects = Map.groupBy(rows, ({ urn }) => urn);
    const seen = new Map(views.map((view) => [view.urn, { ...view, aspects: aspects.get(view.urn) ?? [] }]));
    return [...new Set(urns)].map((urn) => seen.get(urn) ?? this.#absent(urn));
  }

  async existing(...[urns, includeRemoved, options]: Args<'existing'>): Result<'existing'> {
    const isVisible = await this.#allows(urns, requirements.existing.privileges);
    return this.#operations.existing(urns.filter(isVisible), includeRemoved, options);
  }

  async history(...args: Args<'history'>): Result<'history'> {
    const [urn, name] = args;
    if (!(await this.#sees(urn, name))) return { total: 0, versions: [] };
    const { total, versions } = await this.#operations.history(...args);
    return { total, versions: await this.#mask.rows(versions) };
  }

  async difference(...args: Args<'difference'>): Result<'difference'> {
    const [urn, name] = args;
    const steps = (await this.#sees(urn, name)) ? await this.#operations.difference(...args) : undefined;
    return steps && this.#mask.steps(urn, name, steps);
  }

  async timeline(query: Args<'timeline'>[0]): Result<'timeline'> {
    if (!(await this.#sees(query.urn))) return [];
    await this.#demand(query.urn, requirements.timeline.privileges);
    return this.#mask.timeline(query.urn, await this.#operations.timeline(query));
  }

  async writeStates(...[traceId, aspects]: Args<'writeStates'>): Result<'writeStates'> {
    const isVisible = await this.#allows(Object.keys(aspects));
    const seen = Object.entries(aspects).filter(([urn]) => isVisible(urn));
    const states = await this.#operations.writeStates(traceId, Object.fromEntries(seen));
    const state = { writeStatus: 'UNKNOWN', writeMessage: 'The aspect has no value' } as const;
    const unknown = { success: false, primaryStorage: state, searchStorage: state };
    return Object.fromEntries(
      Object.entries(aspects).map(([urn, names]) => [
        urn,
        states[urn] ?? Object.fromEntries(names.map((name) => [name, unknown])),
      ]),
    );
  }

  async countAspect(...args: Args<'countAspect'>): Promise<number> {
    await this.#demandOnCatalogue(requirements.countAspect.privileges);
    const [aspect, urnLike] = args;
    const hidden = this.#hiddenTypes(await this.#permissions()).flatMap((type) => {
      const entity = this.registry.entities.get(type);
      return entity && [entity.key, ...entity.aspects].some(({ name }) => name === aspect) ? [entity] : [];
    });
    for (const { name, key } of hidden) {
      const isOfOthers = aspect !== key.name && bearersOf(this.registry, aspect) > hidden.length;
      if (!isOfOthers || (urnLike !== undefined && mayMatch(urnLike, name)))
        throw forbidden(privilegesOf(protectedTypes[name] ?? 'nobody'), aspect);
    }
    // Who counts by parts of a URN learns which there are.
    if (urnLike !== undefined) await this.#demandOnCatalogue(viewPrivileges);
    return this.#operations.countAspect(...args);
  }

  // Reads of time series.

  async timeseries(query: Args<'timeseries'>[0]): Result<'timeseries'> {
    if (!(await this.#sees(query.urn))) return [];
    await this.#demand(query.urn, requirements.timeseries.privileges);
    await this.#demand(query.urn, ownPrivileges(query.aspect));
    return this.#mask.rows(await this.#operations.timeseries(query));
  }

  async scrollTimeseries(query: Args<'scrollTimeseries'>[0]): Result<'scrollTimeseries'> {
    const page = await this.#operations.scrollTimeseries(query);
    const isVisible = await this.#seesPoints(
      page.points.map(({ urn }) => urn),
      query.aspect,
    );
    const points = page.points.filter(({ urn }) => isVisible(urn));
    return { ...page, points: await this.#mask.rows(points) };
  }

  async timeseriesStats(query: Args<'timeseriesStats'>[0]): Result<'timeseriesStats'> {
    const permissions = await this.#permissions();
    const lists = [viewPrivileges, requirements.timeseriesStats.privileges, ownPrivileges(query.aspect)];
    const missing = lists.find(
      (privileges) => privileges.length > 0 && !permissions.mayEverywhere(privileges),
    );
    if (!missing) return this.#mask.table(await this.#operations.timeseriesStats(query));
    const named = query.filter.map((clause) => clause.find(namesEntities));
    // Points are not found by what policies compare: who may not see all has to say whose are meant.
    if (named.length === 0 || named.includes(undefined))
      throw forbidden(missing, 'filter: of entities that it does not name by their urn');
    const isVisible = await this.#seesPoints(
      named.flatMap((criterion) => criterion?.values ?? []),
      query.aspect,
    );
    const filter = query.filter.map((clause) =>
      clause.map((criterion) => {
        if (!namesEntities(criterion)) return criterion;
        const values = criterion.values.filter(isVisible);
        // A criterion without values would ask for nothing, and an empty URN is nobody's.
        return { ...criterion, values: values.length > 0 ? values : [''] };
      }),
    );
    return this.#mask.table(await this.#operations.timeseriesStats({ ...query, filter }));
  }

  // Searches.

  async search(query: Args<'search'>[0]): Result<'search'> {
    return this.#mask.page(await this.#operations.search(await this.#restricted(query)));
  }

  async scroll(...[query, cursor]: Args<'scroll'>): Result<'scroll'> {
    return this.#mask.page(await this.#operations.scroll(await this.#restricted(query), cursor));
  }

  async autocomplete(...[query, field]: Args<'autocomplete'>): Result<'autocomplete'> {
    const answer = await this.#operations.autocomplete(await this.#restricted(query), field);
    const { suggestions, hits, facets } = answer;
    const names = await this.#mask.namesOf([...suggestions, ...hits.flatMap(({ values }) => values)]);
    if (names.size > 0) return maskedSuggestions(answer, (value) => !names.has(value));
    return { ...answer, facets: await this.#mask.facets(facets) };
  }

  async browse(...[query, path]: Args<'browse'>): Result<'browse'> {
    const answer = await this.#operations.browse(await this.#restricted(query), path);
    return { ...answer, page: await this.#mask.page(answer.page) };
  }

  async browsePaths(urn: string): Result<'browsePaths'> {
    return (await this.#sees(urn)) ? this.#operations.browsePaths(urn) : [];
  }

  facets(entityTypes: readonly string[]): readonly string[] {
    return this.#operations.facets(entityTypes);
  }

  // Relationships and lineage.

  async relationships(query: Args<'relationships'>[0]): Result<'relationships'> {
    if (!(await this.#sees(query.urn)))
      return { asOf: await this.#operations.logHead(), total: 0, relationships: [] };
    // What an entity says itself is seen with it; what others say of it, with them.
    if (query.direction === 'outgoing' || (await this.#seesEverything())) {
      const page = await this.#operations.relationships(query);
      const names = await this.#mask.namesOf(page.relationships);
      const relationships = page.relationships.map((each) => {
        const urn = names.get(each.urn);
        return urn === undefined ? each : { type: each.type, urn, entityType: restrictedType };
      });
      return { ...page, relationships };
    }
    const all = await this.#operations.relationships({ ...query, start: 0, count: maxScannedRelationships });
    if (all.total > maxScannedRelationships) {
      throw new CatalogueError(
        'LIMIT_EXCEEDED',
        `urn: expected at most ${maxScannedRelationships} relationships to look through, got ${all.total}. Scroll through them.`,
      );
    }
    const isVisible = await this.#allows(all.relationships.map(({ urn }) => urn));
    const shown = all.relationships.filter(({ urn }) => isVisible(urn));
    const relationships = shown.slice(query.start, query.start + query.count);
    return { asOf: all.asOf, total: shown.length, relationships };
  }

  async scrollEdges(query: Args<'scrollEdges'>[0]): Result<'scrollEdges'> {
    const page = await this.#operations.scrollEdges(query);
    const isVisible = await this.#allows(page.edges.map(({ source }) => source.urn));
    const seen = page.edges.filter(({ source }) => isVisible(source.urn));
    const names = await this.#mask.namesOf(seen.map(({ destination }) => destination));
    // Who asks for a destination by name knows which one is meant, and must not learn that it is one.
    const { destinations = [], lineage, filter = [] } = query;
    const isOpen = destinations.length === 0 && !lineage?.urns && filter.length === 0;
    const edges = seen.flatMap(({ type, source, destination, ...edge }) => {
      const urn = names.get(destination.urn);
      if (urn === undefined) return [{ type, source, destination, ...edge }];
      const { lineage } = edge;
      const unnamed = { type, source, destination: { urn, entityType: restrictedType } };
      return isOpen ? [{ ...unnamed, ...(lineage && { lineage }) }] : [];
    });
    return { ...page, edges };
  }

  async lineage(query: Args<'lineage'>[0]): Result<'lineage'> {
    if (!(await this.#sees(query.urn, undefined, lineagePrivileges))) {
      parseEntityUrn(this.registry, query.urn);
      return { asOf: await this.#operations.logHead(), total: 0, entities: [], isPartial: false };
    }
    const page = await this.#operations.lineage(query);
    return { ...page, entities: await this.#mask.lineage(page.entities) };
  }

  async searchLineage(query: Args<'searchLineage'>[0]): Result<'searchLineage'> {
    const isVisible = await this.#sees(query.urn, undefined, lineagePrivileges);
    const permissions = await this.#permissions();
    const visible = isVisible ? await this.#visible(permissions) : [];
    if (!isVisible) {
      const asOf = await this.#operations.logHead();
      const facets = [...query.facets, 'degree'].map((field) => ({ field, counts: [] }));
      return { asOf, total: 0, entities: [], isPartial: false, facets };
    }
    const page = await this.#operations.searchLineage({ ...query, visible });
    return {
      ...page,
      entities: await this.#mask.lineage(page.entities),
      facets: await this.#mask.facets(page.facets),
    };
  }

  // Coverage, runs, and the log.

  async coverageHistory(...args: Args<'coverageHistory'>): Result<'coverageHistory'> {
    await this.#demandOnCatalogue(requirements.coverageHistory.privileges);
    return this.#operations.coverageHistory(...args);
  }

  async runs(...args: Args<'runs'>): Result<'runs'> {
    await this.#demandOnCatalogue(requirements.runs.privileges);
    return this.#operations.runs(...args);
  }

  async writtenBy(...args: Args<'writtenBy'>): Result<'writtenBy'> {
    await this.#demandOnCatalogue(requirements.writtenBy.privileges);
    return this.#mask.rows(await this.#shown(await this.#operations.writtenBy(...args)));
  }

  get changes(): Changes {
    const { changes } = this.#operations;
    const demand = () => this.#demandOnCatalogue(requirements.changes.privileges);
    const guarded =
      <A extends unknown[], R>(method: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        await demand();
        return method(...args);
      };
    return {
      read: async (query, waiting) => {
        const deadline = performance.now() + (waiting?.waitMs ?? 0);
        for (let from = query.from; ; ) {
          // A reader may follow the log for long: what it may see changes meanwhile.
          this.#known = undefined;
          await demand();
          const waitMs = Math.max(0, deadline - performance.now());
          const page = await changes.read({ ...query, from }, waiting && { ...waiting, waitMs });
          const entries = await this.#mask.entries(await this.#shown(page.entries));
          const isOver = page.entries.length === 0 || !waiting || waitMs === 0 || waiting.signal?.aborted;
          if (entries.length > 0 || isOver) return { ...page, entries };
          from = page.next;
        }
      },
      offsetSince: guarded(changes.offsetSince),
      position: guarded(changes.position),
      move: guarded(changes.move),
      forget: guarded(changes.forget),
    };
  }

  logHead(): Promise<number> {
    return this.#operations.logHead();
  }

  checkHealth(): Promise<void> {
    return this.#operations.checkHealth();
  }

  // Decisions.

  /** Read once for a request. */
  #permissions(): Promise<Permissions> {
    this.#known ??= this.#access.permissions(this.#principal);
    return this.#known;
  }

  async #guard() {
    return createWriteGuard(this.registry, await this.#permissions(), this.#access.currentResources);
  }

  /** Whether no neighbour is hidden from the principal. */
  async #seesAll(): Promise<boolean> {
    return (await this.#permissions()).mayEverywhere(lineagePrivileges);
  }

  /**
   * What is known of an entity by its type. Columns are not ordinary, since they are seen with their dataset; neither is what
   * is protected, nor what is no URN.
   */
  #ordinaryTypeOf(urn: string): string | undefined {
    const type = urn.startsWith('urn:li:') ? urn.slice(7, urn.indexOf(':', 7)) : '';
    const isOrdinary =
      type !== 'schemaField' && !Object.hasOwn(protectedTypes, type) && this.registry.entities.has(type);
    return isOrdinary ? type : undefined;
  }

  /** Decides about an entity as {@link GuardedOperations.#allows} does; undefined when something has to be read first. */
  #decide(permissions: Permissions, urn: string, privileges: readonly Privilege[]): boolean | undefined {
    const type = this.#ordinaryTypeOf(urn);
    const isEverywhere = permissions.mayEverywhere(privileges);
    // Whether a URN is well-formed is for those to say who read what it names.
    if (type !== undefined && isEverywhere) return true;
    const subject = type === undefined ? subjectOf(this.registry, urn) : { urn, entityType: type };
    const keepers = protectedTypes[subject.entityType];
    if (keepers) return keepers !== 'nobody' && permissions.mayEverywhere(keepers);
    if (isEverywhere) return true;
    const resource = this.#access.knownResource(subject.urn, permissions.fieldsOf(privileges));
    if (resource) return permissions.may(privileges, resource);
    return permissions.mayAtSight(privileges, subject) || undefined;
  }

  /** Which of the entities the principal has any one of the privileges on. */
  async #allows(urns: readonly string[], privileges: readonly Privilege[] = viewPrivileges): Promise<Test> {
    const permissions = await this.#permissions();
    const allowed = new Set<string>();
    /** Those of which something has to be read, by what is read: the columns of a dataset are decided with it. */
    const bySubject = new Map<string, string[]>();
    const open: Subject[] = [];
    for (const urn of new Set(urns)) {
      const known = this.#decide(permissions, urn, privileges);
      if (known) allowed.add(urn);
      if (known !== undefined) continue;
      const subject = subjectOf(this.registry, urn);
      const columns = bySubject.get(subject.urn);
      if (columns) columns.push(urn);
      else {
        bySubject.set(subject.urn, [urn]);
        open.push(subject);
      }
    }
    const fields = permissions.fieldsOf(privileges);
    for (let start = 0; start < open.length; start += sliceSize) {
      const resources = await this.#access.resources(open.slice(start, start + sliceSize), fields);
      for (const resource of resources)
        if (permissions.may(privileges, resource))
          for (const urn of bySubject.get(resource.urn) ?? []) allowed.add(urn);
    }
    return (urn) => allowed.has(urn);
  }

  /** Whether the principal may see an entity, and an aspect of it. */
  async #sees(urn: string, aspect?: string, privileges = viewPrivileges): Promise<boolean> {
    const known = this.#decide(await this.#permissions(), urn, privileges);
    if (!(known ?? (await this.#allows([urn], privileges))(urn))) return this.#unseen(urn);
    const keepers = aspect === undefined ? undefined : hiddenAspects[aspect];
    if (keepers === undefined) return true;
    return keepers !== 'nobody' && (await this.#allows([urn], keepers))(urn);
  }

  /** @throws CatalogueError `INVALID_URN` rather than to say that what has no name is not there. */
  #unseen(urn: string): false {
    parseEntityUrn(this.registry, urn);
    return false;
  }

  async #seesPoints(urns: readonly string[], aspect: string): Promise<Test> {
    const known = urns.filter((urn) => isUrn(urn));
    const tests: Test[] = [];
    for (const privileges of [viewPrivileges, requirements.timeseries.privileges, ownPrivileges(aspect)])
      if (privileges.length > 0) tests.push(await this.#allows(known, privileges));
    return (urn) => tests.every((test) => test(urn));
  }

  async #seesEverything(): Promise<boolean> {
    const permissions = await this.#permissions();
    return permissions.mayEverywhere(viewPrivileges) && this.#hiddenTypes(permissions).length === 0;
  }

  #hiddenTypes(permissions: Permissions): readonly string[] {
    return Object.entries(protectedTypes).flatMap(([type, keepers]) =>
      keepers === 'nobody' || !permissions.mayEverywhere(keepers) ? [type] : [],
    );
  }

  async #restricted<Q extends SearchQuery>(query: Q): Promise<Q> {
    return { ...query, visible: await this.#visible(await this.#permissions()) };
  }

  /** What searches may show, as {@link GuardedOperations.#allows} decides it. */
  async #visible(permissions: Permissions): Promise<Visible> {
    const visible = await this.#access.visible(permissions.actor);
    const hidden = this.#hiddenTypes(permissions);
    if (visible === 'everything')
      return hidden.length === 0 ? visible : [[{ ...criterionOf(entityTypeField, hidden), negated: true }]];
    const all = Object.keys(protectedTypes);
    const shown = all.filter((type) => !hidden.includes(type));
    // A column is seen with its dataset, of which its own document says nothing.
    const others = { ...criterionOf(entityTypeField, [...all, 'schemaField']), negated: true };
    return [
      ...visible.map((clause) => [...clause, others]),
      ...(shown.length > 0 ? [[criterionOf(entityTypeField, shown)]] : []),
    ];
  }

  /** @throws CatalogueError `FORBIDDEN` unless the principal has any one of the privileges on the entity. */
  async #demand(urn: string, privileges: readonly Privilege[]): Promise<void> {
    if (privileges.length === 0 || (await this.#allows([urn], privileges))(urn)) return;
    throw forbidden(privileges, urn);
  }

  async #demandOnCatalogue(privileges: readonly Privilege[]): Promise<void> {
    if (!(await this.#permissions()).mayEverywhere(privileges)) throw forbidden(privileges);
  }

  /** @throws CatalogueError `FORBIDDEN` when one of the aspects needs privileges of its own, which the principal has not. */
  async #demandKept(aspects: readonly { readonly urn: string; readonly aspect: string }[]): Promise<void> {
    const permissions = await this.#permissions();
    for (const { urn, aspect } of aspects) {
      const { entity } = parseEntityUrn(this.registry, urn);
      const change: AspectChange = {
        entityType: entity.name,
        aspect,
        isKey: aspect === entity.key.name,
        isDeletion: true,
        isNew: false,
      };
      const keepers = keepersOf(change);
      if (keepers === undefined) continue;
      if (keepers === 'nobody') throw forbidden([], `${aspect} of ${urn}`);
      if (!permissions.mayEverywhere(keepers)) throw forbidden(keepers, `${aspect} of ${urn}`);
    }
  }

  #absent(urn: string): EntityView {
    const { entity, parts } = parseEntityUrn(this.registry, urn);
    const key = { name: entity.key.name, value: keyOf(entity, parts) };
    return { urn, entityType: entity.name, key, aspects: [] };
  }

  async #withoutHidden(view: EntityView): Promise<EntityView> {
    const aspects: AspectRow[] = [];
    for (const row of view.aspects) if (await this.#sees(view.urn, row.aspect)) aspects.push(row);
    return { ...view, aspects };
  }

  /** Those of the values that the principal may see. */
  async #shown<R extends { readonly urn: string; readonly aspect: string }>(
    rows: readonly R[],
  ): Promise<readonly R[]> {
    const isVisible = await this.#allows(rows.map(({ urn }) => urn));
    const shown: R[] = [];
    for (const row of rows) {
      if (!isVisible(row.urn)) continue;
      if (!Object.hasOwn(hiddenAspects, row.aspect) || (await this.#sees(row.urn, row.aspect)))
        shown.push(row);
    }
    return shown;
  }
}

/** Whether not everybody who sees an entity sees all of its aspects. */
const hasHidden = ({ aspects }: EntityView): boolean =>
  aspects.some(({ aspect }) => Object.hasOwn(hiddenAspects, aspect));

/** How many types of entities bear an aspect. */
const bearersOf = ({ entities }: Operations['registry'], aspect: string): number =>
  [...entities.values()].filter(({ aspects }) => aspects.some(({ name }) => name === aspect)).length;

/** Whether a pattern can match the URN of an entity of the type. */
function mayMatch(urnLike: string, entityType: string): boolean {
  const [start, prefix] = [startOf(parseUrnPattern(urnLike)), `urn:li:${entityType}:`];
  return start.startsWith(prefix) || prefix.startsWith(start);
}

const none: readonly Privilege[] = [];

/** What an aspect needs besides. */
function ownPrivileges(aspect: string): readonly Privilege[] {
  const keepers = hiddenAspects[aspect];
  return keepers === undefined || keepers === 'nobody' ? none : keepers;
}

/** A criterion that keeps to some entities. */
const namesEntities = ({ fields, condition, negated }: FilterCriterion): boolean =>
  !negated && (condition === 'EQUAL' || condition === 'IN') && fields.every((field) => field === 'urn');
