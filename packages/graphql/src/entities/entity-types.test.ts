import { registry } from '@colophon/model';
import { isEnumType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { executableSchema } from '../schema/create-schema.ts';
import { graphqlEntities } from './entity-types.ts';

const symbols = executableSchema().getType('EntityType');

it.each(Object.entries(graphqlEntities))(
  '%s has an object type, a symbol, and aspects that there are',
  (entityType, { type, symbol, keys = {}, fields = {} }) => {
    const entity = registry.entities.get(entityType);
    expect(entity).toBeDefined();
    const object = executableSchema().getType(type);
    expect(isObjectType(object)).toBe(true);
    if (!isObjectType(object)) return;
    expect(isEnumType(symbols) && symbols.getValue(symbol)).toBeTruthy();
    const aspects = new Set(entity?.aspects.map(({ name }) => name));
    const places = Object.keys(object.getFields());
    for (const [field, aspect] of Object.entries(fields)) {
      expect(places).toContain(field);
      expect([...aspects]).toContain(aspect);
    }
    for (const [field, key] of Object.entries(keys)) {
      expect(places).toContain(field);
      expect(Object.keys(entity?.key.record.fields ?? {})).toContain(key);
    }
  },
);

it('has every object type of an entity but those that are no entities of the model', () => {
  const named = new Set(Object.values(graphqlEntities).map(({ type }) => type));
  const types = Object.values(executableSchema().getTypeMap()).filter(
    (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Entity'),
  );
  expect(types.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([
    'Restricted',
    'ServiceAccount',
    'VersionedDataset',
    'OtherEntity',
  ]);
});
