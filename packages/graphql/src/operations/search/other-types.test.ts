import { registry as builtIn } from '@colophon/model';
import { type Aspect, aspect, entity, extendRegistry, key, string } from '@colophon/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';
import { otherTypes } from './input/entity-types.ts';

const globalTags = builtIn.aspects.get('globalTags') as Aspect;
const place = (name: string) =>
  entity({
    name,
    doc: 'A place.',
    key: key({
      name: `${name}Key`,
      record: `com.example.${name}.Key`,
      doc: 'Identity of a place.',
      fields: { code: { type: string, doc: 'Short code.' } },
    }),
    aspects: [
      aspect({
        name: `${name}Info`,
        record: `com.example.${name}.Info`,
        doc: 'Where it is.',
        fields: {
          title: {
            type: string,
            doc: 'Name.',
            search: { kind: 'TEXT_PARTIAL', autocomplete: true, label: 'name' },
          },
          city: { type: string, doc: 'Nearest city.', optional: true, search: { kind: 'TEXT' } },
        },
      }),
      globalTags,
    ],
  });
const registry = extendRegistry(builtIn, [place('dataCentre'), place('office')], []);
const centre = 'urn:li:dataCentre:dub1';
const office = 'urn:li:office:main';
const pii = 'urn:li:tag:pii';

let graphql: TestGraphql;
beforeAll(async () => {
  graphql = await createTestGraphql({ registry });
  await graphql.put(centre, 'dataCentreInfo', { title: 'Dublin one', city: 'Dublin' });
  await graphql.put(office, 'officeInfo', { title: 'Head office' });
  await graphql.put(pii, 'tagProperties', { name: 'Dublin law' });
});

const found = async (input: object) => {
  const { searchAcrossEntities } = await graphql.get(
    `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
      searchResults { entity { urn type card { entityType name } } } facets { field aggregations { value count } } } }`,
    { input },
  );
  return searchAcrossEntities;
};
const urnsOf = async (input: object) =>
  (await found(input)).searchResults.map(({ entity }: { entity: { urn: string } }) => entity.urn).sort();

it('are those without a symbol that describe data', () => {
  expect(otherTypes(builtIn)).toEqual([
    'agentSkill',
    'aiAgent',
    'api',
    'dataProcess',
    'mlModelDeployment',
    'repository',
    'service',
  ]);
  expect(otherTypes(registry)).toEqual([...otherTypes(builtIn), 'dataCentre', 'office']);
});

describe('entities of types that a model extension adds', () => {
  it('are found by words, with their type as the model calls it', async () => {
    const { searchResults } = await found({ query: 'dublin one' });
    expect(searchResults).toEqual([
      { entity: { urn: centre, type: 'OTHER', card: { entityType: 'dataCentre', name: 'Dublin one' } } },
    ]);
  });

  it('are counted and filtered by their own type', async () => {
    const { facets } = await found({ query: '*' });
    const types = facets.find(({ field }: { field: string }) => field === '_entityType');
    expect(types.aggregations).toEqual(
      expect.arrayContaining([
        { value: 'dataCentre', count: 1 },
        { value: 'office', count: 1 },
        { value: 'TAG', count: 1 },
      ]),
    );
    const ofType = (value: string) => ({ and: [{ field: '_entityType', values: [value] }] });
    expect(await urnsOf({ query: '*', orFilters: [ofType('dataCentre'), ofType('TAG')] })).toEqual([
      centre,
      pii,
    ]);
  });

  it('are what the symbol OTHER stands for', async () => {
    expect(await urnsOf({ query: '*', types: ['OTHER'] })).toEqual([centre, office]);
    expect(await urnsOf({ query: 'dublin', types: ['OTHER', 'TAG'] })).toEqual([centre, pii]);
    const { getEntityCounts } = await graphql.get('{ getEntityCounts { counts { entityType count } } }');
    expect(getEntityCounts.counts.at(-1)).toEqual({ entityType: 'OTHER', count: 2 });
  });

  it('are suggested', async () => {
    const { autoCompleteForMultiple } = await graphql.get(
      '{ autoCompleteForMultiple(input: { query: "dub" }) { suggestions { type entities { urn } } } }',
    );
    expect(autoCompleteForMultiple.suggestions).toEqual([
      { type: 'TAG', entities: [{ urn: pii }] },
      { type: 'OTHER', entities: [{ urn: centre }] },
    ]);
  });

  it('are scrolled through, as for a file', async () => {
    const { scrollAcrossEntities } = await graphql.get(
      '{ scrollAcrossEntities(input: { query: "*" }) { searchResults { entity { urn } } } }',
    );
    expect(scrollAcrossEntities.searchResults).toHaveLength(3);
  });
});
