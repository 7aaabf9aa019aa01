import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { findInSchema } from './find-in-schema.ts';

const schema = buildSchema(`
  type Query { searchTags(words: String!): [Tag!] tag(urn: String!): Tag research: String }
  type Mutation { createTag(name: String!): Tag }
  type Tag { name: String }
  enum TagColour { RED }
`);

const names = (text: string) => {
  const { queries, mutations, types } = findInSchema(schema, text);
  return [
    queries.map(({ field }) => field.name),
    mutations.map(({ field }) => field.name),
    types.map(({ name }) => name),
  ];
};

it('lists everything that is not of the language itself, by name', () => {
  expect(names('')).toEqual([['research', 'searchTags', 'tag'], ['createTag'], ['Tag', 'TagColour']]);
});

it('finds a part of a name in any case, and first what begins with it', () => {
  expect(names('search')).toEqual([['searchTags', 'research'], [], []]);
  expect(names('TAG')).toEqual([['tag', 'searchTags'], ['createTag'], ['Tag', 'TagColour']]);
  expect(names('nothing')).toEqual([[], [], []]);
});
