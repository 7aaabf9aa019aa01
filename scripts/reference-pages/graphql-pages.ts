import type { GraphQLSchema } from 'graphql';
import { type GraphqlKind, type GraphqlPlace, graphqlKinds, placeElements } from './graphql-places.ts';
import { createElementPrinter, type ElementPrinter } from './print-graphql-element.ts';
import { type Examples, readExamples } from './read-examples.ts';
import { inOrderOf, printPage, slugOf } from './reference-page.ts';

const source = 'packages/graphql/src/definitions';
const explorer = '[explorer](/docs/api/graphql/explorer)';

/** What the pages of a kind say about it. */
interface KindWords {
  readonly title: string;
  readonly what: string;
  readonly intro: string;
}

const kindWords: Readonly<Record<GraphqlKind, KindWords>> = {
  queries: {
    title: 'GraphQL queries',
    what: 'Arguments, results and samples of the GraphQL queries',
    intro: `Queries read the catalogue and change nothing. Send them to \`/api/graphql\`, or try them in the ${explorer}. [The overview](/docs/api/graphql/overview) explains requests, errors and limits.`,
  },
  mutations: {
    title: 'GraphQL mutations',
    what: 'Arguments, results and samples of the GraphQL mutations',
    intro: `Mutations change the catalogue. Each applies completely or not at all; several in one request are executed in their order. Try them in the ${explorer}. [The overview](/docs/api/graphql/overview) explains requests, errors and limits.`,
  },
  objects: {
    title: 'GraphQL objects',
    what: 'Fields and descriptions of the GraphQL objects',
    intro:
      'Objects are what queries and mutations return. Entities implement [Entity](/docs/graphql/interfaces#entity).',
  },
  inputObjects: {
    title: 'GraphQL input objects',
    what: 'Fields and descriptions of the GraphQL input objects',
    intro:
      'Input objects are arguments of [queries](/docs/graphql/queries), [mutations](/docs/graphql/mutations) and fields.',
  },
  interfaces: {
    title: 'GraphQL interfaces',
    what: 'Fields of the GraphQL interfaces',
    intro:
      'An interface has the fields that several [objects](/docs/graphql/objects) share. To select fields of one of them, write `... on` and its name.',
  },
  unions: {
    title: 'GraphQL unions',
    what: 'Members of the GraphQL unions',
    intro:
      'A field of a union type returns one of several [objects](/docs/graphql/objects). To select fields of one of them, write `... on` and its name.',
  },
  enums: {
    title: 'GraphQL enums',
    what: 'Values and meanings of the GraphQL enums',
    intro: 'A value of an enum is written without quotation marks in a query, and as a string in variables.',
  },
  scalars: {
    title: 'GraphQL scalars',
    what: 'Scalars, the values without fields, of the GraphQL schema',
    intro: 'The values that have no fields.',
  },
};

const noSamples = 'It lists types: the pages of queries and mutations have the samples.';

/** The name of the file with the examples of a page of operations: `queries/search`. */
export const examplesNameOf = (kind: GraphqlKind, subject: string): string => `${kind}/${slugOf(subject)}`;

/**
 * Prints the GraphQL reference: an index for each kind of element, and below it a page for each subject. The examples, by
 * {@link examplesNameOf}, decide the order of the operations of a page, since they are run in it.
 *
 * @throws Error when an example belongs to no operation of its page.
 */
export function printGraphqlPages(
  schema: GraphQLSchema,
  examples: ReadonlyMap<string, Examples>,
): Map<string, string> {
  const places = placeElements(schema);
  const printer = createElementPrinter(schema, places);
  return new Map(
    graphqlKinds.flatMap((kind) => {
      const own = places.all.filter((place) => place.kind === kind).sort(byName);
      const groups = Map.groupBy(own, ({ subject }) => subject);
      const whole = groups.get(undefined);
      if (whole) return [[`graphql/${kind}`, printWhole(kind, whole, printer)] as const];
      const subjects = [...groups].sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'));
      return [
        [`graphql/${kind}`, printIndex(kind, subjects, printer)] as const,
        ...subjects.map(
          ([subject = '', elements]) =>
            [
              elements[0]?.page ?? '',
              printSubject(kind, subject, elements, printer, examples.get(examplesNameOf(kind, subject))),
            ] as const,
        ),
      ];
    }),
  );
}

const byName = (a: GraphqlPlace, b: GraphqlPlace): number => a.name.localeCompare(b.name, 'en');

function printIndex(
  kind: GraphqlKind,
  subjects: readonly (readonly [string | undefined, readonly GraphqlPlace[]])[],
  { summaryOf }: ElementPrinter,
): string {
  const { title, what, intro } = kindWords[kind];
  const count = subjects.flatMap(([, elements]) => elements).length;
  return printPage({
    title,
    sidebarName: sidebarNameOf(title),
    description: `${what}: all ${count}, by subject.`,
    noSamples:
      kind === 'queries' || kind === 'mutations'
        ? 'It is an index: the pages of the subjects have the samples.'
        : noSamples,
    source,
    blocks: [
      intro,
      ...subjects.flatMap(([subject = '', elements]) => [
        `## ${subject}`,
        elements.map((place) => `- [${place.name}](${place.href}): ${summaryOf(place)}`).join('\n'),
      ]),
    ],
  });
}

function printWhole(kind: GraphqlKind, elements: readonly GraphqlPlace[], printer: ElementPrinter): string {
  const { title, what, intro } = kindWords[kind];
  return printPage({
    title,
    sidebarName: sidebarNameOf(title),
    description: `${what}: all ${elements.length}, as the server has them.`,
    noSamples,
    source,
    blocks: [intro, ...elements.flatMap((place) => printer.print(place))],
  });
}

function printSubject(
  kind: GraphqlKind,
  subject: string,
  elements: readonly GraphqlPlace[],
  printer: ElementPrinter,
  examples: Examples = readExamples(''),
): string {
  const { title, what } = kindWords[kind];
  const isOfOperations = kind === 'queries' || kind === 'mutations';
  const ordered = isOfOperations
    ? inOrderOf(examples, `${kind}/${subject}`, elements, ({ name }) => name)
    : elements;
  return printPage({
    title: `${title}: ${lowerFirst(subject)}`,
    sidebarName: subject,
    description: `${what} about ${lowerFirst(subject)}.`,
    ...(!isOfOperations && { noSamples }),
    source,
    blocks: [
      examples.intro,
      ...ordered.flatMap((place) => printer.print(place, examples.sections.get(place.name))),
    ],
  });
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** `GraphQL input objects` is `Input objects` below GraphQL. */
const sidebarNameOf = (title: string): string => {
  const name = title.replace('GraphQL ', '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
