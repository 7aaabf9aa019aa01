import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** A document, valid by the schema. */
export interface RandomDocument {
  readonly query: string;
}

/** What the texts of arguments may be, beside anything at all. */
export interface RandomOptions {
  readonly texts: readonly string[];
  /** Those at an argument, or at a field of one, by its name. Default: `texts`. */
  readonly textsAt?: (name: string) => readonly string[] | undefined;
  /** Deepest nesting of fields below the operation. */
  readonly depth: number;
}

/** Random documents with one field at the root: operation by operation, the types of the schema say the rest. */
export function randomDocuments(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  name: string,
  options: RandomOptions,
): fc.Arbitrary<RandomDocument> {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`${kind} ${name}: the schema has no such field`);
  return fieldText(schema, field, options, options.depth).map((text) => ({ query: `${kind} { ${text} }` }));
}

type Field = GraphQLField<unknown, unknown>;

function fieldText(
  schema: GraphQLSchema,
  field: Field,
  options: RandomOptions,
  depth: number,
  alias = '',
): fc.Arbitrary<string> {
  return fc
    .tuple(argumentsText(field.args, options), selectionText(schema, field.type, options, depth))
    .map(([args, selection]) => `${alias}${field.name}${args}${selection}`);
}

function argumentsText(args: readonly GraphQLArgument[], options: RandomOptions): fc.Arbitrary<string> {
  return fc
    .tuple(
      ...args.map((arg) =>
        maybe(
          valueText(arg.type, at(options, arg.name), 0).map((value) => `${arg.name}: ${value}`),
          isRequiredArgument(arg),
        ),
      ),
    )
    .map((given) => {
      const present = given.filter((text) => text !== undefined);
      return present.length > 0 ? `(${present.join(', ')})` : '';
    });
}

const at = (options: RandomOptions, name: string): RandomOptions => ({
  ...options,
  texts: options.textsAt?.(name) ?? options.texts,
});

const maybe = <T>(value: fc.Arbitrary<T>, isRequired: boolean): fc.Arbitrary<T | undefined> =>
  isRequired ? value : fc.option(value, { nil: undefined, freq: 2 });

const integers = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 30 }) },
  fc.constantFrom(-1, 10_001, 2_147_483_647, -2_147_483_648),
);

/** Deepest nesting of the objects of an argument. */
const maxInputDepth = 5;

function valueText(type: GraphQLInputType, options: RandomOptions, depth: number): fc.Arbitrary<string> {
  if (isNonNullType(type)) return valueText(type.ofType, options, depth);
  if (isListType(type)) {
    const maxLength = depth > maxInputDepth ? 0 : 2;
    return fc
      .array(
        fc.constant(undefined).chain(() => valueText(type.ofType, options, depth + 1)),
        { maxLength },
      )
      .map((items) => `[${items.join(', ')}]`);
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const isDeep = depth > maxInputDepth;
    const fields = Object.values(type.getFields()).filter((field) => isRequiredInputField(field) || !isDeep);
    return fc
      .tuple(...fields.map((field: GraphQLInputField) => inputFieldText(field, options, depth)))
      .map((given) => `{${given.filter((text) => text !== undefined).join(', ')}}`);
  }
  switch (type.name) {
    case 'Int':
      return integers.map(String);
    case 'Long':
      return fc.oneof(integers, fc.constantFrom(1_700_000_000_000, -5, 9_007_199_254_740_991)).map(String);
    case 'Float':
      return fc.constantFrom('0', '1.5', '-2', '1e300');
    case 'Boolean':
      return fc.boolean().map(String);
    default:
      return fc
        .oneof(
          { weight: 8, arbitrary: fc.constantFrom(...options.texts) },
          fc.string({ maxLength: 12, unit: 'binary' }),
        )
        .map((text) => JSON.stringify(text).replace(/[\u007f-\uffff]/g, toEscape));
  }
}

const toEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const inputFieldText = (
  field: GraphQLInputField,
  options: RandomOptions,
  depth: number,
): fc.Arbitrary<string | undefined> =>
  maybe(
    fc
      .constant(undefined)
      .chain(() => valueText(field.type, at(options, field.name), depth + 1))
      .map((value) => `${field.name}: ${value}`),
    isRequiredInputField(field),
  );

/** Most fields of one selection. */
const maxSelected = 6;

function selectionText(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  options: RandomOptions,
  depth: number,
): fc.Arbitrary<string> {
  const named = getNamedType(type);
  if (isLeafType(named)) return fc.constant('');
  const objects: readonly GraphQLObjectType[] = isAbstractType(named)
    ? schema.getPossibleTypes(named)
    : isObjectType(named)
      ? [named]
      : [];
  const ofObject = (object: GraphQLObjectType): fc.Arbitrary<string> => {
    const fields = Object.values(object.getFields()).filter(
      (field) => depth > 0 || isLeafType(getNamedType(field.type)),
    );
    return fc
      .shuffledSubarray(fields, { maxLength: Math.min(maxSelected, fields.length) })
      .chain((chosen) =>
        fc.tuple(
          // An alias of its own for each: two fragments may ask for one name with different types.
          ...chosen.map((field) =>
            fieldText(schema, field, options, depth - 1, `${object.name}_${field.name}: `),
          ),
        ),
      )
      .map((texts) => ['__typename', ...texts].join(' '));
  };
  if (!isAbstractType(named)) return fc.tuple(...objects.map(ofObject)).map(([text]) => ` { ${text} }`);
  return fc
    .shuffledSubarray([...objects], { minLength: 1, maxLength: Math.min(3, objects.length) })
    .chain((chosen) => fc.tuple(...chosen.map(ofObject)).map((texts) => [chosen, texts] as const))
    .map(
      ([chosen, texts]) =>
        ` { __typename ${texts.map((text, i) => `... on ${chosen[i]?.name} { ${text} }`).join(' ')} }`,
    );
}
