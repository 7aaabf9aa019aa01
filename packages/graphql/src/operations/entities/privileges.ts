import type { Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { ancestorsOf } from '../../entities/computed-fields.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';

/** What may be done to an entity of any type, each by the privilege of its own. Who may edit the entity may do it all. */
const common: Readonly<Record<string, Privilege>> = {
  canEditLineage: 'EDIT_LINEAGE',
  canEditProperties: 'EDIT_ENTITY_PROPERTIES',
  canEditAssertions: 'EDIT_ENTITY_ASSERTIONS',
  canEditAssertionOwners: 'EDIT_ENTITY_OWNERS',
  canEditIncidents: 'EDIT_ENTITY_INCIDENTS',
  canEditDomains: 'EDIT_DOMAINS_PRIVILEGE',
  canEditDataProducts: 'EDIT_ENTITY_DATA_PRODUCTS',
  canEditDeprecation: 'EDIT_DEPRECATION_PRIVILEGE',
  canEditGlossaryTerms: 'EDIT_ENTITY_GLOSSARY_TERMS',
  canEditTags: 'EDIT_ENTITY_TAGS',
  canEditOwners: 'EDIT_ENTITY_OWNERS',
  canEditDescription: 'EDIT_ENTITY_DOCS',
  canEditLinks: 'EDIT_ENTITY_DOC_LINKS',
  canManageAssetSummary: 'MANAGE_ASSET_SUMMARY',
};

/** What there is to do to entities of some types alone. */
const further: Readonly<Record<string, Readonly<Record<string, Privilege>>>> = {
  dataset: {
    canEditEmbed: 'EDIT_ENTITY_EMBED',
    canEditQueries: 'EDIT_ENTITY_QUERIES',
    canEditSchemaFieldTags: 'EDIT_DATASET_COL_TAGS',
    canEditSchemaFieldGlossaryTerms: 'EDIT_DATASET_COL_GLOSSARY_TERMS',
    canEditSchemaFieldDescription: 'EDIT_DATASET_COL_DESCRIPTION',
  },
  chart: { canEditEmbed: 'EDIT_ENTITY_EMBED' },
  dashboard: { canEditEmbed: 'EDIT_ENTITY_EMBED' },
};

/** What is seen of a dataset: who may edit it need not see how it is used. */
const seen: Readonly<Record<string, Privilege>> = {
  canViewDatasetUsage: 'VIEW_DATASET_USAGE',
  canViewDatasetProfile: 'VIEW_DATASET_PROFILE',
  canViewDatasetOperations: 'VIEW_DATASET_OPERATIONS',
};

/** Privileges on the catalogue by which entities of a type are managed. */
const managers: Readonly<Record<string, Privilege>> = {
  businessAttribute: 'MANAGE_BUSINESS_ATTRIBUTE',
  document: 'MANAGE_DOCUMENTS',
};

type May = (entity: EntityStub, context: GraphqlContext) => Promise<boolean> | null;

const names = [
  ...new Set([...Object.keys(common), ...Object.values(further).flatMap(Object.keys), ...Object.keys(seen)]),
];

const mayEdit =
  (name: string): May =>
  ({ urn, entityType }, { may }) => {
    const privilege = common[name] ?? further[entityType]?.[name];
    if (privilege) return may(['EDIT_ENTITY', privilege], urn);
    const toSee = entityType === 'dataset' ? seen[name] : undefined;
    return toSee ? may([toSee], urn) : null;
  };

const fields: Readonly<Record<string, May>> = {
  ...Object.fromEntries(names.map((name) => [name, mayEdit(name)])),
  canManageEntity: ({ urn, entityType }, context) => {
    const manager = managers[entityType];
    if (manager) return context.may(['EDIT_ENTITY', manager], urn);
    return entityType.startsWith('glossary') ? mayManageIn(false, { urn, entityType }, context) : null;
  },
  canManageChildren: (entity, context) =>
    entity.entityType === 'glossaryNode' ? mayManageIn(true, entity, context) : null,
};

/** What the caller may do to an entity. Each is found out when it is asked for. */
export const privileges: Subject = {
  yields: true,
  entityFields: { privileges: (entity: EntityStub) => ({ of: entity }) },
  fields: {
    EntityPrivileges: Object.fromEntries(
      Object.entries(fields).map(([name, may]) => [
        name,
        ({ of }: { readonly of: EntityStub }, _: unknown, context: GraphqlContext) => may(of, context),
      ]),
    ),
  },
};

/** Whether the caller manages what is in a group of the glossary: in the one itself, or in the one that has the entity. */
async function mayManageIn(
  isItself: boolean,
  { urn, entityType }: EntityStub,
  { may, aspects }: GraphqlContext,
): Promise<boolean> {
  if (await may(['MANAGE_GLOSSARIES'])) return true;
  const own = entityType === 'glossaryTerm' ? 'glossaryTermInfo' : 'glossaryNodeInfo';
  const above = await ancestorsOf(urn, aspects, (stored) => stored?.parentNode, own, 'glossaryNodeInfo');
  const [direct, ...higher] = isItself ? [stubOf(urn), ...above] : above;
  if (!direct) return false;
  if (await may(['MANAGE_GLOSSARY_CHILDREN', 'MANAGE_ALL_GLOSSARY_CHILDREN'], direct.urn)) return true;
  for (const each of higher) if (each && (await may(['MANAGE_ALL_GLOSSARY_CHILDREN'], each.urn))) return true;
  return false;
}
