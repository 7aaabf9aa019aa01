import type { Aspect, Registry } from '@colophon/schema';
import { equalJson } from '../equal-json.ts';
import { isCatalogueError } from '../errors.ts';
import type { AspectKey, AspectRow, LatestAspect } from '../ports/aspects.ts';
import type { Edge } from '../ports/graph-index.ts';
import type { SearchDocument } from '../ports/search-index.ts';
import type { Store } from '../ports/store.ts';
import { updateDocument } from '../project/document.ts';
import { edgesOf } from '../project/edges.ts';
import { searchQuery } from '../search/query.ts';
import { createSearches } from '../search/searches.ts';
import { sharedValidator, type Validator } from '../validate/validator.ts';

/** Something in a store that is not as it should be. */
export interface StoreFinding {
  /** The entity; absent when it is about the store as a whole. */
  readonly urn?: string;
  readonly aspect?: string;
  /** What was expected and what is there. */
  readonly message: string;
}

export interface StoreCheck {
  readonly entities: number;
  /** Latest values of aspects. */
  readonly aspects: number;
  readonly findings: readonly StoreFinding[];
}

export interface CheckOptions {
  /** Called after every batch. */
  readonly onProgress?: (soFar: StoreCheck) => void;
  /** Ends the check after the batch under way. */
  readonly signal?: AbortSignal;
}

/** Aspects to check between two checks of the signal. */
const batchSize = 500;

/**
 * Checks a store against the model and for internal consistency: each latest value fits its aspect, the numbers of its history
 * fit, and the search document and the edges of each entity are those that its values make. Nothing is written. It is
 * for a store without concurrent writes.
 */
export async function checkStore(
  registry: Registry,
  store: Store,
  { onProgress, signal }: CheckOptions = {},
): Promise<StoreCheck> {
  const validator = sharedValidator();
  const findings: StoreFinding[] = [];
  const check = { entities: 0, aspects: 0, findings };
  let pending: AspectKey[] = [];
  let after: AspectKey | undefined;
  do {
    const keys = await store.aspectKeys({ limit: batchSize, ...(after && { after }) });
    after = keys.length < batchSize ? undefined : keys.at(-1);
    pending.push(...keys);
    // The last entity of a batch may continue in the next one.
    const last = after?.urn;
    const whole = pending.filter(({ urn }) => urn !== last);
    pending = pending.filter(({ urn }) => urn === last);
    const rows = await latestOf(store, whole);
    for (const [urn, entity] of Map.groupBy(rows, (row) => row.urn)) {
      check.entities++;
      findings.push(...(await checkEntity(registry, validator, store, urn, entity)));
    }
    check.aspects += whole.length;
    onProgress?.(check);
  } while (after && !signal?.aborted);
  if (!signal?.aborted) findings.push(...(await checkCount(registry, store, check.entities)));
  return check;
}

/** Only a transaction gives the number of the last version; nothing is applied in it. */
const latestOf = (store: Store, keys: readonly AspectKey[]): Promise<readonly LatestAspect[]> =>
  store.write((transaction) => transaction.latest(keys));

async function checkEntity(
  registry: Registry,
  validator: Validator,
  store: Store,
  urn: string,
  rows: readonly LatestAspect[],
): Promise<StoreFinding[]> {
  const findings: StoreFinding[] = [];
  let document: SearchDocument | undefined;
  const edges: Edge[] = [];
  for (const row of rows) {
    const { aspect: name } = row;
    findings.push(...(await checkHistory(store, row)).map((message) => ({ urn, aspect: name, message })));
    const aspect = registry.aspectOf(row.entityType, name);
    // An aspect that left the model leaves its values in the store; they are not searched.
    if (!aspect) continue;
    const violation = violationOf(validator, aspect, row);
    if (violation !== undefined) findings.push({ urn, aspect: name, message: violation });
    document = updateDocument(document, row, aspect, row.value);
    edges.push(...edgesOf(aspect, urn, row.value));
  }
  if (!equalJson(await store.document(urn), document))
    findings.push({ urn, message: 'the search document differs from the one derived from the aspects' });
  if (!(await holdsEdges(store, urn, edges)))
    findings.push({ urn, message: 'the relationships differ from those derived from the aspects' });
  return findings;
}

function violationOf(validator: Validator, aspect: Aspect, row: AspectRow): string | undefined {
  try {
    validator.validate(aspect, row.value);
    return undefined;
  } catch (error) {
    if (isCatalogueError(error)) return error.message;
    throw error;
  }
}

/** The numbers of older versions are below the last number assigned. */
async function checkHistory(store: Store, { lastVersion, ...key }: LatestAspect): Promise<string[]> {
  if (lastVersion === 0) return [];
  const [newest] = await store.olderVersions(key);
  if (newest === undefined || newest.version <= lastVersion) return [];
  return [`the history has a version ${newest.version}, and ${lastVersion} was the last one assigned`];
}

/** True when the edges that an entity's aspects make are in the store, and no others of that entity. */
async function holdsEdges(store: Store, urn: string, expected: readonly Edge[]): Promise<boolean> {
  const sources = new Set([urn, ...expected.map(({ source }) => source)]);
  const stored: Edge[] = [];
  for (const source of sources) {
    const edges = await store.edges(source, 'outgoing');
    stored.push(...edges.filter(({ owner = source }) => owner === urn));
  }
  return equalJson(sortedEdges(stored), sortedEdges(expected));
}

const sortedEdges = (edges: readonly Edge[]): readonly string[] =>
  edges
    .map(({ source, owner = source, aspect, type, destination, lineage, properties }) =>
      JSON.stringify([source, owner, aspect, type, destination, lineage ?? null, properties ?? null]),
    )
    .sort();

/** Search must know as many entities as have aspects: it may have kept one that is gone. */
async function checkCount(registry: Registry, store: Store, entities: number): Promise<StoreFinding[]> {
  const { total } = await createSearches(registry, store).search(
    searchQuery({ includeReferenceTypes: true, includeRemoved: true, includeOutdated: true, count: 0 }),
  );
  return total === entities
    ? []
    : [{ message: `search knows ${total} entities, and ${entities} have aspects` }];
}
