import type { Aspect, Entity, JsonObject, Registry } from '@colophon/schema';
import { graphqlEntities } from '../entities/entity-types.ts';
import { sampleRecord, sampleUrn } from './rich-values.ts';
import type { TestGraphql } from './test-graphql.ts';

/** Entities of these types come first: others may only name them when they exist. */
const first = ['lifecycleStageType', 'dataPlatform', 'structuredProperty'];

const pictureLink = 'https://example.com/picture.png';

/** Where an aspect must say something in particular to be accepted. */
const particular: Readonly<
  Record<string, (value: JsonObject, registry: Registry, entity: Entity) => JsonObject>
> = {
  lifecycleStageTypeInfo: (value, { entities }) => ({
    ...value,
    entityTypes: [...entities.keys()],
    transitionPolicy: { allowedPreviousStages: ['urn:li:lifecycleStageType:__NONE__'] },
  }),
  domainProperties: (value) => ({ ...value, parentDomain: 'urn:li:domain:parent' }),
  documentInfo: (value) => ({ ...value, parentDocument: { document: 'urn:li:document:parent' } }),
  metricRelationships: (value) => ({
    ...value,
    parentMetric: 'urn:li:metric:(urn:li:dataPlatform:sample,sample,parent)',
  }),
  logicalParent: (value, _, { name }) =>
    name === 'schemaField' ? { parent: { ...(value.parent as JsonObject), destinationUrn: column } } : value,
  propertyDefinition: ({ version: _, allowedPlatforms: __, ...value }, { entities }) => ({
    ...value,
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: [...entities.keys()].map((name) => `urn:li:entityType:datahub.${name}`),
    allowedValues: [{ value: { string: 'sample' }, description: 'sample' }, { value: { string: someone } }],
    cardinality: 'MULTIPLE',
    typeQualifier: { allowedTypes: ['urn:li:entityType:datahub.dataset'] },
  }),
  status: (value) => ({ ...value, removed: false }),
  structuredPropertySettings: (value) => ({ ...value, isHidden: false }),
  structuredProperties: ({ properties }) => ({
    properties: [{ ...(properties as JsonObject[])[0], values: [{ string: 'sample' }, { string: someone }] }],
  }),
  corpUserEditableInfo: (value) => ({ ...value, pictureLink }),
  corpUserStatus: (value) => ({ ...value, status: 'ACTIVE' }),
  corpGroupEditableInfo: (value) => ({ ...value, pictureLink }),
  dataHubPolicyInfo: (value) => ({
    ...value,
    type: 'METADATA',
    privileges: ['EDIT_ENTITY'],
    resources: {
      ...(value.resources as JsonObject),
      filter: { criteria: [{ field: 'TAG', values: ['urn:li:tag:sample'], condition: 'EQUALS' }] },
      privilegeConstraints: { criteria: [{ field: 'URN', values: ['urn:li:tag:sample'] }] },
    },
  }),
  dataHubViewInfo: (value) => ({
    ...value,
    definition: {
      entityTypes: ['dataset'],
      filter: { or: [{ and: [{ field: 'origin.keyword', values: ['PROD'], condition: 'EQUAL' }] }] },
    },
  }),
  incidentInfo: (value) => ({ ...value, priority: 1 }),
  querySubjects: (value) => ({
    subjects: [...(value.subjects as JsonObject[]), { entity: column }],
  }),
  versionProperties: (value, _, { name }) => ({
    ...value,
    versionSet: `urn:li:versionSet:(sample,${name})`,
    sortId: 'AAAAAAAA',
    isLatest: true,
  }),
  assertionInfo: (value) => withParameters(value) as JsonObject,
};

const someone = 'urn:li:corpuser:sample';
const column = 'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:sample,sample,DEV),sample)';

/** Which parameters there are depends on the operator. Rules of severity have some too; GraphQL does not show them. */
function withParameters(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withParameters);
  if (typeof value !== 'object' || value === null) return value;
  const { failureSeverityConfig: _, ...members } = value as JsonObject;
  const { value: given, ...bounds } = (members.parameters ?? {}) as JsonObject;
  const isOne = 'statement' in members;
  return {
    ...Object.fromEntries(Object.entries(members).map(([name, member]) => [name, withParameters(member)])),
    ...(members.operator !== undefined && { operator: isOne ? 'EQUAL_TO' : 'BETWEEN' }),
    ...(members.parameters !== undefined && { parameters: isOne ? { value: given ?? null } : bounds }),
  };
}

/** Writes an entity of each type that GraphQL has, with every aspect and every field of it. */
export async function writeRichEntities({ catalogue }: TestGraphql, registry: Registry): Promise<void> {
  const names = [...registry.entities.keys()].filter(
    (name) => graphqlEntities[name] !== undefined || first.includes(name),
  );
  for (const name of [...first, ...names.filter((each) => !first.includes(each))]) {
    const entity = registry.entities.get(name) as Entity;
    for (const aspect of entity.aspects.filter(({ kind }) => kind === 'versioned'))
      await catalogue.propose([
        {
          entityUrn: sampleUrn(registry, entity),
          aspectName: aspect.name,
          changeType: 'UPSERT',
          value: richValue(registry, entity, aspect),
          systemMetadata: { runId: 'sample', lastObserved: 7 },
        },
      ]);
  }
}

function richValue(registry: Registry, entity: Entity, { name, record }: Aspect): JsonObject {
  const value = sampleRecord(registry, record);
  return particular[name]?.(value, registry, entity) ?? value;
}
