import { describe, expect, test } from 'vitest';
import { compact, cutAtWords, snakeCaseOf, wordsOf } from './words.ts';

describe('the words of a text', () => {
  test('are its runs of letters and digits, in lower case', () => {
    expect(wordsOf('An Urn is a name.').map(({ whole }) => whole)).toEqual(['an', 'urn', 'is', 'a', 'name']);
  });

  test.each([
    ['upstreamLineage', 'upstreamlineage', ['upstream', 'lineage']],
    ['DATA_STEWARD', 'datasteward', ['data', 'steward']],
    ['time-series', 'timeseries', ['time', 'series']],
    ['MLModelKey', 'mlmodelkey', ['ml', 'model', 'key']],
    ['ownerV2Type', 'ownerv2type', ['owner', 'v2', 'type']],
  ])('name the parts of %s', (name, whole, parts) => {
    expect(wordsOf(name)).toEqual([{ whole, parts }]);
  });

  test('leave out accents and the possessive', () => {
    expect(wordsOf('Zoë’s café').map(({ whole }) => whole)).toEqual(['zoe', 'cafe']);
  });
});

test('spellings of a name have the same compact form', () => {
  const spellings = ['retryStatusCodes', 'retry-status-codes', 'retry status codes', 'RETRY_STATUS_CODES'];
  expect(new Set(spellings.map(compact))).toEqual(new Set(['retrystatuscodes']));
  expect(compact('/aspects?action=ingestProposal')).toBe('aspectsactioningestproposal');
});

test('text is split into words, names into parts, and nothing is lost', () => {
  const text = '“upstreamLineage” – of DATA_STEWARD, 2.';
  const pieces = cutAtWords(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap(({ parts }) => parts)).toEqual([
    'upstream',
    'Lineage',
    'of',
    'DATA',
    '_',
    'STEWARD',
    '2',
  ]);
});

test('a name of Python keeps its underscores where a text ends with it', () => {
  expect(snakeCaseOf('graph.get_aspect')).toBe('get_aspect');
  expect(snakeCaseOf('make_tag_urn ')).toBe('make_tag_urn');
  for (const other of ['makeTagUrn', 'DATA_STEWARD', 'call get_aspect', 'GET /openapi_v3'])
    expect(snakeCaseOf(other)).toBeUndefined();
});
