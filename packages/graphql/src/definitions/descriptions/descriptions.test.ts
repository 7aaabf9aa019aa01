import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@colophon/model';
import {
  type GraphQLArgument,
  type GraphQLNamedType,
  getIntrospectionQuery,
  graphqlSync,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { derived } from '../../../gen/descriptions.ts';
import { executableSchema } from '../../schema/create-schema.ts';
import { deprecations } from '../deprecations.ts';
import type { Descriptions } from './descriptions.ts';
import { printDescriptions } from './from-model/print-descriptions.ts';
import { tables } from './tables/index.ts';

const longest = 300;

/** A capital, a name in code, or a name that begins in lower case, such as `dbt`, up to a full stop. */
const sentence = /^(?:[A-Z0-9]|`|dbt\b).*\.$/s;

/** What says nothing, or only what the name says. */
const forbidden = [
  /^This (?:field|type|input|argument|enum)/,
  /\bTODO\b/,
  /\s{2}/,
  /\.\.$/,
  /^URN of the urn/i,
];

/** By place, what describes it. */
const described = Object.values(executableSchema().getTypeMap())
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap(placesOf);

it('describes everything in the schema', () => {
  expect(described.filter(([, text]) => !text).map(([place]) => place)).toEqual([]);
  expect(described.length).toBeGreaterThan(5000);
});

it('describes in sentences that are neither long nor empty', () => {
  const wrong = described.filter(
    ([, text]) =>
      text && (!sentence.test(text) || text.length > longest || forbidden.some((form) => form.test(text))),
  );
  expect(wrong.filter(([place]) => !isSpecified(place))).toEqual([]);
});

it('describes nothing twice, and nothing that the schema does not have', () => {
  const places = new Set(described.map(([place]) => place));
  const entries = [...tables, derived].flatMap(entriesOf);
  expect(entries.filter((place) => !places.has(place))).toEqual([]);
  expect(entries.filter((place, i) => entries.indexOf(place) !== i)).toEqual([]);
});

it('has the current descriptions of the model', () => {
  const file = join(import.meta.dirname, '../../../gen/descriptions.ts');
  expect(readFileSync(file, 'utf8'), 'run `npm run generate`').toBe(printDescriptions(registry));
});

it('shows what is deprecated, and why', () => {
  const query = getIntrospectionQuery({ inputValueDeprecation: true });
  const data = graphqlSync({ schema: executableSchema(), source: query })
    .data as unknown as IntrospectionQuery;
  const shown = data.__schema.types.flatMap((type) => {
    const members = [
      ...(type.kind === 'OBJECT' || type.kind === 'INTERFACE' ? type.fields : []),
      ...(type.kind === 'INPUT_OBJECT' ? type.inputFields : []),
    ];
    return members
      .filter(({ isDeprecated }) => isDeprecated)
      .map(({ name, deprecationReason }) => [`${type.name}.${name}`, deprecationReason]);
  });
  const wanted = Object.entries(deprecations).flatMap(([type, reasons]) =>
    Object.entries(reasons).map(([name, reason]) => [`${type}.${name}`, reason]),
  );
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wanted));
  expect(shown.length).toBeGreaterThan(80);
});

function placesOf(type: GraphQLNamedType): [place: string, text: string | null | undefined][] {
  const { name, description } = type;
  const members = isEnumType(type)
    ? type.getValues()
    : isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values(type.getFields())
      : [];
  return [
    [name, description],
    ...members.flatMap((member): [string, string | null | undefined][] => [
      [`${name}.${member.name}`, member.description],
      ...('args' in member ? (member.args as readonly GraphQLArgument[]) : []).map(
        (arg): [string, string | null | undefined] => [
          `${name}.${member.name}(${arg.name})`,
          arg.description,
        ],
      ),
    ]),
  ];
}

const entriesOf = (descriptions: Descriptions): string[] =>
  Object.entries(descriptions).flatMap(([type, sentences]) =>
    Object.keys(sentences).map((name) => (name === '$' ? type : `${type}.${name}`)),
  );

/** Of a scalar of the specification, which has the words of the specification. */
const isSpecified = (place: string): boolean => ['Boolean', 'Float', 'ID', 'Int', 'String'].includes(place);
