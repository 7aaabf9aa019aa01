import { registry } from '@colophon/model';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { beforeAll, expect, it, vi } from 'vitest';
import { entityTypeOf, graphqlEntities } from '../../entities/entity-types.ts';
import { executableSchema } from '../../schema/create-schema.ts';
import { isComputed } from '../../testing/other-subjects.ts';
import { writeRichEntities } from '../../testing/rich-entities.ts';
import { sampleUrn } from '../../testing/rich-values.ts';
import { selectAll } from '../../testing/select-all.ts';
import { createTestGraphql, type TestAnswer, type TestGraphql } from '../../testing/test-graphql.ts';

let graphql: TestGraphql;

// Each test reads thousands of fields.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  graphql = await createTestGraphql();
  await writeRichEntities(graphql, registry);
});

const entityTypes = Object.entries(graphqlEntities).map(([entityType, { type }]) => ({ entityType, type }));

const urnOf = (entityType: string, text?: string) => {
  const entity = registry.entities.get(entityType);
  if (!entity) throw new Error(`${entityType}: the model has no such entity type`);
  return sampleUrn(registry, entity, text);
};

/** Asks for all fields of an entity, in as many requests as they need. */
async function readAll(type: string, urn: string, depth: number, isIncluded?: (place: string) => boolean) {
  const object = executableSchema().getType(type) as GraphQLObjectType;
  const answers = [];
  for (const part of selectAll(executableSchema(), object, depth, isIncluded))
    answers.push(
      await graphql.ask(`query ($urn: String!) { entity(urn: $urn) { ... on ${type} { ${part} } } }`, {
        urn,
      }),
    );
  return answers;
}

/** Without that of secrets, which only a server with sign-in shows. */
const errorsOf = ({ errors = [] }: TestAnswer) =>
  errors.filter(({ message }) => !message.startsWith('Secrets are returned only by a server with sign-in'));

it.each(entityTypes)(
  'reads every field of $type to depth 4 without an error',
  async ({ entityType, type }) => {
    for (const answer of await readAll(type, urnOf(entityType), 4)) expect(errorsOf(answer)).toEqual([]);
  },
);

it.each(entityTypes)('reads $type of which nothing is stored', async ({ entityType, type }) => {
  for (const { errors = [] } of await readAll(type, urnOf(entityType, 'nothing'), 4))
    for (const { message } of errors) expect(missing).toContain(message.split(':')[0]);
});

/** Entities that are required and cannot be made up. */
const missing = ['Incident.entity'];

/** Fields that answer nothing for an entity of which every aspect says everything, and why. */
const expectedNulls = [
  // Secrets are shown by a server with sign-in alone.
  'DataHubConnectionDetails.json',
  // The model has nothing of the kind any more.
  'Dataset.platformNativeType',
  'DocumentChange.details',
  // The key of a job says which flow it is part of, and no more.
  'EntityRelationshipLegacy.created',
  'RawAspect.renderSpec',
  // Statistics of a time from which nothing is stored here, and health of what nothing is wrong with.
  'AssetStatsResult.oldestDatasetProfileTime',
  'AssetStatsResult.oldestDatasetUsageTime',
  'AssetStatsResult.oldestOperationTime',
  'ChartStatsSummary.topUsersLast30Days',
  'ChartStatsSummary.viewCount',
  'DashboardStatsSummary.topUsersLast30Days',
  'DashboardStatsSummary.viewCount',
  'DashboardUsageQueryResult.buckets',
  'DashboardUsageQueryResult.metrics',
  'DashboardUsageQueryResultAggregations.users',
  'DatasetStatsSummary.topUsersLast30Days',
  'EntityCard.usesLately',
  'Health.latestAssertionStatusByType',
  'OperationsAggregationsResult.customOperationsMap',
  'OperationsQueryResult.buckets',
  'UsageQueryResult.buckets',
  'UsageQueryResultAggregations.fields',
  'UsageQueryResultAggregations.users',
  // A property that is restricted to platforms could not be set on what has none.
  'StructuredPropertyDefinition.allowedPlatforms',
];

it('answers what is stored, wherever anything is', async () => {
  const said = new Map<string, boolean>();
  const isOwn = (type: string) => (place: string) => {
    const [of = '', field] = place.split('.');
    return of === type || entityTypeOf(of) === undefined || field === 'urn';
  };
  for (const { entityType, type } of entityTypes)
    for (const answer of await readAll(type, urnOf(entityType), 8, isOwn(type))) {
      expect(errorsOf(answer)).toEqual([]);
      note(type, answer.data.entity, said);
    }
  const nulls = [...said].flatMap(([place, isSaid]) => (isSaid || isComputed(place) ? [] : [place]));
  expect(nulls.filter((place) => !expectedNulls.includes(place))).toEqual([]);
});

/** Notes of each field whether it ever answered anything. */
function note(typeName: string, data: unknown, said: Map<string, boolean>): void {
  if (Array.isArray(data)) for (const item of data) note(typeName, item, said);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
  const type = executableSchema().getType((data as { __typename?: string }).__typename ?? typeName);
  if (!isObjectType(type)) return;
  for (const [name, value] of Object.entries(data)) {
    const field = type.getFields()[name];
    if (!field) continue;
    const place = `${type.name}.${name}`;
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    said.set(place, said.get(place) === true || !isEmpty);
    note(getNamedType(field.type).name, value, said);
  }
}
