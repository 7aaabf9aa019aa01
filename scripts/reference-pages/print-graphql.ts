import { escapeText, tag } from '@colophon/schema/printers';
import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
  getNamedType,
  isArgument,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
  print,
} from 'graphql';
import type { GraphqlPlaces } from './graphql-places.ts';
import { sentence } from './print-parameters.ts';

type Input = GraphQLArgument | GraphQLInputField;

interface Described {
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}

/** The description of an element, and why it is deprecated, as MDX. */
export function describeElement({ description, deprecationReason }: Described): string {
  const parts = [
    ...(description ? [sentence(description.replaceAll('\n', ' '))] : []),
    ...(deprecationReason ? [`Deprecated: ${sentence(deprecationReason)}`] : []),
  ];
  return escapeText(parts.join(' '));
}

/** The first sentence of a description, as MDX. */
export const firstSentence = ({ description }: Described): string =>
  escapeText(/^.*?[.](?= [A-Z`])/s.exec(description ?? '')?.[0] ?? sentence(description ?? ''));

/** A type that is explained elsewhere. Each reader of GraphQL knows its own scalars. */
function typeFacts(type: GraphQLType, places: GraphqlPlaces): Readonly<Record<string, string>> {
  const named = getNamedType(type);
  return {
    type: String(type),
    ...(!isSpecifiedScalarType(named) && { typeHref: places.typePlace(named.name).href }),
  };
}

/** The fields of an object type, with their arguments. */
export const printFields = (
  owner: string,
  fields: readonly GraphQLField<unknown, unknown>[],
  places: GraphqlPlaces,
): string =>
  printList(
    fields.map((field) => {
      const anchor = `${owner}.${field.name}`;
      return printDefinition(
        'Field',
        {
          name: field.name,
          ...typeFacts(field.type, places),
          anchor,
          ...(field.deprecationReason != null && { deprecated: true }),
        },
        describeElement(field),
        field.args.length === 0 ? '' : `Arguments:\n\n${printInputs(anchor, field.args, places)}`,
      );
    }),
  );

/** Arguments, or the fields of an input object. */
export const printInputs = (owner: string, inputs: readonly Input[], places: GraphqlPlaces): string =>
  printList(inputs.map((input) => printInput('Field', owner, input, places, '')));

/** The arguments of an operation. The fields of an input object are listed below the argument that it is. */
export const printArguments = (
  owner: string,
  args: readonly GraphQLArgument[],
  places: GraphqlPlaces,
): string =>
  [
    '<Parameters>',
    ...args.map((arg) => {
      const type = getNamedType(arg.type);
      const inner = isInputObjectType(type)
        ? printInputs(`${owner}.${arg.name}`, Object.values(type.getFields()), places)
        : '';
      return printInput('Parameter', owner, arg, places, inner);
    }),
    '</Parameters>',
  ].join('\n');

function printInput(
  component: string,
  owner: string,
  input: Input,
  places: GraphqlPlaces,
  inner: string,
): string {
  const written = input.astNode?.defaultValue;
  return printDefinition(
    component,
    {
      name: input.name,
      ...typeFacts(input.type, places),
      anchor: `${owner}.${input.name}`,
      ...(isRequired(input) && { required: true }),
      ...(written && { default: print(written) }),
      ...(input.deprecationReason != null && { deprecated: true }),
    },
    describeElement(input),
    inner,
  );
}

const isRequired = (input: Input): boolean =>
  isArgument(input) ? isRequiredArgument(input) : isRequiredInputField(input);

/** The values of an enum. */
export const printValues = (owner: string, values: readonly GraphQLEnumValue[]): string =>
  printList(
    values.map((value) =>
      printDefinition(
        'Field',
        {
          name: value.name,
          type: 'value',
          anchor: `${owner}.${value.name}`,
          ...(value.deprecationReason != null && { deprecated: true }),
        },
        describeElement(value),
        '',
      ),
    ),
  );

const printList = (definitions: readonly string[]): string =>
  ['<Fields>', ...definitions, '</Fields>'].join('\n');

function printDefinition(
  component: string,
  attributes: Readonly<Record<string, string | true>>,
  text: string,
  inner: string,
): string {
  const start = tag(component, attributes);
  return inner === ''
    ? `${start}${text}</${component}>`
    : `${start}\n\n${text}\n\n${inner}\n\n</${component}>`;
}
