import type { JsonObject } from '@colophon/schema';
import { isObject, objectsAt } from '../effects/json-values.ts';
import { equalJson } from '../equal-json.ts';
import type { EntityPrivilege, Privilege } from './privileges.ts';
import { type Keepers, keptAspects, keptTypes } from './protected.ts';

/** What a change needs: any one of the privileges, by a policy that lets these tags be added or taken away. */
export interface Need {
  /** Empty when nobody may do it. */
  readonly privileges: readonly Privilege[];
  readonly tags: readonly string[];
}

/** A change of one aspect. */
export interface AspectChange {
  readonly entityType: string;
  readonly aspect: string;
  /** The aspect is the key: with it the whole entity is created or deleted. */
  readonly isKey: boolean;
  readonly isDeletion: boolean;
  /** The entity did not exist before the batch. */
  readonly isNew: boolean;
}

/** Privileges by which an aspect may be changed, besides `EDIT_ENTITY`. */
const byAspect: Readonly<Record<string, readonly EntityPrivilege[]>> = {
  globalTags: ['EDIT_ENTITY_TAGS'],
  glossaryTerms: ['EDIT_ENTITY_GLOSSARY_TERMS'],
  ownership: ['EDIT_ENTITY_OWNERS'],
  institutionalMemory: ['EDIT_ENTITY_DOC_LINKS'],
  documentation: ['EDIT_ENTITY_DOCS'],
  domains: ['EDIT_DOMAINS_PRIVILEGE'],
  applications: ['EDIT_ENTITY_APPLICATIONS_PRIVILEGE'],
  dataProducts: ['EDIT_ENTITY_DATA_PRODUCTS'],
  deprecation: ['EDIT_DEPRECATION_PRIVILEGE'],
  status: ['EDIT_ENTITY_STATUS', 'DELETE_ENTITY'],
  upstreamLineage: ['EDIT_LINEAGE'],
  dataJobInputOutput: ['EDIT_LINEAGE'],
  structuredProperties: ['EDIT_ENTITY_PROPERTIES'],
  embed: ['EDIT_ENTITY_EMBED'],
  incidentInfo: ['EDIT_ENTITY_INCIDENTS'],
  assertionInfo: ['EDIT_ENTITY_ASSERTIONS'],
  assertionRunEvent: ['EDIT_ENTITY_ASSERTIONS'],
  operation: ['EDIT_ENTITY_OPERATIONS'],
  queryProperties: ['EDIT_ENTITY_QUERIES'],
  querySubjects: ['EDIT_ENTITY_QUERIES'],
  dataContractProperties: ['EDIT_ENTITY_DATA_CONTRACT'],
  dataContractStatus: ['EDIT_ENTITY_DATA_CONTRACT'],
  erModelRelationshipProperties: ['CREATE_ENTITY_ER_MODEL_RELATIONSHIP'],
  assetSettings: ['MANAGE_ASSET_SUMMARY'],
  businessAttributes: ['EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE'],
  corpUserEditableInfo: ['EDIT_USER_PROFILE', 'EDIT_CONTACT_INFO'],
  corpGroupEditableInfo: ['EDIT_CONTACT_INFO'],
};

/** A column is part of its dataset. */
const byColumnAspect: Readonly<Record<string, readonly EntityPrivilege[]>> = {
  globalTags: ['EDIT_DATASET_COL_TAGS'],
  glossaryTerms: ['EDIT_DATASET_COL_GLOSSARY_TERMS'],
  documentation: ['EDIT_DATASET_COL_DESCRIPTION'],
};

interface Managed {
  /** Any one lets entities of the type be created, changed and deleted. */
  readonly manage: readonly Privilege[];
  readonly create?: readonly Privilege[];
  readonly update?: readonly Privilege[];
}

