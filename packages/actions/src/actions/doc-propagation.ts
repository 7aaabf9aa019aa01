import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { type EventEnvelope, entityChangeOf } from '../definitions/event.ts';
import { propagationFields } from '../propagation/limits.ts';
import { propagateDocumentation } from '../propagation/propagate-documentation.ts';

const relationships = ['sibling', 'downstream', 'upstream'] as const;

/** Passes documentation on along lineage, and to siblings. */
export const docPropagation = defineAction({
  name: 'doc_propagation',
  description: 'Adds the documentation of columns to the columns that are made from them alone.',
  config: z.strictObject({
    ...propagationFields,
    columns_enabled: z.boolean().default(true).describe('Whether the documentation of columns is passed on.'),
    datasets_enabled: z
      .boolean()
      .default(false)
      .describe('Whether the documentation of datasets is passed on.'),
    column_propagation_relationships: z
      .array(z.enum(relationships))
      .default([...relationships])
      .describe('Along what it is passed on: `sibling`, `downstream`, `upstream`.'),
  }),
  create(config, context) {
    const { enabled, columns_enabled, datasets_enabled } = config;
    const propagation = {
      relationships: config.column_propagation_relationships,
      maxDepth: config.max_propagation_depth,
    };
    return {
      async act(event) {
        const change = documentationChangeOf(event);
        if (!enabled || !change) return;
        const isWanted = { schemaField: columns_enabled, dataset: datasets_enabled }[change.entityType];
        if (isWanted) await propagateDocumentation(context, propagation, change.entityUrn, change.stamp);
      },
    };
  },
});

/** Whose documentation an event says has changed; undefined for events about something else. */
function documentationChangeOf(envelope: EventEnvelope):
  | {
      readonly entityUrn: string;
      readonly entityType: string;
      readonly stamp: { readonly actor: string; readonly time: number };
    }
  | undefined {
  const change = entityChangeOf(envelope);
  if (change)
    return change.category === 'DOCUMENTATION' ? { ...change, stamp: change.auditStamp } : undefined;
  const { entityUrn, entityType, aspectName, created } = envelope.event;
  // Columns have no entity change events of their own aspects.
  const isColumns = entityType === 'schemaField' && aspectName === 'documentation';
  if (envelope.event_type !== 'MetadataChangeLogEvent_v1' || !isColumns) return undefined;
  const { actor, time } = Object(created) as { actor?: string; time?: number };
  return {
    entityUrn: String(entityUrn),
    entityType,
    stamp: { actor: actor ?? 'urn:li:corpuser:__datahub_system', time: time ?? 0 },
  };
}
