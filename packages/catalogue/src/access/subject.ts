import { isUrn, type Registry } from '@colophon/schema';
import { parentOf } from '../lineage/lineage.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import type { Resource } from './resource.ts';

/** What policies compare for an entity: the entity, or for a column its dataset. */
export type Subject = Pick<Resource, 'urn' | 'entityType'>;

/** @throws CatalogueError `INVALID_URN`, `UNKNOWN_ENTITY`. */
export function subjectOf(registry: Registry, urn: string): Subject {
  const subject = isUrn(urn, 'schemaField') ? parentOf(urn) : urn;
  return { urn: subject, entityType: parseEntityUrn(registry, subject).entity.name };
}
