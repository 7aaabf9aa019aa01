import {
  type Aspect,
  describeUnknownFields,
  type Entity,
  isUrn,
  type JsonObject,
  parseUrn,
  type Registry,
  SchemaError,
} from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import type { AspectRow } from '../ports/aspects.ts';
import type { ChangeProposal } from '../proposal.ts';
import type { UnknownField } from '../validate/unknown-fields.ts';
import type { Validator } from '../validate/validator.ts';
import { fillDiscriminators } from './fill-discriminators.ts';
import { type Patch, parsePatch } from './patch/parse-patch.ts';
import { toWireSymbols } from './to-wire-symbols.ts';
import { withoutNulls } from './without-nulls.ts';

/** A proposal that fits the model. */
export interface CheckedProposal {
  readonly proposal: ChangeProposal;
  readonly urn: string;
  readonly entity: Entity;
  readonly aspect: Aspect;
  /** The whole new value; none yet for a patch, and none at all for a deletion. */
  readonly value: JsonObject;
  readonly patch?: Patch;
  /** Fields of the value that the model does not know. */
  readonly unknownFields?: readonly UnknownField[];
  /** What the URN says: the value of the key aspect. */
  readonly key: JsonObject;
}

/** A value that is taken back. */
export interface Rollback {
  /** The older version that becomes the latest again; absent when none is left. */
  readonly restored?: AspectRow | undefined;
}

/** A change of an aspect: a proposal that fits the model, or what maintenance does. */
export interface Change extends CheckedProposal {
  /** Present when it takes back what a run wrote. */
  readonly rollback?: Rollback;
}

/**
 * Validates a proposal against the model; nothing is read or written.
 *
 * @throws CatalogueError with any code that names a caller's mistake.
 */
export function checkProposal(
  registry: Registry,
  validator: Validator,
  proposal: ChangeProposal,
): CheckedProposal {
  const { entityUrn: urn, aspectName, changeType } = proposal;
  const { entity, parts } = parseEntityUrn(registry, urn);
  // Clients differ in the case of the type; the URN decides.
  if (proposal.entityType !== undefined && proposal.entityType.toLowerCase() !== entity.name.toLowerCase()) {
    throw new CatalogueError(
      'INVALID_REQUEST',
      `entityType: expected ${entity.name}, the type of ${urn}, got ${proposal.entityType}`,
    );
  }
  const aspect = registry.aspectOf(entity.name, aspectName);
  if (!aspect) {
    const reason = registry.aspects.has(aspectName)
      ? `is not an aspect of ${entity.name}`
      : 'is not an aspect';
    throw new CatalogueError('UNKNOWN_ASPECT', `aspectName: ${aspectName} ${reason}`);
  }
  if (aspect.kind === 'timeseries' && changeType !== 'UPSERT') {
    throw new CatalogueError(
      'UNSUPPORTED_CHANGE',
      `changeType: ${aspectName} is a time series; it takes UPSERT only`,
    );
  }
  const checked = { proposal, urn, entity, aspect, value: {}, key: keyOf(entity, parts) };
  if (changeType === 'DELETE') return checked;
  if (changeType === 'PATCH') return { ...checked, patch: parsePatch(proposal.value) };
  return { ...checked, ...checkValue(validator, checked, proposal.value) };
}

/**
 * The value as it is stored, when it fits its aspect.
 *
 * @throws CatalogueError `INVALID_ASPECT`.
 */
export function checkValue(
  validator: Validator,
  { urn, entity, aspect, key }: Pick<CheckedProposal, 'urn' | 'entity' | 'aspect' | 'key'>,
  given: JsonObject,
): { readonly value: JsonObject; readonly unknownFields: readonly UnknownField[] } {
  const value = fillDiscriminators(aspect, toWireSymbols(aspect, withoutNulls(given)));
  const unknownFields = validator.validate(aspect, value);
  if (aspect === entity.key) {
    // The URN is all that is stored of a key: nothing else could be kept.
    rejectUnknownFields(aspect, unknownFields);
    checkKey(urn, value, key);
  }
  return { value, unknownFields };
}

/** @throws CatalogueError `INVALID_ASPECT` when there are any. */
export function rejectUnknownFields(aspect: Aspect, unknownFields: readonly UnknownField[]): void {
  if (unknownFields.length === 0) return;
  throw new CatalogueError(
    'INVALID_ASPECT',
    `Aspect ${aspect.name}: ${describeUnknownFields(unknownFields)}`,
  );
}

/**
 * Reads a URN of the model.
 *
 * @throws CatalogueError `INVALID_URN`, `UNKNOWN_ENTITY`.
 */
export function parseEntityUrn(
  registry: Registry,
  text: string,
): { entity: Entity; parts: readonly string[] } {
  try {
    return registry.parseEntityUrn(text);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const isOfUnknownType = isUrn(text) && !registry.entities.has(parseUrn(text).entityType);
    throw new CatalogueError(isOfUnknownType ? 'UNKNOWN_ENTITY' : 'INVALID_URN', error.message);
  }
}

/** The value of an entity's key aspect: the parts of its URN under the names of the key's fields. */
export function keyOf(entity: Entity, parts: readonly string[]): JsonObject {
  return Object.fromEntries(Object.keys(entity.key.record.fields).map((name, i) => [name, parts[i] ?? '']));
}

function checkKey(urn: string, value: JsonObject, key: JsonObject): void {
  for (const [name, part] of Object.entries(key)) {
    if (value[name] !== undefined && value[name] !== part) {
      throw new CatalogueError(
        'INVALID_ASPECT',
        `/${name}: expected ${JSON.stringify(part)}, as in ${urn}, got ${JSON.stringify(value[name])}`,
      );
    }
  }
}
