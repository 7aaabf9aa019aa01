import { type AspectRow, type Catalogue, systemActor } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '../errors.ts';
import { Parameters } from './parameters.ts';
import { parseSearch } from './parse-search.ts';
import { parseSnapshot } from './parse-snapshot.ts';
import { respond, respondNothing, respondValue } from './respond.ts';

/**
 * `GET /entitiesV2/{urn}`: the latest value of each aspect. The key is there for every well-formed urn, written or
 * not, since clients tell a missing entity by it being alone.
 */
export async function getEntity(
  catalogue: Catalogue,
  urn: string,
  names: string[] | undefined,
): Promise<Response> {
  const { entityType, key, aspects } = await catalogue.entity(urn, names);
  const impliedKey: JsonObject = {
    name: key.name,
    type: 'VERSIONED',
    version: 0,
    value: key.value,
    created: { actor: systemActor, time: 0 },
  };
  const stored = aspects.map((row): [string, Json] => [row.aspect, envelope(row)]);
  return respond({
    urn,
    entityName: entityType,
    aspects: { [key.name]: impliedKey, ...Object.fromEntries(stored) },
  });
}

const envelope = ({ aspect, version, value, created, systemMetadata }: AspectRow): JsonObject => ({
  name: aspect,
  type: 'VERSIONED',
  version,
  value,
  created: { ...created },
  systemMetadata: { ...systemMetadata } as JsonObject,
});

/** `POST /entities?action=search`: a page of urns with scores, and the facets. */
export async function searchEntities(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const query = parseSearch(parameters, catalogue.facets);
  const { total, hits, facets } = await catalogue.search(query);
  return respondValue({
    from: query.start,
    pageSize: query.count,
    numEntities: total,
    entities: hits.map(({ urn, score }) => ({ entity: urn, matchedFields: [], score })),
    metadata: {
      aggregations: facets
        .filter(({ counts }) => counts.length > 0)
        .map(({ field, counts }) => ({
          name: field,
          displayName: facetName(field),
          aggregations: Object.fromEntries(counts.map(({ value, count }) => [value, count])),
          filterValues: counts.map(({ value, count }) => ({ value, facetCount: count, filtered: false })),
        })),
      suggestions: [],
    },
  });
}

/** `dataProduct` gives `Data product`, `_entityType` gives `Entity type`. */
function facetName(field: string): string {
  const words = field
    .replace(/^_/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `POST /entities?action=ingest`: the older form of a change, a snapshot of one entity. All its aspects, or none. */
export async function ingest(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  await catalogue.propose(parseSnapshot(catalogue.registry, parameters.requiredObject('entity'), parameters));
  return respondNothing();
}

/** `POST /entities?action=batchIngest`: many snapshots, all or none. */
export async function batchIngest(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const entities = parameters.objects('entities');
  if (!entities) throw new RequestError(400, '/entities: expected an array of objects, and it is missing');
  const metadata = parameters.objects('systemMetadata');
  if (metadata && metadata.length !== entities.length) {
    const message = `/systemMetadata: expected ${entities.length} objects, one for each entity, got ${metadata.length}`;
    throw new RequestError(412, message);
  }
  const proposals = entities.flatMap((entity, i) => {
    const own = metadata?.[i];
    return parseSnapshot(catalogue.registry, entity, new Parameters(own ? { systemMetadata: own.json } : {}));
  });
  await catalogue.propose(proposals);
  return respondNothing();
}
