import { registry } from '@colophon/model';
import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { entityObjects, graphqlEntities } from '../../entities/entity-types.ts';
import { executableSchema } from '../../schema/create-schema.ts';
import { selectAll } from '../../testing/select-all.ts';
import { createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';

const depth = Number(process.env.DEPTH ?? 4);
let graphql: TestGraphql;

beforeAll(async () => {
  graphql = await createTestGraphql();
  for (const [name, { sample }] of registry.entities) {
    if (!sample || !graphqlEntities[name]) continue;
    for (const [aspect, value] of Object.entries(sample.aspects))
      if (aspect !== registry.entities.get(name)?.key.name)
      await graphql.put(sample.urn, aspect, value as object).catch((e) => console.log(sample.urn, aspect, String(e)));
  }
});

describe.each(Object.entries(graphqlEntities))('%s', (entityType, { type }) => {
  const object = executableSchema().getType(type);
  const sample = registry.entities.get(entityType)?.sample?.urn;
  it('answers every field', async () => {
    if (!isObjectType(object) || sample === undefined) throw new Error(`no sample ${entityType}`);
    const bad = new Set<string>();
    for (const part of selectAll(executableSchema(), object, depth)) {
      const { errors } = await graphql.ask(`query ($urn: String!) { entity(urn: $urn) { ... on ${type} { ${part} } } }`, { urn: sample });
      for (const e of errors ?? []) bad.add(`${e.path?.filter((x) => typeof x === 'string').join('.')}: ${e.message}`.slice(0, 300));
    }
    expect([...bad].join('\n')).toBe('');
  });
});