const byType: Readonly<Record<string, Managed>> = {
  tag: { manage: ['MANAGE_TAGS'], create: ['CREATE_TAGS'] },
  domain: { manage: ['MANAGE_DOMAINS'], create: ['CREATE_DOMAINS'] },
  glossaryTerm: { manage: ['MANAGE_GLOSSARIES'] },
  glossaryNode: { manage: ['MANAGE_GLOSSARIES'] },
  dataProduct: { manage: ['MANAGE_DATA_PRODUCTS'] },
  corpuser: {
    manage: ['MANAGE_USERS_AND_GROUPS'],
    create: ['CREATE_USERS_AND_GROUPS', 'CREATE_USERS'],
    update: ['UPDATE_USERS_AND_GROUPS', 'UPDATE_USERS'],
  },
  corpGroup: {
    manage: ['MANAGE_USERS_AND_GROUPS'],
    create: ['CREATE_USERS_AND_GROUPS', 'CREATE_GROUPS'],
    update: ['UPDATE_USERS_AND_GROUPS', 'UPDATE_GROUPS'],
  },
  businessAttribute: { manage: ['MANAGE_BUSINESS_ATTRIBUTE'], create: ['CREATE_BUSINESS_ATTRIBUTE'] },
  structuredProperty: { manage: ['MANAGE_STRUCTURED_PROPERTIES'] },
  form: { manage: ['MANAGE_DOCUMENTATION_FORMS'] },
  document: { manage: ['MANAGE_DOCUMENTS'] },
  ownershipType: { manage: ['MANAGE_GLOBAL_OWNERSHIP_TYPES'] },
  dataHubView: { manage: ['MANAGE_GLOBAL_VIEWS'] },
  post: { manage: ['MANAGE_GLOBAL_ANNOUNCEMENTS'], create: ['CREATE_GLOBAL_ANNOUNCEMENTS'] },
  dataHubPageTemplate: { manage: ['MANAGE_HOME_PAGE_TEMPLATES'] },
  dataHubPageModule: { manage: ['MANAGE_HOME_PAGE_TEMPLATES'] },
  test: { manage: ['MANAGE_TESTS'] },
};

const nobody: readonly Privilege[] = [];
export const privilegesOf = (keepers: Keepers): readonly Privilege[] =>
  keepers === 'nobody' ? nobody : keepers;

/** Lists of privileges, each made once: what is known of one is found by its identity. */
const lists = new Map<string, readonly Privilege[]>();
function listOf(...privileges: readonly Privilege[]): readonly Privilege[] {
  const name = privileges.join(' ');
  const known = lists.get(name) ?? privileges;
  lists.set(name, known);
  return known;
}

/** The privileges any one of which may allow the change, whatever the values are. */
export function privilegesFor(change: AspectChange): readonly Privilege[] {
  const { entityType, aspect, isNew, isDeletion, isKey } = change;
  const keepers = keepersOf(change);
  if (keepers) return privilegesOf(keepers);
  const managed = byType[entityType];
  const manage = managed?.manage ?? [];
  if (isDeletion && isKey) return listOf('DELETE_ENTITY', ...manage);
  if (isNew) return listOf('CREATE_ENTITY', 'EDIT_ENTITY', ...manage, ...(managed?.create ?? []));
  return listOf(
    'EDIT_ENTITY',
    ...fieldPrivileges(entityType, aspect),
    ...manage,
    ...(managed?.update ?? []),
    ...(isDeletion ? (['DELETE_ENTITY'] as const) : []),
  );
}

/** The privileges any one of which may let an aspect of an entity that exists be changed. Empty when nobody may change it. */
export const editorsOf = (entityType: string, aspect: string): readonly Privilege[] =>
  privilegesFor({ entityType, aspect, isKey: false, isDeletion: false, isNew: false });

/** The privileges without which nobody changes an aspect; undefined when it has none of its own. */
export function keepersOf({
  entityType,
  aspect,
  isKey,
  isDeletion,
  isNew,
}: AspectChange): Keepers | undefined {
  const kept = keptTypes[entityType] ?? keptAspects[aspect];
  if (kept) return kept;
  // With a user or a group goes what they may do; hidden, they may do nothing.
  const isPerson = entityType === 'corpuser' || entityType === 'corpGroup';
  return isPerson && ((isKey && isDeletion) || (aspect === 'status' && !isNew))
    ? ['MANAGE_USERS_AND_GROUPS']
    : undefined;
}

function fieldPrivileges(entityType: string, aspect: string): readonly EntityPrivilege[] {
  if (aspect === 'editableSchemaMetadata') return columnPrivileges;
  if (aspect === 'tagProperties') return ['EDIT_TAG_COLOR'];
  const own =
    byAspect[aspect] ?? (/^editable\w+Properties$/i.test(aspect) ? ['EDIT_ENTITY_DOCS' as const] : []);
  return entityType === 'schemaField' ? [...own, ...(byColumnAspect[aspect] ?? [])] : own;
}

