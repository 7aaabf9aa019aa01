import type { ChangeProposal } from '../proposal.ts';
import { type SearchQuery, searchQuery } from '../search/query.ts';
import type { Session } from '../session/session.ts';

export interface DeletedByFilter {
  /** Entities that the filter found. */
  readonly matched: number;
  /** How many of them were deleted, or would be. Types without `status` cannot be soft-deleted. */
  readonly deleted: number;
  /** The first of them. */
  readonly urns: readonly string[];
}

/** URNs that an answer names; the others are counted. */
const maxNamed = 100;
const pageSize = 1000;
/** Entities that are deleted in one transaction. */
const batchSize = 100;

/**
 * Deletes what a search finds: softly, by the status, or wholly. It finds what the session may see, and deletes as it may.
 *
 * @throws CatalogueError `FORBIDDEN` for the first batch that has an entity which the session may not delete.
 */
export async function deleteByFilter(
  session: Pick<Session, 'registry' | 'search' | 'propose'>,
  wanted: Pick<SearchQuery, 'entityTypes' | 'input' | 'filter' | 'includeRemoved'>,
  { dryRun = false, hard = false }: { readonly dryRun?: boolean; readonly hard?: boolean } = {},
): Promise<DeletedByFilter> {
  // All are found before the first one goes, since pages shift as entities vanish.
  const found: { readonly urn: string; readonly entityType: string }[] = [];
  for (;;) {
    const query = searchQuery({ ...wanted, includeOutdated: true, start: found.length, count: pageSize });
    const { hits } = await session.search(query);
    found.push(...hits);
    if (hits.length < pageSize) break;
  }
  const proposals = found.flatMap((entity) => deletionOf(session, entity, hard));
  if (!dryRun) {
    for (let i = 0; i < proposals.length; i += batchSize)
      await session.propose(proposals.slice(i, i + batchSize));
  }
  return {
    matched: found.length,
    deleted: proposals.length,
    urns: proposals.slice(0, maxNamed).map(({ entityUrn }) => entityUrn),
  };
}

function deletionOf(
  { registry }: Pick<Session, 'registry'>,
  { urn, entityType }: { readonly urn: string; readonly entityType: string },
  hard: boolean,
): ChangeProposal[] {
  const key = registry.entities.get(entityType)?.key.name;
  if (hard && key !== undefined)
    return [{ entityUrn: urn, aspectName: key, changeType: 'DELETE', value: {} }];
  if (hard || !registry.aspectOf(entityType, 'status')) return [];
  return [{ entityUrn: urn, aspectName: 'status', changeType: 'UPSERT', value: { removed: true } }];
}
