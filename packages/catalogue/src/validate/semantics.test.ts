import { registry } from '@colophon/model';
import type { Aspect, JsonObject, Rule } from '@colophon/schema';
import { describe, expect, it } from 'vitest';
import { createValidator } from './validator.ts';

const validator = createValidator();

const aspectNamed = (name: string): Aspect => {
  const aspect = registry.aspects.get(name);
  if (!aspect) throw new Error(`no aspect ${name}`);
  return aspect;
};
const check = (name: string, value: JsonObject) => () => validator.validate(aspectNamed(name), value);

const operandsRule = (): Extract<Rule, { kind: 'operands' }> => {
  const record = registry.types.get('com.linkedin.assertion.FieldValuesAssertion');
  const rule = record?.kind === 'record' ? record.rules?.find(({ kind }) => kind === 'operands') : undefined;
  if (rule?.kind !== 'operands') throw new Error('the rule of the operators is gone');
  return rule;
};

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';

const assertionWith = (operator: string, parameters?: JsonObject): JsonObject => ({
  type: 'FIELD',
  fieldAssertion: {
    type: 'FIELD_VALUES',
    entity: dataset,
    fieldValuesAssertion: {
      field: { path: 'amount', type: 'NUMBER', nativeType: 'numeric' },
      operator,
      ...(parameters && { parameters }),
      failThreshold: { type: 'COUNT', value: 0 },
    },
  },
});

/** As external tools write them. */
const assertionsOfTools = (operator: string, parameters?: JsonObject): JsonObject[] => {
  const condition = { scope: 'DATASET_COLUMN', operator, ...(parameters && { parameters }) };
  return [
    { type: 'DATASET', datasetAssertion: { dataset, ...condition } },
    { type: 'CUSTOM', customAssertion: { type: 'tool', entity: dataset, ...condition } },
  ];
};

const parameter = (type: string) => ({ value: '1', type });
/** Parameters that fit an operator, by the model's own list. */
const fitting = (needs: Readonly<Record<string, readonly string[]>>): JsonObject =>
  Object.fromEntries(Object.entries(needs).map(([name, types]) => [name, parameter(types[0] ?? 'NUMBER')]));

describe('an assertion', () => {
  const { needs } = operandsRule();
  const operators = registry.types.get('com.linkedin.assertion.AssertionStdOperator');
  const symbols = operators?.kind === 'enumeration' ? Object.keys(operators.symbols) : [];

  it('has parameters listed for every operator but the native one', () => {
    expect(symbols.filter((symbol) => !(symbol in needs))).toEqual(['_NATIVE_']);
    expect(Object.keys(needs).filter((symbol) => !symbols.includes(symbol))).toEqual([]);
  });

  it.each(Object.entries(needs))('with %s takes exactly the parameters that it needs', (operator, needed) => {
    const fits = fitting(needed);
    const given = Object.keys(fits).length > 0 ? fits : undefined;
    expect(check('assertionInfo', assertionWith(operator, given))).not.toThrow();
    const wrong = 'minValue' in needed ? { value: parameter('NUMBER') } : { minValue: parameter('NUMBER') };
    expect(check('assertionInfo', assertionWith(operator, wrong))).toThrow(`${operator} needs`);
    expect(
      check(
        'assertionInfo',
        assertionWith(operator, { ...fits, maxValue: parameter('NUMBER'), value: parameter('LIST') }),
      ),
    ).toThrow(`/fieldAssertion/fieldValuesAssertion/parameters: ${operator} needs`);
  });

  it('describes what an operator needs, and what it received', () => {
    expect(check('assertionInfo', assertionWith('BETWEEN', { value: parameter('NUMBER') }))).toThrow(
      '/fieldAssertion/fieldValuesAssertion/parameters: BETWEEN needs the parameters minValue and maxValue, got value',
    );
    expect(check('assertionInfo', assertionWith('NOT_NULL', { value: parameter('NUMBER') }))).toThrow(
      'NOT_NULL needs no parameters, got value',
    );
    expect(check('assertionInfo', assertionWith('IN', { value: parameter('NUMBER') }))).toThrow(
      '/fieldAssertion/fieldValuesAssertion/parameters/value/type: IN needs LIST or SET, got "NUMBER"',
    );
  });

  it('of an external tool has the parameters that the tool knows', () => {
    // Great Expectations sends the first for quantiles, SQLMesh the second for an open range.
    const written = [
      ...assertionsOfTools('BETWEEN'),
      ...assertionsOfTools('BETWEEN', { minValue: parameter('NUMBER') }),
      ...assertionsOfTools('NOT_NULL', { value: parameter('NUMBER') }),
    ];
    for (const assertion of written) expect(check('assertionInfo', assertion)).not.toThrow();
  });

  it('with the native operator accepts any parameters', () => {
    expect(check('assertionInfo', assertionWith('_NATIVE_'))).not.toThrow();
    expect(check('assertionInfo', assertionWith('_NATIVE_', { value: parameter('UNKNOWN') }))).not.toThrow();
  });
});