const columnFields: Readonly<Record<string, EntityPrivilege>> = {
  globalTags: 'EDIT_DATASET_COL_TAGS',
  glossaryTerms: 'EDIT_DATASET_COL_GLOSSARY_TERMS',
  description: 'EDIT_DATASET_COL_DESCRIPTION',
};
const columnPrivileges = Object.values(columnFields);

/** True when what differs decides which of the privileges are needed. */
export const isDividedFurther = (change: AspectChange): boolean =>
  !change.isNew && (change.aspect === 'editableSchemaMetadata' || change.aspect === 'tagProperties');

/**
 * What a change of a value needs, all of it. Of aspects in which several privileges meet, what differs decides.
 *
 * @param before The value that is replaced or deleted.
 * @param after Absent for a deletion.
 */
export function needsOf(
  change: AspectChange,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): readonly Need[] {
  const { entityType, aspect, isNew } = change;
  const tags = changedTags(aspect, before, after);
  const privileges = privilegesFor(change);
  if (isNew || keepersOf(change)) return [{ privileges, tags }];
  if (aspect === 'editableSchemaMetadata') {
    const changed = changedColumnFields(before, after);
    if (changed.size === 0) return [{ privileges, tags }];
    return [...changed].map((field) => {
      const own = columnFields[field];
      return {
        privileges: listOf('EDIT_ENTITY', ...(own ? [own] : [])),
        tags: field === 'globalTags' ? tags : [],
      };
    });
  }
  if (aspect === 'tagProperties' && !differsOnlyIn('colorHex', before, after)) {
    const { manage = [] } = byType[entityType] ?? {};
    return [{ privileges: listOf('EDIT_ENTITY', ...manage), tags }];
  }
  return [{ privileges, tags }];
}

const differsOnlyIn = (field: string, before: JsonObject = {}, after: JsonObject = {}): boolean =>
  equalJson({ ...before, [field]: '' }, { ...after, [field]: '' });

/** Which fields of columns differ; `other` for what belongs to no column, and for columns that come twice. */
function changedColumnFields(before: JsonObject = {}, after: JsonObject = {}): ReadonlySet<string> {
  const changed = new Set<string>();
  const [old, now] = [columnsOf(before), columnsOf(after)];
  if (!old || !now || !differsOnlyIn('editableSchemaFieldInfo', unstamped(before), unstamped(after)))
    changed.add('other');
  for (const path of new Set([...(old ?? new Map()).keys(), ...(now ?? new Map()).keys()])) {
    const [a = {}, b = {}] = [old?.get(path), now?.get(path)];
    for (const field of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (field !== 'fieldPath' && !equalJson(a[field], b[field])) changed.add(field);
  }
  return changed;
}

/** Who wrote an aspect and when is said by whoever writes it. */
function unstamped({ created: _, lastModified: __, ...value }: JsonObject): JsonObject {
  return value;
}

function columnsOf(value: JsonObject): ReadonlyMap<string, JsonObject> | undefined {
  const columns = objectsAt(value, 'editableSchemaFieldInfo');
  const byPath = new Map(columns.map((column) => [String(column.fieldPath), column]));
  return byPath.size === columns.length ? byPath : undefined;
}

/** The tags that a change adds or takes away, of the entity or of its columns. */
function changedTags(
  aspect: string,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): readonly string[] {
  const list = { editableSchemaMetadata: 'editableSchemaFieldInfo', schemaMetadata: 'fields' }[aspect];
  if (aspect !== 'globalTags' && list === undefined) return [];
  // A tag of one column is not the same as that of another.
  const tagsOf = (value: JsonObject = {}): ReadonlyMap<string, string> =>
    new Map(
      (list === undefined ? [value] : objectsAt(value, list)).flatMap((owner) => {
        const holder = list === undefined ? owner : owner.globalTags;
        const tags = isObject(holder) ? objectsAt(holder, 'tags') : [];
        return tags.map(({ tag }) => [`${String(owner.fieldPath)}\n${String(tag)}`, String(tag)] as const);
      }),
    );
  const [old, now] = [tagsOf(before), tagsOf(after)];
  return [
    ...new Set([
      ...[...old].flatMap(([place, tag]) => (now.has(place) ? [] : [tag])),
      ...[...now].flatMap(([place, tag]) => (old.has(place) ? [] : [tag])),
    ]),
  ];
}
