// What identity stores in SQL databases have in common.
export { type AuditDialect, auditConditions, conditionsOf } from './conditions.ts';
export { identityTables, type RecordCodec, type RecordFields, recordCodec } from './records.ts';