describe('a policy', () => {
  const policy = (some: JsonObject): JsonObject => ({
    displayName: 'Readers',
    description: 'Reads everything.',
    type: 'PLATFORM',
    state: 'ACTIVE',
    privileges: ['VIEW_ANALYTICS'],
    actors: { allUsers: true },
    ...some,
  });

  it.each([
    ['users', { users: ['urn:li:corpuser:ana'] }],
    ['groups', { groups: ['urn:li:corpGroup:checkout'] }],
    ['roles', { roles: ['urn:li:dataHubRole:Reader'] }],
    ['the owners of the resource', { resourceOwners: true }],
    ['all users', { allUsers: true }],
    ['all groups', { allGroups: true }],
  ])('may be for %s', (_, actors) => {
    expect(check('dataHubPolicyInfo', policy({ actors }))).not.toThrow();
  });

  it.each([
    [
      'for nobody',
      { actors: { users: [], allUsers: false } },
      '/actors: at least one of users, groups, roles',
    ],
    ['of no privilege', { privileges: [] }, '/: privileges is needed here'],
    [
      'for a user that is a group',
      { actors: { users: ['urn:li:corpGroup:x'] } },
      'expected a URN of corpuser',
    ],
    [
      'for a role that is a user',
      { actors: { roles: ['urn:li:corpuser:x'] } },
      'expected a URN of dataHubRole',
    ],
    ['of an unknown state', { state: 'PAUSED' }, '/state: expected one of ACTIVE, INACTIVE, got "PAUSED"'],
  ])('is rejected %s', (_, some, message) => {
    expect(check('dataHubPolicyInfo', policy(some))).toThrow(message);
  });
});

describe('roles, invitations, accounts and retention', () => {
  it.each([
    ['roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }],
    ['inviteToken', { token: 'x', role: 'urn:li:dataHubRole:Reader' }],
    ['dataHubRetentionConfig', { retention: { version: { maxVersions: 20 } } }],
    ['dataHubRetentionConfig', { retention: { time: { maxAgeInSeconds: 1 }, version: { maxVersions: 1 } } }],
    ['corpUserStatus', { status: 'SUSPENDED', lastModified: { time: 0, actor: 'urn:li:corpuser:ana' } }],
  ])('%s takes %j', (name, value) => {
    expect(check(name, value)).not.toThrow();
  });

  it.each([
    ['roleMembership', { roles: ['urn:li:role:x'] }, 'expected a URN of dataHubRole'],
    ['inviteToken', { token: 'x' }, 'role is needed here'],
    ['dataHubRetentionConfig', { retention: {} }, '/retention: at least one of version, time is needed here'],
    [
      'dataHubRetentionConfig',
      { retention: { version: { maxVersions: 0 } } },
      'maxVersions: expected at least 1, got 0',
    ],
    [
      'dataHubRetentionConfig',
      { retention: { time: { maxAgeInSeconds: -5 } } },
      'maxAgeInSeconds: expected at least 1, got -5',
    ],
    [
      'corpUserStatus',
      { status: 'GONE', lastModified: { time: 0, actor: 'urn:li:corpuser:ana' } },
      '/status: expected one of',
    ],
  ])('%s refuses %j', (name, value, message) => {
    expect(check(name, value)).toThrow(message);
  });

  it('accepts deprecated fields', () => {
    const owner = { owner: 'urn:li:corpuser:ana', type: 'DATAOWNER' };
    expect(check('ownership', { owners: [owner] })).not.toThrow();
    const info = { displayName: 'Ana', active: true, departmentName: 'Sales' };
    expect(check('corpUserInfo', info)).not.toThrow();
  });
});

describe('a text that DataHub’s model only annotates with a length', () => {
  const schema = {
    schemaName: '',
    platform: 'urn:li:dataPlatform:mysql',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: [],
  };

  it.each([
    ['schemaMetadata', schema],
    ['schemaMetadata', { ...schema, schemaName: 'x'.repeat(501) }],
    [
      'assertionInfo',
      { type: 'DATA_SCHEMA', schemaAssertion: { entity: dataset, compatibility: 'EXACT_MATCH', schema } },
    ],
    ['dataPlatformInfo', { name: 'a-platform-with-a-long-name', type: 'OTHERS', datasetNameDelimiter: '.' }],
  ])('may be empty or long in %s: clients send such values, and DataHub stores them', (name, value) => {
    expect(check(name, value)).not.toThrow();
  });

  it('covers every such case: no field of the model limits its length', () => {
    const limited = [...registry.types.values()].flatMap((type) =>
      type.kind === 'record'
        ? Object.entries(type.fields).flatMap(([name, field]) =>
            field.length ? [`${type.name}.${name}`] : [],
          )
        : [],
    );
    expect(limited).toEqual([]);
  });
});
