import type { Phrase, Term, TextQuery } from '@colophon/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openMemoryDatabase } from '../node-database.ts';
import { schema } from '../schema.ts';
import { createStatements } from '../statements.ts';
import { ChangedIds } from './changed-ids.ts';
import { KeptMatches } from './kept-matches.ts';
import { type Forms, matchAll, selectMatches } from './match.ts';
import { columnWeights, relevanceOf } from './relevance.ts';
import { TextMatches } from './text-matches.ts';

/** Words that begin alike, and spellings that the full-text index holds for the same. */
const word = fc.constantFrom('a', 'ab', 'abc', 'abd', 'b', 'ba', 'Ab', 'äb', 'ab1', 'aß', '1', '12');
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
/** A beginning counts once in a name: here it is not there more often. */
const name = fc.array(word, { maxLength: 1 }).map((words) => words.join(' '));
const row = fc.tuple(name, name, text, text, text);
const steps = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 40 }), row: fc.option(row, { nil: undefined }) }),
  { minLength: 1, maxLength: 60 },
);

const phrase = fc.record<Phrase>({
  words: fc.oneof({ weight: 4, arbitrary: fc.tuple(word) }, { weight: 1, arbitrary: fc.tuple(word, word) }),
  isPrefix: fc.boolean(),
});
const term: fc.Arbitrary<Term> = fc.record(
  {
    kind: fc.constant('term'),
    best: fc.array(phrase, { minLength: 1, maxLength: 2 }),
    others: fc.array(phrase, { maxLength: 3 }),
    inNames: fc.boolean(),
  },
  { requiredKeys: ['kind', 'best', 'others'] },
);
const query: fc.Arbitrary<TextQuery> = fc.oneof(
  { weight: 3, arbitrary: term },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('all', 'any'),
      of: fc.array(term, { minLength: 1, maxLength: 3 }),
    }),
  },
);

it('finds and weighs the same as FTS5, whatever was written and deleted', () => {
  let weighed = 0;
  fc.assert(
    fc.property(steps, fc.array(query, { minLength: 1, maxLength: 3 }), (changes, texts) => {
      const database = openMemoryDatabase();
      database.exec(schema);
      const statement = createStatements(database);
      for (const { id, row: texts } of changes)
        if (texts)
          statement(
            'INSERT OR REPLACE INTO search_text (rowid, whole, name, strong, text, weak) VALUES (?, ?, ?, ?, ?, ?)',
          ).run(id, ...texts);
        else statement('DELETE FROM search_text WHERE rowid = ?').run(id);
      const matches = new TextMatches(statement, new KeptMatches(new ChangedIds()));
      const expected = (forms: Forms) => selectMatches(statement, matchAll(texts, forms) ?? 'none');
      expect(matches.all(texts)).toEqual(expected('all'));
      const known = matches.known(texts);
      if (known) expect(known).toEqual(expected('best'));
      for (const forms of ['best', 'all'] as const) {
        const ids = expected(forms);
        const relevance = relevanceOf(statement, matches, texts, forms, ids);
        if (!relevance) continue;
        weighed++;
        const rows = statement(
          `SELECT rowid AS id, -bm25(search_text, ${columnWeights.join()}) AS relevance FROM search_text WHERE search_text MATCH ?`,
        ).all(matchAll(texts, forms) ?? '');
        expect(relevance.size).toBe(rows.length);
        for (const { id, relevance: wanted } of rows)
          expect(relevance.get(Number(id))).toBeCloseTo(Number(wanted), 12);
      }
      database.close();
    }),
    { numRuns: 150 },
  );
  expect(weighed).toBeGreaterThan(10);
});
