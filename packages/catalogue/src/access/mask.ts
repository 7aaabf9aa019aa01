import type { Json, JsonObject, Registry } from '@colophon/schema';
import { isObject } from '../effects/json-values.ts';
import type { PatchStep } from '../history/json-difference.ts';
import type { EntityView } from '../history/reading.ts';
import type { LineageEntity } from '../lineage/query.ts';
import type { AspectKey, AspectRow } from '../ports/aspects.ts';
import type { LogEntry } from '../ports/change-log.ts';
import type { Facet } from '../search/query.ts';
import type { FoundPage } from '../search/searches.ts';
import type { TimelineEntry } from '../timeline/timeline.ts';
import type { StatsTable } from '../timeseries/query.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import { privilegesFor } from './needs.ts';
import { hasNeighbour, isNeighbour, namesNeighbour, neighboursIn, renamed } from './neighbours.ts';
import type { Privilege } from './privileges.ts';
import { requirements } from './requirements.ts';
import { restrictedUrn } from './restricted-urn.ts';

/** Privileges that show an entity as the neighbour of another. */
export const lineagePrivileges = requirements.lineage.privileges;

/** Type of the URNs that stand for entities that may not be seen. */
export const restrictedType = 'restricted';

export interface MaskOptions {
  readonly registry: Registry;
  /** Whether the principal sees every neighbour, so that nothing has to be looked through. */
  readonly seesAll: () => Promise<boolean>;
  /** On which of the entities the principal has any one of the privileges. */
  readonly allows: (
    urns: readonly string[],
    privileges: readonly Privilege[],
  ) => Promise<(urn: string) => boolean>;
}

/**
 * Answers in which neighbours that the principal may not see have no names: a URN that says nothing stands for each, so
 * that lineage keeps its shape.
 */
export class Mask {
  readonly #registry: Registry;
  readonly #seesAll: MaskOptions['seesAll'];
  readonly #allows: MaskOptions['allows'];

  constructor({ registry, seesAll, allows }: MaskOptions) {
    this.#registry = registry;
    this.#seesAll = seesAll;
    this.#allows = allows;
  }

