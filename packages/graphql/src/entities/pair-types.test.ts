import { registry } from '@colophon/model';
import { buildSchema, getNamedType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import { expect, it } from 'vitest';
import { attachResolvers } from '../resolvers.ts';
import { executableSchema } from '../schema/create-schema.ts';
import { isComputed } from '../testing/other-subjects.ts';
import { entityObjects } from './entity-types.ts';
import { pairTypes } from './pair-types.ts';

it('pairs every field of the entities, and of the records below them, with the model or a resolver', () => {
  const { unpaired } = pairTypes(executableSchema(), registry);
  expect(unpaired.filter(({ place }) => !isComputed(place))).toEqual([]);
});

it('knows of every record below an entity whether the model has it', () => {
  const { pairings } = pairTypes(executableSchema(), registry);
  const paired = new Set([...pairings.keys()].map((place) => place.split('.')[0]));
  const isModelled = (type: string) => paired.has(type) || computedTypes.includes(type);
  expect(typesBelowEntities().filter((type) => !isModelled(type))).toEqual([]);
});

it('lists what has no counterpart, and what has one of another shape', () => {
  const schema = buildSchema(`
    type Query { tag: Tag }
    type Tag { urn: String! colour: String properties: TagProperties ownership: String status: Status }
    type TagProperties { name: [String!] colorHex: Colour shade: Int text: String! }
    type Status { removed: Boolean! }
    enum Colour { RED }
  `);
  attachResolvers(schema, [
    { fields: { Tag: { colour: 'tagProperties.hue' }, TagProperties: { text: 'description' } } },
  ]);
  const { unpaired, pairings } = pairTypes(schema, registry);
  expect(unpaired.map(({ place, because }) => `${place}: ${because}`).sort()).toEqual([
    'Tag.colour: com.linkedin.tag.TagProperties has no hue',
    'Tag.ownership: a record is no String',
    'TagProperties.shade: com.linkedin.tag.TagProperties has no shade',
  ]);
  expect(pairings.get('Status.removed')).toMatchObject([{ kind: 'model', default: false }]);
});

/** Records that resolvers make, and that no record of the model is like. */
const computedTypes = [
  'ApplicationAssociation',
  'AspectRenderSpec',
  'BooleanBox',
  'BrowsePath',
  'BrowsePathEntry',
  'BrowsePathV2',
  'CustomPropertiesEntry',
  'DataFlowDataJobsRelationships',
  'DataHubConnectionDetails',
  'DataHubJsonConnection',
  'DataHubPersona',
  'DataHubViewDefinition',
  'DataHubViewFilter',
  'DocumentChange',
  'EditRight',
  'EntityCard',
  'EntityPrivileges',
  'EntityRelationship',
  'EntityRelationshipsResult',
  'ExecutionRequestInput',
  'ExecutionRequestSource',
  'FloatBox',
  'HyperParameterMap',
  'IntBox',
  'KeyValueSchema',
  'LifecycleStageType',
  'MLModelLineageInfo',
  'PathEntry',
  'ModelDataset',
  'NumberValue',
  'ParentContainersResult',
  'ParentDocumentsResult',
  'ParentDomainsResult',
  'ParentNodesResult',
  'Media',
  'PolicyMatchCriterionValue',
  'PostContent',
  'QuerySubject',
  'RawAspect',
  'SchemaAssertionField',
  'SchemaFieldRef',
  'StringBox',
  'StringMapEntry',
  'StringValue',
  'TableSchema',
  'TypeQualifier',
];

function typesBelowEntities(): readonly string[] {
  const schema = executableSchema();
  const found = new Set<string>();
  const visit = (name: string) => {
    const type = schema.getType(name);
    if (isInterfaceType(type) || isUnionType(type)) {
      if (isUnionType(type)) for (const { name: member } of type.getTypes()) visit(member);
      return;
    }
    if (!isObjectType(type) || found.has(name)) return;
    found.add(name);
    for (const field of Object.values(type.getFields()))
      if (!isComputed(`${name}.${field.name}`)) visit(getNamedType(field.type).name);
  };
  for (const [type] of entityObjects) visit(type);
  return [...found].sort();
}
