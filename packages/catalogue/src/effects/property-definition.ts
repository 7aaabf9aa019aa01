import { isUrn, type Json, type JsonObject, parseUrn } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import type { TransactionReads } from '../ports/aspect-store.ts';
import type { WorkingState } from '../write/working-state.ts';
import type { AspectWrite, Effect, ReadKey } from './effect.ts';
import { findUrns } from './find-urns.ts';
import { isObject, objectsAt, stringsAt } from './json-values.ts';
import { dataTypeOf, dataTypes, entityTypeName } from './property-values.ts';
import { definitionAspect, isRemoved } from './structured-properties.ts';
import { propertyFieldTerm } from './terms.ts';

/** The types of entities that a definition names. */
const namedTypes = ['dataType', 'entityType', 'dataPlatform'] as const;

/** A definition names types and platforms that exist, and a change of it leaves the stored values valid. */
export const propertyDefinitionEffect: Effect = {
  aspects: [definitionAspect],

  async readSet({ urn, value, patch }, { registry, transaction, state, isFirst }) {
    const keys: ReadKey[] = [{ urn, aspect: 'status' }];
    if (!state.latest({ urn, aspect: definitionAspect })) {
      if (isFirst(definitionAspect)) await findSearchFields(transaction, state);
      for (const other of sameField(state, urn)) keys.push({ urn: other, aspect: definitionAspect });
    }
    for (const named of urnsIn(patch ? patch.operations : value)) {
      const key = registry.entities.get(parseUrn(named).entityType)?.key;
      if (key) keys.push({ urn: named, aspect: key.name });
    }
    return keys;
  },

  checkAtEnd(_, { state, checked: { urn }, present }) {
    const other = present ? undefined : definedWithSameField(state, urn);
    if (other !== undefined)
      reject('/', `an id that differs in more than dots and underscores from that of ${other}`, urn);
    if (isRemoved(state, urn)) reject('/', 'a property that is not soft-deleted', `${urn}, which is`);
  },

  check(value, write) {
    const { checked, present } = write;
    const { urn } = checked;
    checkNames(urn, value);
    const { valueType } = value;
    if (!dataTypeOf(valueType) && !exists(write, String(valueType), 'dataTypeKey'))
      reject(
        '/valueType',
        `one of ${dataTypes.map((type) => `urn:li:dataType:datahub.${type}`).join(', ')}`,
        valueType,
      );
    checkEntityTypes(write, '/entityTypes', stringsAt(value, 'entityTypes'));
    checkEntityTypes(write, '/typeQualifier/allowedTypes', allowedTypesOf(value));
    for (const [i, platform] of stringsAt(value, 'allowedPlatforms').entries())
      if (!exists(write, platform, 'dataPlatformKey'))
        reject(`/allowedPlatforms/${i}`, 'a data platform that exists', platform);
    if (present) checkChange(present.value, value);
  },
};

/** What a search engine makes of the id, to which dots are levels. */
const searchFieldOf = (urn: string): string => propertyFieldTerm(parseUrn(urn).parts.join(','));
const questionOf = (field: string): string => `${definitionAspect}\n${field}`;

/** Notes the stored properties by their search field. */
async function findSearchFields(transaction: TransactionReads, state: WorkingState): Promise<void> {
  const urns = await findUrns(transaction, ['structuredProperty'], []);
  for (const [field, same] of Map.groupBy(urns, searchFieldOf)) state.setFound(questionOf(field), same);
}

/** Stored properties that have the same search field. */
const sameField = (state: WorkingState, urn: string): readonly string[] =>
  (state.found(questionOf(searchFieldOf(urn))) ?? []).filter((one) => one !== urn);

/** Another property with the same search field that has a definition, stored or of the batch. */
function definedWithSameField(state: WorkingState, urn: string): string | undefined {
  const stored = sameField(state, urn).find((one) => state.latest({ urn: one, aspect: definitionAspect }));
  const pending = state.rowsWith(definitionAspect, searchFieldOf(urn)).find((row) => row.urn !== urn);
  return stored ?? pending?.urn;
}

const allowedTypesOf = ({ typeQualifier }: JsonObject): string[] =>
  isObject(typeQualifier) ? stringsAt(typeQualifier, 'allowedTypes') : [];

function checkNames(urn: string, { qualifiedName, version }: JsonObject): void {
  if (/\s/.test(urn)) reject('/', 'a property whose URN has no spaces', urn);
  if (/\s/.test(String(qualifiedName))) reject('/qualifiedName', 'a name without spaces', qualifiedName);
  if (version !== undefined && !/^\d{14}$/.test(String(version)))
    reject('/version', '14 digits, such as 20240610120000', version);
}

function checkEntityTypes(write: AspectWrite, path: string, urns: readonly string[]): void {
  const known = [...write.registry.entities.keys()].map((name) => name.toLowerCase());
  for (const [i, urn] of urns.entries())
    if (!known.includes(entityTypeName(urn).toLowerCase()) && !exists(write, urn, 'entityTypeKey'))
      reject(`${path}/${i}`, 'the URN of an entity type, such as urn:li:entityType:datahub.dataset', urn);
}

const exists = ({ state }: AspectWrite, urn: string, key: string): boolean =>
  state.latest({ urn, aspect: key }) !== undefined;

/** What would make stored values invalid needs a new `version`, which says that it is meant. */
function checkChange(before: JsonObject, after: JsonObject): void {
  if (after.qualifiedName !== before.qualifiedName)
    reject('/qualifiedName', `${before.qualifiedName}, since it cannot change`, after.qualifiedName);
  const isNewVersion =
    typeof after.version === 'string' &&
    (typeof before.version !== 'string' || after.version.toLowerCase() > before.version.toLowerCase());
  if (isNewVersion) return;
  const hint = 'or a new /version';
  if (after.valueType !== before.valueType)
    reject('/valueType', `${before.valueType} as before, ${hint}`, after.valueType);
  if (before.cardinality === 'MULTIPLE' && after.cardinality !== 'MULTIPLE')
    reject('/cardinality', `MULTIPLE as before, ${hint}`, after.cardinality ?? 'SINGLE');
  checkAllowedValues(before, after, hint);
}

function checkAllowedValues(before: JsonObject, after: JsonObject, hint: string): void {
  if (after.allowedValues === undefined) return;
  if (before.allowedValues === undefined)
    reject('/allowedValues', `none as before, ${hint}`, after.allowedValues);
  const left = new Set(objectsAt(after, 'allowedValues').map(({ value }) => JSON.stringify(value)));
  for (const { value } of objectsAt(before, 'allowedValues'))
    if (!left.has(JSON.stringify(value)))
      reject('/allowedValues', `${JSON.stringify(value)} to stay, ${hint}`, after.allowedValues);
}

function urnsIn(root: unknown, found = new Set<string>()): Set<string> {
  if (typeof root === 'string') {
    if (namedTypes.some((type) => isUrn(root, type))) found.add(root);
  } else if (typeof root === 'object' && root !== null) {
    for (const member of Object.values(root)) urnsIn(member, found);
  }
  return found;
}

function reject(path: string, expected: string, got: Json | undefined): never {
  const text = typeof got === 'string' ? got : (JSON.stringify(got) ?? 'none');
  throw new CatalogueError(
    'INVALID_ASPECT',
    `Aspect ${definitionAspect}: ${path}: expected ${expected}, got ${text.length > 200 ? `${text.slice(0, 200)}…` : text}`,
  );
}
