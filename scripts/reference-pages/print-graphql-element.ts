import { escapeText } from '@colophon/schema/printers';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { GraphqlPlace, GraphqlPlaces } from './graphql-places.ts';
import {
  describeElement,
  firstSentence,
  printArguments,
  printFields,
  printInputs,
  printValues,
} from './print-graphql.ts';

/** Prints elements of the schema, by their places. */
export interface ElementPrinter {
  /** The first sentence about an element. */
  summaryOf(place: GraphqlPlace): string;
  /** The section of an element, with its heading. */
  print(place: GraphqlPlace, example?: string): string[];
}

type Element = GraphQLField<unknown, unknown> | GraphQLNamedType;
type Roots = Readonly<Record<'queries' | 'mutations', GraphQLObjectType | null | undefined>>;

/** Prints elements of a schema: one for each page would look for the operations of each type again. */
export function createElementPrinter(schema: GraphQLSchema, places: GraphqlPlaces): ElementPrinter {
  const roots: Roots = { queries: schema.getQueryType(), mutations: schema.getMutationType() };
  const operationsOf = operationsByType(places, roots);

  function elementAt({ kind, name }: GraphqlPlace): Element {
    const element =
      kind === 'queries' || kind === 'mutations' ? roots[kind]?.getFields()[name] : schema.getType(name);
    if (!element) throw new Error(`${name}: the schema has no such element`);
    return element;
  }

  const linkTo = (name: string): string => `[${name}](${places.typePlace(name).href})`;
  const linked = (types: readonly GraphQLNamedType[]): string =>
    types.map(({ name }) => linkTo(name)).join(', ');

  function printOperation(field: GraphQLField<unknown, unknown>, example = ''): string {
    const { name, args, type } = field;
    return [
      '<Endpoint>',
      describeElement(field),
      printSignature(field, places),
      ...(args.length > 0 ? [printArguments(name, args, places)] : []),
      `Returns ${isLinked(getNamedType(type)) ? linkTo(getNamedType(type).name) : `\`${getNamedType(type).name}\``}.`,
      ...(example === '' ? [] : ['<EndpointExample>', example, '</EndpointExample>']),
      '</Endpoint>',
    ].join('\n\n');
  }

  function printType(type: GraphQLNamedType): string[] {
    const used = operationsOf.get(type.name) ?? [];
    return [
      escapeText(type.description ?? ''),
      ...((isObjectType(type) || isInterfaceType(type)) && type.getInterfaces().length > 0
        ? [`Implements ${linked(type.getInterfaces())}.`]
        : []),
      ...(isInterfaceType(type) ? [`Implemented by ${linked(schema.getPossibleTypes(type))}.`] : []),
      ...(isUnionType(type) ? [`One of ${linked(type.getTypes())}.`] : []),
      ...(used.length > 0
        ? [
            `${isInputObjectType(type) ? 'Argument of' : 'Returned by'} ${used.map(({ name, href }) => `[${name}](${href})`).join(', ')}.`,
          ]
        : []),
      ...(isObjectType(type) || isInterfaceType(type)
        ? [printFields(type.name, Object.values(type.getFields()), places)]
        : []),
      ...(isInputObjectType(type) ? [printInputs(type.name, Object.values(type.getFields()), places)] : []),
      ...(isEnumType(type) ? [printValues(type.name, type.getValues())] : []),
    ];
  }

  return {
    summaryOf: (place) => firstSentence(elementAt(place)),
    print(place, example) {
      const element = elementAt(place);
      return [
        `## ${place.name}`,
        ...('args' in element ? [printOperation(element, example)] : printType(element)),
      ];
    },
  };
}

/** The operations that return a type, or take it as an argument. What nearly all return, such as a boolean, is not listed. */
function operationsByType(places: GraphqlPlaces, roots: Roots): Map<string, GraphqlPlace[]> {
  const found = new Map<string, GraphqlPlace[]>();
  for (const place of places.all) {
    if (place.kind !== 'queries' && place.kind !== 'mutations') continue;
    const field = roots[place.kind]?.getFields()[place.name];
    if (!field) continue;
    const types = new Set(
      [field.type, ...field.args.map(({ type }) => type)].map((one) => getNamedType(one)),
    );
    for (const type of types)
      if (isLinked(type)) found.set(type.name, [...(found.get(type.name) ?? []), place]);
  }
  return found;
}

const isLinked = (type: GraphQLNamedType): boolean =>
  'getFields' in type || isUnionType(type) || isEnumType(type);

function printSignature({ name, args, type }: GraphQLField<unknown, unknown>, places: GraphqlPlaces): string {
  const written = args.map((arg) => `${arg.name}: ${arg.type}`).join(', ');
  const code = `${name}${written === '' ? '' : `(${written})`}: ${type}`;
  const links = [...args.map((arg) => arg.type), type]
    .map((one) => getNamedType(one))
    .filter(isLinked)
    .map((named) => `${named.name}=${places.typePlace(named.name).href}`);
  return `<Signature code="${code}"${links.length > 0 ? ` links="${[...new Set(links)].join(' ')}"` : ''} />`;
}
