import type { Entity } from '@colophon/schema';
import { withoutAspect } from '../project/document.ts';
import type { AuditStamp } from '../proposal.ts';
import { logEntry } from './log-entry.ts';
import type { WorkingState } from './working-state.ts';

/** What a deletion has to know. */
export interface Named {
  readonly urn: string;
  readonly entity: Entity;
}

const proposal = { changeType: 'DELETE' } as const;

/** Deletes an aspect with its history; without a trace beyond the log. Deleting an aspect that does not exist succeeds. */
export function deleteAspect(
  state: WorkingState,
  { urn, entity, aspect }: Named & { readonly aspect: { readonly name: string } },
  stamp: AuditStamp,
): void {
  const key = { urn, aspect: aspect.name };
  const present = state.latest(key);
  if (!present) return;
  state.deleteAspect(key);
  const document = state.document(urn);
  if (document) state.setDocument(withoutAspect(document, aspect.name));
  const named = { urn, entity, proposal };
  state.log(logEntry(named, aspect.name, undefined, present.value, present.systemMetadata, stamp));
}

/**
 * Deletes an entity wholly: aspects, time-series values, edges that start at it, its search document. The log gets an
 * entry for each aspect, the key last: by it a reader knows that the entity is gone.
 */
export function deleteEntity(state: WorkingState, { urn, entity }: Named, stamp: AuditStamp): void {
  const rows = state.aspectsOf(urn);
  const isKey = (name: string): number => (name === entity.key.name ? 1 : 0);
  rows.sort((a, b) => isKey(a.aspect) - isKey(b.aspect) || (a.aspect < b.aspect ? -1 : 1));
  state.deleteEntity(urn);
  for (const { aspect, value, systemMetadata } of rows)
    state.log(logEntry({ urn, entity, proposal }, aspect, undefined, value, systemMetadata, stamp));
}
