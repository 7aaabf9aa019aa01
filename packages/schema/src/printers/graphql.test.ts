import { registry } from '@colophon/model';
import { buildSchema, isEnumType, isInputObjectType, isObjectType, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printGraphql } from './graphql.ts';
import { smallRegistry } from './testing/small-registry.ts';

const schema = buildSchema(printGraphql(registry));

describe('printGraphql', () => {
  it('matches the golden file for a small model', async () => {
    await expect(printGraphql(smallRegistry)).toMatchFileSnapshot('testing/gen/small.graphql');
  });

  it('prints valid schemas', () => {
    expect(validateSchema(buildSchema(printGraphql(smallRegistry)))).toEqual([]);
    expect(validateSchema(schema)).toEqual([]);
  });

  it('has a type for every record, an input for each, and an enumeration for every enumeration', () => {
    const types = Object.values(schema.getTypeMap());
    const wireNames = (kind: (type: unknown) => boolean) =>
      types
        .filter(kind)
        .flatMap(({ description }) => /Wire name: `(.*)`\.$/.exec(description ?? '')?.[1] ?? [])
        .sort();
    const named = [...registry.types.values()];
    const records = named.filter(({ kind }) => kind === 'record').map(({ name }) => name);
    const enumerations = named.filter(({ kind }) => kind === 'enumeration').map(({ name }) => name);
    expect(wireNames(isObjectType)).toEqual(records.sort());
    expect(wireNames(isInputObjectType)).toEqual(records);
    expect(wireNames(isEnumType)).toEqual(enumerations.sort());
  });

  it('keeps record names, and renames entities of the same name', () => {
    const fields = schema.getQueryType()?.getFields() ?? {};
    expect(Object.keys(fields)).toEqual([...registry.entities.keys()]);
    const renamed = Object.values(fields).filter(({ type }) => String(type).endsWith('Entity'));
    expect(renamed.map(({ name, type }) => `${name}: ${type}`).sort()).toEqual([
      'container: ContainerEntity',
      'dataPlatformInstance: DataPlatformInstanceEntity',
      'inviteToken: InviteTokenEntity',
      'ownershipType: OwnershipTypeEntity',
      'query: QueryEntity',
      'schemaField: SchemaFieldEntity',
      'subscription: SubscriptionEntity',
    ]);
  });

  it('has a URN and one nullable field for each aspect on every entity', () => {
    const type = schema.getType('Dataset');
    if (!isObjectType(type)) throw new Error('Dataset is no object type');
    const dataset = registry.entities.get('dataset');
    const { urn, ...aspects } = type.getFields();
    expect(String(urn?.type)).toBe('String!');
    expect(Object.keys(aspects)).toEqual(
      [dataset?.key, ...(dataset?.aspects ?? [])].map((aspect) => aspect?.name),
    );
    expect(Object.values(aspects).filter((aspect) => String(aspect.type).endsWith('!'))).toEqual([]);
  });
});