  /** Names for those of the URNs that stand for neighbours that the principal may not see. */
  async namesOf(given: Iterable<string | { readonly urn: string }>): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    if (await this.#seesAll()) return names;
    const urns = new Set<string>();
    for (const each of given) {
      const urn = typeof each === 'string' ? each : each.urn;
      if (isNeighbour(this.#registry, urn)) urns.add(urn);
    }
    const isVisible = await this.#allows([...urns], lineagePrivileges);
    for (const urn of urns) if (!isVisible(urn)) names.set(urn, await restrictedUrn(urn));
    return names;
  }

  /** Whether the principal reads an aspect as it is stored: who may change it must, so as to give it back whole. */
  async #readsWhole({ urn, aspect }: AspectKey): Promise<boolean> {
    const { entity } = parseEntityUrn(this.#registry, urn);
    // The key says what the URN says.
    if (aspect === entity.key.name) return true;
    const change = { entityType: entity.name, aspect, isKey: false, isDeletion: false, isNew: false };
    return (await this.#allows([urn], privilegesFor(change)))(urn);
  }

  /** Names for the neighbours in values of an aspect that the principal may not see. */
  async #namesIn(
    key: AspectKey,
    values: readonly (Json | undefined)[],
  ): Promise<ReadonlyMap<string, string>> {
    const urns = new Set<string>();
    for (const value of values) neighboursIn(this.#registry, value, urns);
    if (urns.size === 0) return noNames;
    const names = await this.namesOf(urns);
    return names.size === 0 || (await this.#readsWhole(key)) ? noNames : names;
  }

  /** Values in which neighbours that may not be seen have no names. */
  async rows<R extends AspectKey & { readonly value: JsonObject }>(
    rows: readonly R[],
  ): Promise<readonly R[]> {
    if ((await this.#seesAll()) || !rows.some((row) => mayNameNeighbours(this.#registry, row))) return rows;
    const shown: R[] = [];
    for (const row of rows) {
      const names = mayNameNeighbours(this.#registry, row) ? await this.#namesIn(row, [row.value]) : noNames;
      shown.push(names.size === 0 ? row : withValue(row, renamed(row.value, names)));
    }
    return shown;
  }

  async entries(entries: readonly LogEntry[]): Promise<readonly LogEntry[]> {
    if (await this.#seesAll()) return entries;
    const shown: LogEntry[] = [];
    for (const entry of entries) {
      const { value, previousValue } = entry;
      const names = await this.#namesIn(entry, [value, previousValue]);
      if (names.size === 0) shown.push(entry);
      else {
        const of = (each: JsonObject | undefined) => each && renamed(each, names);
        shown.push({ ...entry, value: of(value), previousValue: of(previousValue) });
      }
    }
    return shown;
  }

  async view(view: EntityView): Promise<EntityView> {
    const aspects = await this.rows(view.aspects);
    return aspects === view.aspects ? view : { ...view, aspects };
  }

  async steps(urn: string, aspect: string, steps: readonly PatchStep[]): Promise<readonly PatchStep[]> {
    const values = steps.map((step) => ('value' in step ? step.value : undefined));
    const names = await this.#namesIn({ urn, aspect }, values);
    if (names.size === 0) return steps;
    return steps.map((step) => ('value' in step ? { ...step, value: renamed(step.value, names) } : step));
  }

  /** A change of something that may not be seen is left out, with its sentence. */
  async timeline(urn: string, entries: readonly TimelineEntry[]): Promise<readonly TimelineEntry[]> {
    if (await this.#seesAll()) return entries;
    const shown: TimelineEntry[] = [];
    for (const { changes, difference, ...entry } of entries) {
      const named = changes.map(({ modifier = '', parameters = {} }) => [
        modifier,
        ...Object.values(parameters),
      ]);
      const names = await this.namesOf(named.flat());
      const steps: PatchStep[] = [];
      for (const step of difference) {
        const aspect = step.path.split('/')[1] ?? '';
        steps.push(...(await this.steps(urn, aspect, [step])));
      }
      shown.push({
        ...entry,
        changes: changes.filter((_, i) => !named[i]?.some((text) => names.has(text))),
        difference: steps,
      });
    }
    return shown;
  }

  /** A table of values of several entities, some of which are lists, as JSON. */
  async table(table: StatsTable): Promise<StatsTable> {
    if (await this.#seesAll()) return table;
    const parsed = table.rows.map((row) => row.map(parseCell));
    const urns = new Set<string>();
    for (const row of parsed) for (const cell of row) neighboursIn(this.#registry, cell, urns);
    const names = await this.namesOf(urns);
    if (names.size === 0) return table;
    const printed = (cell: Json, given: string): string => {
      const value = renamed(cell, names);
      return typeof value === 'string'
        ? value
        : isObject(cell) || Array.isArray(cell)
          ? JSON.stringify(value)
          : given;
    };
    return {
      ...table,
      rows: parsed.map((row, i) => row.map((cell, j) => printed(cell, table.rows[i]?.[j] ?? ''))),
    };
  }

  /** Counts of values; that of a neighbour that may not be seen stays, without its name. */
  async facets(facets: readonly Facet[]): Promise<readonly Facet[]> {
    const names = await this.namesOf(facets.flatMap(({ counts }) => counts.map(({ value }) => value)));
    if (names.size === 0) return facets;
    return facets.map((facet) => ({
      ...facet,
      counts: facet.counts.map((each) => ({ ...each, value: names.get(each.value) ?? each.value })),
    }));
  }

  /** A page of which neither facets nor what is highlighted name what may not be seen. */
  async page<P extends FoundPage>(page: P): Promise<P> {
    const matches = page.hits.flatMap(({ matchedFields }) => matchedFields.map(({ value }) => value));
    const names = await this.namesOf(matches);
    const hits = page.hits.map((hit) => ({
      ...hit,
      matchedFields: hit.matchedFields.filter(({ value }) => !names.has(value)),
    }));
    return { ...page, facets: await this.facets(page.facets), hits: names.size === 0 ? page.hits : hits };
  }

  /** Lineage in which what may not be seen has no name. */
  async lineage<E extends LineageEntity>(entities: readonly E[]): Promise<readonly E[]> {
    const known = new Set(entities.flatMap(({ urn, path }) => [urn, ...path]));
    const isVisible = await this.#allows([...known], lineagePrivileges);
    const names = new Map<string, string>();
    for (const urn of known) if (!isVisible(urn)) names.set(urn, await restrictedUrn(urn));
    if (names.size === 0) return entities;
    return entities.map((entity) => ({
      ...entity,
      urn: names.get(entity.urn) ?? entity.urn,
      path: entity.path.map((urn) => names.get(urn) ?? urn),
      ...(names.has(entity.urn) && { isRestricted: true }),
    }));
  }
}

/** What a cell of a table says: a list or record, or else its text. */
function parseCell(cell: string): Json {
  if (!/^[[{]/.test(cell)) return cell;
  try {
    return JSON.parse(cell) as Json;
  } catch {
    // A text that begins as JSON does.
    return cell;
  }
}

/** False when a row names no neighbour, as most do; of a view of what is stored, nothing is parsed for that. */
const mayNameNeighbours = (registry: Registry, row: { readonly value: JsonObject }): boolean =>
  'json' in row && typeof row.json === 'string'
    ? namesNeighbour(registry, row.json)
    : hasNeighbour(registry, row.value);

/** A value read, with another in its place. A row may be a view of what is stored, which can't be copied as it is. */
function withValue<R extends AspectKey & { readonly value: JsonObject }>(row: R, value: JsonObject): R {
  if (!('json' in row)) return { ...row, value };
  const { urn, aspect, entityType, version, systemMetadata, created } = row as unknown as AspectRow;
  const json = JSON.stringify(value);
  return { urn, aspect, entityType, version, systemMetadata, created, value, json } as unknown as R;
}

const noNames: ReadonlyMap<string, string> = new Map();
