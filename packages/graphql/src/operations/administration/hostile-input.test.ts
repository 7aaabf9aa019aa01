import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { expect, it } from 'vitest';
import { executableSchema } from '../../schema/create-schema.ts';
import { createTestGraphql } from '../../testing/test-graphql.ts';
import { identity } from '../identity/subject.ts';
import { administration } from './subject.ts';

/** Texts that are no URN, are URNs of every other type, or are queries of their own. */
const texts = [
  '',
  ' ',
  'nonsense',
  'urn:li:tag:a',
  'urn:li:corpuser:ada',
  'urn:li:corpuser:(a,b)',
  'urn:li:unknown:a',
  'urn:li:corpGroup:team',
  'urn:li:dataHubIngestionSource:a',
  'urn:li:dataHubPageModule:a',
  'urn:li:dataHubView:a',
  '(AND "',
  '{}',
  '0 3 * * *',
  'UTC',
  'name',
  'urn:li:dataPlatform:mysql',
  'urn:li:dataset:(urn:li:dataPlatform:mysql,a,PROD)',
  `${'long'.repeat(300)},`,
];
const numbers = [0, 1, 5, 20, 0, 1, -1, 2_147_483_647];

/** Numbers that are the same at each run, 0 to less than `end`. */
function createDraw(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >>> 8) % end;
  };
}

/** A value of a type, one of many. */
function anyValueOf(type: GraphQLInputType, draw: (end: number) => number): unknown {
  if (isNonNullType(type)) return requiredOf(type.ofType, draw);
  return draw(3) === 0 ? null : requiredOf(type, draw);
}

const oneOf = <T>(all: readonly T[], draw: (end: number) => number): T => all[draw(all.length)] as T;

function requiredOf(type: GraphQLInputType, draw: (end: number) => number): unknown {
  if (isListType(type)) return Array.from({ length: draw(3) }, () => anyValueOf(type.ofType, draw));
  if (isEnumType(type)) return oneOf(type.getValues(), draw).name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, anyValueOf(field.type, draw)]),
    );
  const { name } = getNamedType(type);
  return name === 'Boolean' ? draw(2) === 0 : oneOf<unknown>(name === 'String' ? texts : numbers, draw);
}

/** Every field without arguments that a type has, one level deep. */
function selectionOf(typeName: string, depth = 1): string {
  const type = executableSchema().getType(typeName);
  if (isUnionType(type) || !isObjectType(type)) return type && 'getFields' in type ? '{ __typename }' : '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.length > 0) return [];
    const named = getNamedType(field.type);
    const isLeaf = !('getFields' in named) && !isUnionType(named);
    if (isLeaf) return [field.name];
    return depth > 0 ? [`${field.name} ${selectionOf(named.name, depth - 1)}`] : [];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

const subjects = [...administration, ...identity];
const operations = (['Query', 'Mutation'] as const).flatMap((root) => {
  const kind = root === 'Query' ? 'queries' : 'mutations';
  return subjects.flatMap((subject) => Object.keys(subject[kind] ?? {}).map((name) => [root, name] as const));
});

it.each(operations)('%s %s fails for nothing that a client can send', async (root, name) => {
  const { ask, put } = await createTestGraphql({ obeysPolicies: true, hasSignIn: true });
  await put('urn:li:corpuser:ada', 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] });
  await put('urn:li:corpGroup:team', 'corpGroupInfo', { admins: [], members: [], groups: [] });
  await put('urn:li:globalSettings:0', 'globalSettingsInfo', {});
  const field = (
    root === 'Query' ? executableSchema().getQueryType() : executableSchema().getMutationType()
  )?.getFields()[name];
  if (!field) throw new Error(`no ${name}`);
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const head = `${root.toLowerCase()}${declared && ` (${declared})`}`;
  const query = `${head} { ${name}${passed && `(${passed})`} ${selectionOf(getNamedType(field.type).name)} }`;
  const draw = createDraw(name.length);
  for (let turn = 0; turn < (field.args.length === 0 ? 1 : 60); turn++) {
    const variables = Object.fromEntries(field.args.map((arg) => [arg.name, anyValueOf(arg.type, draw)]));
    const { errors = [] } = await ask(query, variables);
    for (const { message, extensions } of errors)
      expect(extensions.code, `${JSON.stringify(variables)}: ${message}`).toBeLessThan(500);
  }
});
