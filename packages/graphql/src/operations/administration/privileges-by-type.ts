import { type EntityPrivilege, entityPrivileges, platformPrivileges } from '@colophon/catalogue';
import type { Entity, Registry } from '@colophon/schema';
import { graphqlEntities } from '../../entities/entity-types.ts';

/** A privilege as GraphQL has it. */
interface DescribedPrivilege {
  readonly type: string;
  readonly displayName: string;
  readonly description: string;
}

const described = ([name, description]: readonly [string, string]): DescribedPrivilege => ({
  type: name,
  displayName: displayNameOf(name),
  description,
});

/** `EDIT_ENTITY_TAGS` as “Edit Entity Tags”. */
const displayNameOf = (name: string): string =>
  name
    .replace(/_PRIVILEGE$/, '')
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');

/** All privileges on the catalogue as a whole. */
export const describedPlatformPrivileges: readonly DescribedPrivilege[] =
  Object.entries(platformPrivileges).map(described);

/** Privileges that mean something for some types of entities alone: those that have one of the aspects, or these types. */
const limits: Partial<
  Record<EntityPrivilege, { readonly aspects?: readonly string[]; readonly types?: readonly string[] }>
> = {
  EDIT_ENTITY_TAGS: { aspects: ['globalTags'] },
  EDIT_ENTITY_GLOSSARY_TERMS: { aspects: ['glossaryTerms'] },
  EDIT_ENTITY_OWNERS: { aspects: ['ownership'] },
  EDIT_ENTITY_DOC_LINKS: { aspects: ['institutionalMemory'] },
  EDIT_ENTITY_STATUS: { aspects: ['status'] },
  EDIT_DOMAINS_PRIVILEGE: { aspects: ['domains'] },
  EDIT_ENTITY_APPLICATIONS_PRIVILEGE: { aspects: ['applications'] },
  EDIT_ENTITY_DATA_PRODUCTS: { aspects: ['domains'] },
  EDIT_DEPRECATION_PRIVILEGE: { aspects: ['deprecation'] },
  EDIT_ENTITY_PROPERTIES: { aspects: ['structuredProperties'] },
  EDIT_ENTITY_EMBED: { aspects: ['embed'] },
  EDIT_LINEAGE: { aspects: ['upstreamLineage', 'dataJobInputOutput'], types: ['chart', 'dashboard'] },
  EDIT_ENTITY_ASSERTIONS: { types: ['dataset', 'assertion'] },
  EDIT_ENTITY_OPERATIONS: { aspects: ['operation'] },
  EDIT_ENTITY_INCIDENTS: { aspects: ['incidentsSummary'], types: ['incident'] },
  EDIT_ENTITY_QUERIES: { types: ['dataset', 'query'] },
  EDIT_ENTITY_DATA_CONTRACT: { types: ['dataset', 'dataContract'] },
  EDIT_DATASET_COL_TAGS: { types: ['dataset'] },
  EDIT_DATASET_COL_GLOSSARY_TERMS: { types: ['dataset'] },
  EDIT_DATASET_COL_DESCRIPTION: { types: ['dataset'] },
  EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE: { types: ['dataset'] },
  CREATE_ENTITY_ER_MODEL_RELATIONSHIP: { types: ['dataset', 'erModelRelationship'] },
  MANAGE_ASSET_SUMMARY: { aspects: ['assetSettings'] },
  VIEW_DATASET_USAGE: { types: ['dataset'] },
  VIEW_DATASET_PROFILE: { types: ['dataset'] },
  VIEW_DATASET_OPERATIONS: { types: ['dataset'] },
  DATA_READ_ONLY: { types: ['dataPlatformInstance'] },
  DATA_READ_WRITE: { types: ['dataPlatformInstance'] },
  DATA_MANAGE_TABLES: { types: ['dataPlatformInstance'] },
  DATA_MANAGE_VIEWS: { types: ['dataPlatformInstance'] },
  DATA_MANAGE_NAMESPACES: { types: ['dataPlatformInstance'] },
  DATA_LIST_ENTITIES: { types: ['dataPlatformInstance'] },
  EDIT_TAG_COLOR: { types: ['tag'] },
  EDIT_GROUP_MEMBERS: { types: ['corpGroup'] },
  EDIT_USER_PROFILE: { types: ['corpuser'] },
  EDIT_CONTACT_INFO: { types: ['corpuser', 'corpGroup'] },
  MANAGE_GLOSSARY_CHILDREN: { types: ['glossaryNode'] },
  MANAGE_ALL_GLOSSARY_CHILDREN: { types: ['glossaryNode'] },
  MANAGE_DATA_PRODUCTS: { types: ['domain'] },
};

function applies(privilege: EntityPrivilege, { name, aspects }: Entity): boolean {
  const limit = limits[privilege];
  if (!limit) return true;
  return (
    limit.types?.includes(name) === true || aspects.some((aspect) => limit.aspects?.includes(aspect.name))
  );
}

/** The privileges that a policy may grant on entities: of every type, and then of each. */
export function privilegesByType(registry: Registry) {
  const all = Object.entries(entityPrivileges) as [EntityPrivilege, string][];
  const ofType = (entityType: string) => {
    const entity = registry.entities.get(entityType);
    return entity ? all.filter(([privilege]) => applies(privilege, entity)).map(described) : [];
  };
  return [
    {
      resourceType: 'all',
      resourceTypeDisplayName: 'All Types',
      entityType: null,
      privileges: all.map(described),
    },
    ...Object.entries(graphqlEntities).map(([entityType, { type, symbol }]) => ({
      resourceType: entityType,
      resourceTypeDisplayName: type.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
      entityType: symbol,
      privileges: ofType(entityType),
    })),
  ];
}
