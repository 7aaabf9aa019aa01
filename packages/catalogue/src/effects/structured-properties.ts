import { isUrn, type Json, type JsonObject, parseUrn } from '@colophon/schema';
import { equalJson } from '../equal-json.ts';
import { CatalogueError } from '../errors.ts';
import { platformOf } from '../write/default-aspects.ts';
import type { WorkingState } from '../write/working-state.ts';
import type { AspectWrite, Effect, ReadKey } from './effect.ts';
import { isObject, objectsAt, stringsAt } from './json-values.ts';
import { checkPropertyValue, entityTypeName } from './property-values.ts';

const propertyType = 'structuredProperty';
const assignmentsAspect = 'structuredProperties';
export const definitionAspect = 'propertyDefinition';

/** Values of structured properties fit the definitions that are stored, or that the same batch writes. */
export const structuredPropertiesEffect: Effect = {
  aspects: [assignmentsAspect],

  readSet({ urn, value, patch, key }, { state }) {
    const keys: ReadKey[] = [];
    const before = state.latest({ urn, aspect: assignmentsAspect })?.value;
    for (const property of propertyUrnsIn([patch ? patch.operations : value, before])) {
      keys.push({ urn: property, aspect: definitionAspect }, { urn: property, aspect: 'status' });
      const definition = state.latest({ urn: property, aspect: definitionAspect })?.value;
      if (definition && stringsAt(definition, 'allowedPlatforms').length > 0)
        keys.push({ urn: platformHolder(urn, key), aspect: 'dataPlatformInstance' });
    }
    return keys;
  },

  check(value, write) {
    const assignments = objectsAt(value, 'properties');
    const seen = new Set<unknown>();
    for (const [i, assignment] of assignments.entries()) {
      const { propertyUrn } = assignment;
      const source = sourceOf(assignment);
      const identity = `${propertyUrn}\n${source}`;
      if (seen.has(identity))
        reject(`/properties/${i}/propertyUrn`, 'each property once', `${propertyUrn} again`);
      seen.add(identity);
      if (isTouched(assignment, write)) checkAssignment(assignment, `/properties/${i}`, write);
    }
    checkImmutable(assignments, write);
  },

  checkDeletion(write) {
    if (!write.isEntityDeleted && !write.rollback) checkImmutable([], write);
  },
};

/** A patch leaves the other properties as they are, even if their definitions have changed since. */
function isTouched(assignment: JsonObject, { checked, present }: AspectWrite): boolean {
  if (!checked.patch || !present) return true;
  return !objectsAt(present.value, 'properties').some((before) => equalJson(before, assignment));
}

function checkAssignment(assignment: JsonObject, path: string, { state, checked }: AspectWrite): void {
  const property = String(assignment.propertyUrn);
  const definition = state.latest({ urn: property, aspect: definitionAspect })?.value;
  if (!definition)
    reject(`${path}/propertyUrn`, 'a structured property with a definition', `${property}, which has none`);
  if (isRemoved(state, property))
    reject(`${path}/propertyUrn`, 'a property that is not soft-deleted', `${property}, which is`);
  checkEntityType(definition, property, path, checked.entity.name);
  checkPlatform(definition, property, path, checked, state);
  const values = Array.isArray(assignment.values) ? assignment.values : [];
  if (definition.cardinality !== 'MULTIPLE' && values.length > 1)
    reject(`${path}/values`, `one value, since the cardinality of ${property} is SINGLE`, `${values.length}`);
  for (const [i, item] of values.entries())
    checkPropertyValue(definition, item, `${path}/values/${i}`, property);
}

/** True when a property was soft-deleted before the batch, and the batch has not restored it so far. */
export const isRemoved = (state: WorkingState, property: string): boolean => {
  const status = { urn: property, aspect: 'status' };
  return [state.latestBefore(status), state.latest(status)].every((row) => row?.value.removed === true);
};

function checkEntityType(definition: JsonObject, property: string, path: string, entityType: string): void {
  const types = stringsAt(definition, 'entityTypes').map(entityTypeName);
  if (types.some((type) => type.toLowerCase() === entityType.toLowerCase())) return;
  reject(
    `${path}/propertyUrn`,
    `a property for ${entityType}`,
    `${property}, which is for ${types.join(', ') || 'no type'}`,
  );
}

function checkPlatform(
  definition: JsonObject,
  property: string,
  path: string,
  { urn, key }: AspectWrite['checked'],
  state: WorkingState,
): void {
  const allowed = stringsAt(definition, 'allowedPlatforms');
  if (allowed.length === 0) return;
  const holder = platformHolder(urn, key);
  const stored = state.latest({ urn: holder, aspect: 'dataPlatformInstance' })?.value.platform;
  const platform = stored ?? (holder === urn ? platformOf(key) : parseUrn(holder).parts[0]);
  if (typeof platform === 'string' && allowed.includes(platform)) return;
  reject(
    `${path}/propertyUrn`,
    `an asset of ${allowed.join(' or ')} for ${property}`,
    String(platform ?? 'no platform'),
  );
}

/** The entity whose platform counts: of a column, its dataset. */
const platformHolder = (urn: string, { parent }: JsonObject): string =>
  isUrn(urn, 'schemaField') && typeof parent === 'string' ? parent : urn;

/** A value of an immutable property stays as it was first set. */
function checkImmutable(assignments: readonly JsonObject[], { state, present }: AspectWrite): void {
  for (const before of present ? objectsAt(present.value, 'properties') : []) {
    const property = String(before.propertyUrn);
    if (state.latest({ urn: property, aspect: definitionAspect })?.value.immutable !== true) continue;
    const index = assignments.findIndex(
      (after) => after.propertyUrn === property && sourceOf(after) === sourceOf(before),
    );
    const after = assignments[index];
    if (!after) reject('/properties', `the value of the immutable property ${property} to stay`, 'none');
    if (!equalJson(after.values, before.values))
      reject(
        `/properties/${index}/values`,
        `the immutable property ${property} unchanged`,
        JSON.stringify(after.values),
      );
  }
}

const sourceOf = ({ attribution }: JsonObject): Json =>
  (isObject(attribution) ? attribution.source : undefined) ?? '';

/** The URNs of properties anywhere in a value, or in the paths and values of a patch. */
function propertyUrnsIn(root: unknown, found = new Set<string>()): Set<string> {
  if (typeof root === 'string') {
    if (isUrn(root, propertyType)) found.add(root);
  } else if (typeof root === 'object' && root !== null) {
    for (const member of Object.values(root)) propertyUrnsIn(member, found);
  }
  return found;
}

function reject(path: string, expected: string, got: string): never {
  throw new CatalogueError(
    'INVALID_ASPECT',
    `Aspect structuredProperties: ${path}: expected ${expected}, got ${got}`,
  );
}
