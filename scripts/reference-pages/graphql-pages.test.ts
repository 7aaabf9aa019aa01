import { executableSchema } from '@colophon/graphql/schema';
import {
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphqlExamples } from './graphql-examples.ts';
import { printGraphqlPages } from './graphql-pages.ts';
import { type GraphqlPlace, graphqlKinds, placeElements } from './graphql-places.ts';
import { graphqlSubjects } from './graphql-subjects.ts';
import { readExamples } from './read-examples.ts';
import { anchorOf } from './reference-page.ts';

const schema = executableSchema();
const places = placeElements(schema);
const examples = await graphqlExamples();
const pages = printGraphqlPages(schema, examples);
const roots = { queries: schema.getQueryType(), mutations: schema.getMutationType() };
const isOperation = ({ kind }: GraphqlPlace): boolean => kind === 'queries' || kind === 'mutations';

/** Each section of each page with elements: its page, its heading and its text. The indexes have a section for each subject. */
const pagesOfElements = new Set(places.all.map(({ page }) => page));
const elementPages = [...pages].filter(([page]) => pagesOfElements.has(page));
const sections = elementPages.flatMap(([page, text]) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ page, heading: section.slice(0, section.indexOf('\n')), section })),
);
const sectionOf = ({ page, name }: GraphqlPlace): string =>
  sections.find((other) => other.page === page && other.heading === name)?.section ?? '';

function elementAt({ kind, name }: GraphqlPlace): GraphQLField<unknown, unknown> | GraphQLNamedType {
  const element =
    kind === 'queries' || kind === 'mutations' ? roots[kind]?.getFields()[name] : schema.getType(name);
  if (!element) throw new Error(`${name} is not in the schema`);
  return element;
}

describe('the GraphQL reference', () => {
  it('has an index for each kind of element', () => {
    for (const kind of graphqlKinds) expect([...pages.keys()]).toContain(`graphql/${kind}`);
  });

  it('has every element of the schema in exactly one place, which its index lists', () => {
    const types = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__'));
    const operations = Object.values(roots).flatMap((root) => Object.keys(root?.getFields() ?? {}));
    const rootNames = Object.values(roots).map((root) => root?.name);
    const expected = [...types.filter((name) => !rootNames.includes(name)), ...operations];
    expect(places.all.map(({ name }) => name).sort()).toEqual(expected.sort());
    for (const { kind, name, page, href } of places.all) {
      const found = sections.filter(
        ({ heading, page: other }) => heading === name && other.startsWith(`graphql/${kind}`),
      );
      expect(
        found.map((section) => section.page),
        `${kind} ${name}`,
      ).toEqual([page]);
      if (page !== `graphql/${kind}`)
        expect(pages.get(`graphql/${kind}`)).toContain(`- [${name}](${href}): `);
    }
  });

  it('has every field, every argument and every value, with its description', () => {
    for (const place of places.all) {
      const element = elementAt(place);
      const section = sectionOf(place);
      if ('args' in element) {
        for (const { name } of element.args) expect(section).toContain(`anchor="${element.name}.${name}"`);
        continue;
      }
      const members =
        isObjectType(element) || isInterfaceType(element) || isInputObjectType(element)
          ? Object.values(element.getFields())
          : isEnumType(element)
            ? element.getValues()
            : [];
      for (const { name } of members) expect(section).toContain(`anchor="${place.name}.${name}"`);
      for (const { name, deprecationReason } of members)
        if (deprecationReason) expect(section).toMatch(new RegExp(`<Field name="${name}"[^>]*? deprecated>`));
    }
    expect([...pages.values()].join('')).not.toMatch(/<(?:Field|Parameter) [^>]*>\.?<\//);
  });

  it('links every type to its place', () => {
    const anchors = new Set(sections.map(({ page, heading }) => `/docs/${page}#${anchorOf(heading)}`));
    const hrefs = [...pages.values()].flatMap((text) => [...text.matchAll(/typeHref="([^"]*)"/g)]);
    expect(hrefs.length).toBeGreaterThan(2000);
    expect(hrefs.map(([, href = '']) => href).filter((href) => !anchors.has(href))).toEqual([]);
  });

  it('gives each element of a page another anchor', () => {
    for (const group of Map.groupBy(sections, ({ page }) => page).values()) {
      const anchors = group.map(({ heading }) => anchorOf(heading));
      expect(new Set(anchors).size).toBe(anchors.length);
    }
  });

  it('is not printed with an operation that no subject has, or with a sample of none', () => {
    const other = new Map([...examples, ['queries/tags', readExamples('## fly\n\nUp.\n')]]);
    expect(() => printGraphqlPages(schema, other)).toThrow('the example of fly');
    expect(graphqlSubjects.at(-1)?.types.test('Anything')).toBe(true);
  });
});

describe('the samples of the GraphQL reference', () => {
  const sampled = new Set([...examples.values()].flatMap(({ sections: own }) => [...own.keys()]));

  it('are there for every operation', () => {
    const missing = places.all.filter((place) => isOperation(place) && !sampled.has(place.name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('call the operation that they are of', () => {
    for (const { sections: own } of examples.values())
      for (const [name, text] of own) expect(text, name).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
