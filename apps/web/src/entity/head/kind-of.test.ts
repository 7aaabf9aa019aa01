import { expect, it } from 'vitest';
import { kindOf } from './kind-of.ts';

const platform = { urn: 'urn:li:dataPlatform:snowflake', card: { name: 'Snowflake' } };
const path = [{ name: 'nightly', entity: null }];
it.each([
  ['Table in Snowflake', { entityType: 'dataset', subTypes: ['Table'], platform, path: [] }],
  ['Dataset in Snowflake', { entityType: 'dataset', subTypes: [], platform, path }],
  ['Task of nightly', { entityType: 'dataJob', subTypes: [], platform, path }],
  ['Glossary term', { entityType: 'glossaryTerm', subTypes: [], platform: null, path }],
  ['Business attribute', { entityType: 'businessAttribute', subTypes: [], platform: null, path: [] }],
])('%s', (text, card) => {
  expect(kindOf(card)).toBe(text);
});
