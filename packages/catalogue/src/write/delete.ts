import type { Entity } from '@colophon/schema';
import { withoutAspect } from '../project/document.ts';
import type { AuditStamp, ChangeProposal } from '../proposal.ts';
import { type Changed, logEntry } from './log-entry.ts';
import type { WorkingState } from './working-state.ts';

/** What a deletion has to know. */
export interface Named {
  readonly urn: string;
  readonly entity: Entity;
  /** Headers of the proposal, for the log. */
  readonly headers?: ChangeProposal['headers'] | undefined;
}

/** Deletes an aspect with its history; without a trace beyond the log. Deleting an aspect that does not exist succeeds. */
export function deleteAspect(
  state: WorkingState,
  { urn, entity, aspect, headers }: Named & { readonly aspect: { readonly name: string } },
  stamp: AuditStamp,
): void {
  const key = { urn, aspect: aspect.name };
  const present = state.latest(key);
  if (!present) return;
  state.deleteAspect(key);
  const document = state.document(urn);
  if (document) state.setDocument(withoutAspect(document, aspect.name));
  const { systemMetadata } = present;
  state.log(
    logEntry(deletion({ urn, entity, headers }), aspect.name, { systemMetadata, previous: present }, stamp),
  );
}

/**
 * Deletes an entity wholly: aspects, time-series values, edges that start at it, its search document. The log gets an
 * entry for each aspect, the key last: by it a reader knows that the entity is gone.
 */
export function deleteEntity(state: WorkingState, named: Named, stamp: AuditStamp): void {
  const { urn, entity } = named;
  const rows = state.aspectsOf(urn);
  const isKey = (name: string): number => (name === entity.key.name ? 1 : 0);
  rows.sort((a, b) => isKey(a.aspect) - isKey(b.aspect) || (a.aspect < b.aspect ? -1 : 1));
  state.deleteEntity(urn);
  for (const row of rows)
    state.log(
      logEntry(deletion(named), row.aspect, { systemMetadata: row.systemMetadata, previous: row }, stamp),
    );
}

const deletion = ({ urn, entity, headers }: Named): Changed => ({
  urn,
  entity,
  proposal: { changeType: 'DELETE', ...(headers && { headers }) },
});
