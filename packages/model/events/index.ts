// The records on the stream that are not aspects. They are apart from the registry, which holds what an entity carries.

export { changeType } from './change-type.ts';
export { entityChangeEvent } from './entity-change-event.ts';
export { genericAspect } from './generic-aspect.ts';
export { kafkaAuditHeader } from './kafka-audit-header.ts';
export { metadataChangeEvent } from './metadata-change-event.ts';
export { metadataChangeLog } from './metadata-change-log.ts';
export { metadataChangeProposal } from './metadata-change-proposal.ts';
export { platformEvent } from './platform-event.ts';
export { relationshipChangeEvent } from './relationship-change-event.ts';
export { snapshots } from './snapshots.ts';
export { usageAggregation } from './usage-aggregation.ts';
