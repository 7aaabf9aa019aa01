import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { executableSchema } from '../../schema/create-schema.ts';
import { createTestGraphql } from '../../testing/test-graphql.ts';
import { governance } from './subject.ts';

/** What clients send for a text by mistake. */
const texts = [
  '',
  ' ',
  'x',
  'urn:li:tag:x',
  'urn:li:domain:x',
  'urn:li:form:x',
  'urn:li:document:x',
  'urn:li:glossaryTerm:x',
  'urn:li:nothing:x',
  'urn:li:dataset:(urn:li:dataPlatform:mysql,x',
  'urn:li:dataset:(urn:li:dataPlatform:mysql,x,PROD)',
  'urn:li:schemaField:(urn:li:tag:x,a)',
  'urn:li:versionSet:(x,dataset)',
  'a,(b)\u241f',
  'x'.repeat(3000),
];

type Place = GraphQLArgument | GraphQLInputField;

/** A value of an input type: every text in it is `text`, and every list has that many items. */
function mistakeOf(type: Place['type'], text: string, items: number, isOptionalGiven: boolean): unknown {
  if (!isNonNullType(type) && !isOptionalGiven) return null;
  const wanted = getNullableType(type);
  if (isListType(wanted))
    return Array.from({ length: items }, () => mistakeOf(wanted.ofType, text, items, isOptionalGiven));
  if (isEnumType(wanted)) return wanted.getValues()[0]?.name;
  if (isInputObjectType(wanted))
    return Object.fromEntries(
      Object.values(wanted.getFields()).map((field) => [
        field.name,
        mistakeOf(field.type, text, items, isOptionalGiven),
      ]),
    );
  return { Int: -1, Float: -1, Long: -1, Boolean: true }[wanted.name] ?? text;
}

it('reports every mistake of a client as such, and none as a fault of the server', {
  timeout: 60_000,
}, async () => {
  const { ask, put } = await createTestGraphql();
  const info = { status: { state: 'PUBLISHED' }, contents: { text: '' } };
  const stamp = { time: 0, actor: 'urn:li:corpuser:ada' };
  await put('urn:li:tag:x', 'tagProperties', { name: 'x' });
  await put('urn:li:domain:x', 'domainProperties', { name: 'x' });
  await put('urn:li:form:x', 'formInfo', { name: 'x' });
  await put('urn:li:document:x', 'documentInfo', { ...info, created: stamp, lastModified: stamp });
  await put('urn:li:dataset:(urn:li:dataPlatform:mysql,x,PROD)', 'status', { removed: false });
  const schema = executableSchema();
  const faults: string[] = [];
  for (const [kind, root] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const)
    for (const name of governance.flatMap(({ queries, mutations }) =>
      Object.keys((kind === 'query' ? queries : mutations) ?? {}),
    )) {
      const field = root?.getFields()[name];
      if (!field) throw new Error(`${name}: the schema has no such ${kind}`);
      const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const selection = isObjectType(getNullableType(field.type)) ? ' { __typename }' : '';
      const list = isListType(getNullableType(field.type)) ? ' { __typename }' : '';
      const head = declared ? `(${declared})` : '';
      const document = `${kind} ${head} { ${name}${passed ? `(${passed})` : ''}${selection}${list} }`;
      for (const text of texts)
        for (const [items, isOptionalGiven] of [
          [0, true],
          [2, true],
          [1, false],
        ] as const) {
          const variables = Object.fromEntries(
            field.args.map((arg) => [arg.name, mistakeOf(arg.type, text, items, isOptionalGiven)]),
          );
          const { errors = [] } = await ask(document, variables);
          for (const { message, extensions } of errors)
            if (Number(extensions.code) >= 500 || extensions.classification === 'ValidationError')
              faults.push(`${name} ${JSON.stringify(variables).slice(0, 200)}: ${message}`);
        }
    }
  expect(faults).toEqual([]);
});
