import type { AuditStamp, LogEntry, PlatformEvent, SystemMetadata } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { toAscii } from '../json/to-ascii.ts';

// Messages of DataHub's topics in the JSON encoding of Avro: a value of a union stands under the name of its type, and
// bytes are a text with one character for each.

const contentType = 'application/json';
const mxe = 'com.linkedin.pegasus2avro.mxe';
const auditStampType = 'com.linkedin.pegasus2avro.common.AuditStamp';

const optional = (type: string, value: Json | undefined): Json =>
  value === undefined ? null : { [type]: value };

/** Bytes of JSON: in ASCII alone, each byte is its character. */
const toBytes = (value: JsonObject): string => toAscii(JSON.stringify(value));

const toGenericAspect = (value: JsonObject | undefined): Json =>
  optional(`${mxe}.GenericAspect`, value && { value: toBytes(value), contentType });

const toAuditStamp = (stamp: AuditStamp | undefined): Json =>
  optional(
    auditStampType,
    stamp && { time: stamp.time, actor: stamp.actor, impersonator: null, message: null },
  );

const toSystemMetadata = (metadata: SystemMetadata | undefined): Json =>
  optional(
    `${mxe}.SystemMetadata`,
    metadata && {
      lastObserved: optional('long', metadata.lastObserved),
      runId: optional('string', metadata.runId),
      lastRunId: optional('string', metadata.lastRunId),
      pipelineName: optional('string', metadata.pipelineName),
      registryName: optional('string', metadata.registryName),
      registryVersion: optional('string', metadata.registryVersion),
      properties: optional('map', metadata.properties),
      version: optional('string', metadata.version),
      schemaVersion: optional('long', metadata.schemaVersion),
      aspectCreated: toAuditStamp(metadata.aspectCreated),
      aspectModified: toAuditStamp(metadata.aspectModified),
    },
  );

/** A change as a MetadataChangeLog. A patch has become a whole value by then. */
export const toChangeLog = (entry: LogEntry): JsonObject => ({
  auditHeader: null,
  entityType: entry.entityType,
  entityUrn: optional('string', entry.urn),
  entityKeyAspect: null,
  changeType: entry.changeType === 'PATCH' ? 'UPSERT' : entry.changeType,
  aspectName: optional('string', entry.aspect),
  aspect: toGenericAspect(entry.value),
  systemMetadata: toSystemMetadata(entry.systemMetadata),
  headers: optional('map', entry.headers),
  previousAspectValue: toGenericAspect(entry.previousValue),
  previousSystemMetadata: toSystemMetadata(entry.previousSystemMetadata),
  created: toAuditStamp(entry.created),
});

/** What an event says happened: the record inside a PlatformEvent. */
export const toEventRecord = ({ name, change, created }: PlatformEvent): JsonObject => {
  const auditStamp = { actor: created.actor, time: created.time };
  return name === 'entityChangeEvent' ? { ...change, auditStamp, version: 0 } : { ...change, auditStamp };
};

/** An event as a PlatformEvent; what happened is JSON text inside it. */
export const toPlatformEvent = (event: PlatformEvent): JsonObject => ({
  header: { timestampMillis: event.created.time },
  name: event.name,
  payload: { value: toBytes(toEventRecord(event)), contentType },
});
