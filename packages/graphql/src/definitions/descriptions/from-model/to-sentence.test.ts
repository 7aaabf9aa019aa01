import { describe, expect, it } from 'vitest';
import { toSentence } from './to-sentence.ts';

describe('toSentence', () => {
  it('speaks of the entity where GraphQL has it', () => {
    expect(toSentence('URN of the tag, such as `urn:li:tag:pii`.', true)).toBe('The tag.');
    expect(toSentence('URNs of the individual users who are asked.', true)).toBe(
      'The individual users who are asked.',
    );
    expect(toSentence('URN of the tag, such as `urn:li:tag:pii`.', false)).toBe(
      'URN of the tag, such as `urn:li:tag:pii`.',
    );
  });

  it('leaves out what only the model knows', () => {
    expect(toSentence('Text of a query; part of `queryProperties`.', false)).toBe('Text of a query.');
    expect(toSentence('The tests that passed; they create the `IsPassing` edges.', false)).toBe(
      'The tests that passed.',
    );
  });

  it('calls aspects and entity types as the schema does', () => {
    expect(toSentence('Text on the chart; edits go to `editableChartProperties`.', false)).toBe(
      'Text on the chart; edits go to `editableProperties`.',
    );
    expect(toSentence('The `mlFeature` entities of the table, kept by the `dataPlatform`.', false)).toBe(
      'The features of the table, kept by the data platform.',
    );
  });

  it('keeps names that are examples', () => {
    expect(toSentence('Types of entity, such as `dataset`.', false)).toBe(
      'Types of entity, such as `dataset`.',
    );
  });
});
