import { graphqlEntities } from '../entities/entity-types.ts';

/** Object types of entities that no entity type of the model has as its own. */
const further = ['Restricted', 'ServiceAccount', 'VersionedDataset'];
const objectTypes = [...Object.values(graphqlEntities).map(({ type }) => type), ...further];

/**
 * What the application shows of an entity wherever it is named: in a result, a link, the head of its page. It is read from the
 * model's own labels, so that entities of every type have it, also those that DataHub's schema has no type for.
 */
export const cards = `
type EntityCard {
  entityType: String!
  name: String!
  qualifiedName: String
  description: String
  exists: Boolean!
  platform: Entity
  path: [PathEntry!]!
  subTypes: [String!]!
  owners: [Entity!]!
  tags(start: Int = 0, count: Int): [Entity!]!
  tagCount: Int!
  terms(start: Int = 0, count: Int): [Entity!]!
  termCount: Int!
  domain: Entity
  color: String
  isDeprecated: Boolean!
  isRemoved: Boolean!
  activeIncidents: Int!
  failingAssertions: Int!
  usesLately: Long
  changedAt: Long
  rights: [EditRight!]!
}

type EditRight {
  edit: EntityEdit!
  isAllowed: Boolean!
  privileges: [String!]!
}

enum EntityEdit {
  ASPECTS
  COLUMN_DESCRIPTIONS
  COLUMN_TAGS
  COLUMN_TERMS
  DEPRECATION
  DESCRIPTION
  DOMAIN
  INCIDENTS
  LINEAGE
  LINKS
  NAME
  OWNERS
  REMOVAL
  STRUCTURED_PROPERTIES
  TAGS
  TERMS
}

type PathEntry {
  name: String!
  entity: Entity
}

type OtherEntity implements Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  card: EntityCard!
}

extend interface Entity {
  card: EntityCard!
}

extend interface EntityWithRelationships {
  card: EntityCard!
}

${objectTypes.map((type) => `extend type ${type} {\n  card: EntityCard!\n}`).join('\n\n')}
`;
