import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { graphqlSubjects } from './graphql-subjects.ts';
import { anchorOf, slugOf } from './reference-page.ts';

/** What the GraphQL reference has an index for; the names are those of the addresses. */
export const graphqlKinds = [
  'queries',
  'mutations',
  'objects',
  'inputObjects',
  'interfaces',
  'unions',
  'enums',
  'scalars',
] as const;
export type GraphqlKind = (typeof graphqlKinds)[number];

/** Kinds that have few elements: all of them are on one page, and not on pages by subject. */
const onOnePage: ReadonlySet<GraphqlKind> = new Set(['interfaces', 'unions', 'scalars']);

/** Where an element of the schema is described. */
export interface GraphqlPlace {
  readonly kind: GraphqlKind;
  readonly name: string;
  /** The subject of its page; undefined where the kind has one page alone. */
  readonly subject: string | undefined;
  /** Id of its page. */
  readonly page: string;
  readonly href: string;
}

/** The place of every query, every mutation and every type of a schema. */
export interface GraphqlPlaces {
  readonly all: readonly GraphqlPlace[];
  /** Of a type, by its name. */
  typePlace(name: string): GraphqlPlace;
}

/**
 * Gives each element of a schema its place.
 *
 * @throws Error when a query or a mutation has no subject, or two of them, or is none of the schema.
 */
export function placeElements(schema: GraphQLSchema): GraphqlPlaces {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const operations = (['queries', 'mutations'] as const).flatMap((kind, index) => {
    const subjects = graphqlSubjects.flatMap((subject) =>
      subject[kind].map((name): [string, string] => [name, subject.name]),
    );
    const fields = Object.keys(roots[index]?.getFields() ?? {});
    for (const [name] of subjects)
      if (!fields.includes(name)) throw new Error(`the subjects list ${name}: the schema has no such field`);
    return fields.map((name) => {
      const [own, ...others] = subjects.filter(([listed]) => listed === name);
      if (!own || others.length > 0)
        throw new Error(`${name} of the ${kind} needs one subject, and has ${own ? others.length + 1 : 0}`);
      return placeOf(kind, name, own[1]);
    });
  });
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !roots.some((root) => root === type))
    .map((type) => placeOf(kindOf(type), type.name, subjectOf(type.name)));
  const byName = new Map(types.map((place) => [place.name, place]));
  return {
    all: [...operations, ...types],
    typePlace(name) {
      const place = byName.get(name);
      if (!place) throw new Error(`${name}: no type of the schema`);
      return place;
    },
  };
}

function placeOf(kind: GraphqlKind, name: string, subject: string): GraphqlPlace {
  const page = onOnePage.has(kind) ? `graphql/${kind}` : `graphql/${kind}/${slugOf(subject)}`;
  return {
    kind,
    name,
    subject: onOnePage.has(kind) ? undefined : subject,
    page,
    href: `/docs/${page}#${anchorOf(name)}`,
  };
}

/** The last subject has every type that no other has. */
const subjectOf = (type: string): string => graphqlSubjects.find(({ types }) => types.test(type))?.name ?? '';

function kindOf(type: GraphQLNamedType): GraphqlKind {
  if (isObjectType(type)) return 'objects';
  if (isInputObjectType(type)) return 'inputObjects';
  if (isInterfaceType(type)) return 'interfaces';
  if (isUnionType(type)) return 'unions';
  return isEnumType(type) ? 'enums' : 'scalars';
}
