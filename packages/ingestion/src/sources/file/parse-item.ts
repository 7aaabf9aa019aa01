import { isUrn, parseUrn } from '@colophon/schema';
import type { ChangeProposal, ProposalExtras } from '@colophon/sdk';
import { aspectNameOf } from './record-names.ts';

type JsonObject = { readonly [name: string]: unknown };

const changeTypes = ['UPSERT', 'CREATE', 'CREATE_ENTITY', 'PATCH', 'DELETE'];

/**
 * The proposals of one item of a file: a proposal (MetadataChangeProposal) or a snapshot (MetadataChangeEvent), as
 * DataHub's file sink writes them. Undefined for a usage aggregation, which DataHub itself no longer reads.
 *
 * @throws Error whose message is a clause that names the field, what was expected and what came.
 */
export function parseItem(text: string): readonly ChangeProposal[] | undefined {
  const item = JSON.parse(text.includes('pegasus2avro') ? withoutPegasus(text) : text) as unknown;
  if (!isObject(item)) throw new Error(`expected an object, got ${kindOf(item)}`);
  if ('proposedSnapshot' in item) return parseSnapshot(item);
  if ('aspect' in item || 'aspectName' in item) return [parseProposal(item)];
  if ('bucket' in item) return undefined;
  const names = Object.keys(item).join(', ') || 'nothing';
  throw new Error(`expected a proposal (entityUrn, aspectName, aspect) or a proposedSnapshot, got ${names}`);
}

/** Python's classes are named with a package of their own, which is not part of the names in the model. */
const withoutPegasus = (text: string): string =>
  text.replaceAll('"com.linkedin.pegasus2avro.', '"com.linkedin.');

function parseProposal(item: JsonObject): ChangeProposal {
  const { entityUrn, aspectName, changeType = 'UPSERT', aspect } = item;
  if (typeof entityUrn !== 'string' || !isUrn(entityUrn))
    throw new Error(`entityUrn: expected a URN, got ${kindOf(entityUrn)}`);
  if (typeof aspectName !== 'string')
    throw new Error(`aspectName: expected the name of an aspect, got ${kindOf(aspectName)}`);
  if (typeof changeType !== 'string' || !changeTypes.includes(changeType))
    throw new Error(`changeType: expected ${changeTypes.join(', ')}, got ${kindOf(changeType)}`);
  const target = { entityUrn, aspectName, ...extrasOf(item) };
  if (changeType === 'DELETE') return { ...target, changeType } as ChangeProposal;
  const value = readAspect(aspect);
  if (changeType === 'PATCH') return { ...target, changeType, patch: patchOf(value) } as ChangeProposal;
  if (!isObject(value)) throw new Error(`aspect: expected an object, got ${kindOf(value)}`);
  return { ...target, changeType, aspect: withoutNulls(value) } as unknown as ChangeProposal;
}

/** `{"json": …}`, or `{"contentType": …, "value": "…"}` with the value as text. */
function readAspect(aspect: unknown): unknown {
  if (!isObject(aspect)) throw new Error(`aspect: expected an object, got ${kindOf(aspect)}`);
  if ('json' in aspect) return aspect.json;
  if (typeof aspect.value === 'string') {
    try {
      return JSON.parse(aspect.value);
    } catch (cause) {
      throw new Error(`aspect/value: is not JSON: ${(cause as Error).message}`);
    }
  }
  throw new Error(
    `aspect: expected json, or contentType and value, got ${Object.keys(aspect).join(', ') || 'nothing'}`,
  );
}

function patchOf(value: unknown): unknown {
  if (Array.isArray(value)) return { operations: value };
  if (isObject(value) && Array.isArray(value.patch))
    return {
      operations: value.patch,
      ...(isObject(value.arrayPrimaryKeys) && { arrayPrimaryKeys: value.arrayPrimaryKeys }),
    };
  throw new Error(`aspect: expected an array of patch operations, got ${kindOf(value)}`);
}

function parseSnapshot(item: JsonObject): ChangeProposal[] {
  const union = item.proposedSnapshot;
  const [name, snapshot] = isObject(union) ? (Object.entries(union)[0] ?? []) : [];
  if (name === undefined || !isObject(snapshot))
    throw new Error('proposedSnapshot: expected one snapshot under the name of its record');
  const { urn, aspects } = snapshot;
  if (typeof urn !== 'string' || !isUrn(urn))
    throw new Error(`proposedSnapshot/${name}/urn: expected a URN, got ${kindOf(urn)}`);
  const type = name.replace(/^.*\.|Snapshot$/g, '').toLowerCase();
  const { entityType } = parseUrn(urn);
  if (type !== entityType.toLowerCase())
    throw new Error(`proposedSnapshot: expected the snapshot of a ${entityType}, got ${name}`);
  if (!Array.isArray(aspects))
    throw new Error(`proposedSnapshot/${name}/aspects: expected an array, got ${kindOf(aspects)}`);
  return aspects.map((aspect, i) => {
    const [record, value] = isObject(aspect) ? (Object.entries(aspect)[0] ?? []) : [];
    if (record === undefined || !isObject(value))
      throw new Error(
        `proposedSnapshot/${name}/aspects/${i}: expected one aspect under the name of its record`,
      );
    const proposal = { entityUrn: urn, aspectName: aspectNameOf(record), aspect: withoutNulls(value) };
    return { ...proposal, ...extrasOf(item) } as unknown as ChangeProposal;
  });
}

function extrasOf({ systemMetadata, headers }: JsonObject): ProposalExtras {
  const { runId, lastObserved, properties } = isObject(systemMetadata) ? systemMetadata : {};
  const known = {
    // What DataHub writes when there is no run.
    ...(typeof runId === 'string' && runId !== 'no-run-id-provided' && { runId }),
    ...(typeof lastObserved === 'number' && { lastObserved }),
    ...(isObject(properties) && { properties: properties as Record<string, string> }),
  };
  return {
    ...(Object.keys(known).length > 0 && { systemMetadata: known }),
    ...(isObject(headers) && { headers: headers as Record<string, string> }),
  };
}

/** DataHub writes an optional field without a value as null in some files; null means that it is absent. */
function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutNulls) as T;
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutNulls(one)])) as T;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (isObject(value)) return 'an object';
  return JSON.stringify(value);
}
