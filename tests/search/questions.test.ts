import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IndexReader } from '../../apps/site/src/search/query/index-reader.ts';
import { search } from '../../apps/site/src/search/query/search.ts';
import { siteFolder } from '../e2e/folders.ts';
import { heldOut, practitioners } from './practitioners.ts';
import { asked, misspelt, names, nearNames, type Question } from './questions.ts';
import { threads } from './threads.ts';

/** Of all questions, so many must have a page that answers them among the first three results. */
const answeredShare = 0.95;
const looksAt = 3;

const kinds = { names, nearNames, asked, misspelt, threads, practitioners, heldOut };

const reader = new IndexReader(async (path) => {
  const [file = ''] = path.split('?');
  return JSON.parse(await readFile(join(siteFolder, 'search', file), 'utf8'));
});

/** The place of the first result that answers a question, from 0; -1 when none does. */
async function placeOfAnswer([typed, ...answers]: Question): Promise<number> {
  const hits = await search(typed, reader);
  const addresses = answers.map((answer) => `/docs/${answer}`.replace(/^\/docs\/README\b/, '/docs'));
  return hits.findIndex(({ href }) =>
    addresses.some(
      (address) =>
        href === address ||
        (address.endsWith('/') && href.startsWith(address)) ||
        (!address.includes('#') && href.startsWith(`${address}#`)),
    ),
  );
}

async function missesOf(questions: readonly Question[]): Promise<string[]> {
  const misses: string[] = [];
  for (const question of questions) {
    const place = await placeOfAnswer(question);
    if (place < 0 || place >= looksAt)
      misses.push(`"${question[0]}" ${place < 0 ? 'has no answer' : `is answered in place ${place + 1}`}`);
  }
  return misses;
}

test('the questions of readers are answered among the first three results', async () => {
  const all = Object.values(kinds).flat();
  const misses = await missesOf(all);
  console.log(`${all.length - misses.length} of ${all.length} questions are answered.\n${misses.join('\n')}`);
  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(misses.length / all.length).toBeLessThanOrEqual(1 - answeredShare);
});

test('questions from public threads are answered among the first three results', async () => {
  const misses = await missesOf(threads);
  expect(threads.length).toBeGreaterThanOrEqual(100);
  expect(misses.length / threads.length, misses.join('\n')).toBeLessThanOrEqual(1 - answeredShare);
});

test('questions of practitioners are answered among the first three results', async () => {
  const misses = await missesOf(practitioners);
  expect(practitioners.length).toBeGreaterThanOrEqual(60);
  expect(misses.length / practitioners.length, misses.join('\n')).toBeLessThanOrEqual(1 - answeredShare);
});

test('questions that were held out are answered among the first three results', async () => {
  const misses = await missesOf(heldOut);
  expect(heldOut.length).toBeGreaterThanOrEqual(40);
  expect(misses.length / heldOut.length, misses.join('\n')).toBeLessThanOrEqual(1 - answeredShare);
});

test('words that stand on no page find nothing', async () => {
  for (const nonsense of ['plugh', 'xyzzy', 'frobnicate', 'qwerty'])
    expect(await search(nonsense, reader)).toEqual([]);
});

test('a name finds its own section first', async () => {
  const places = await Promise.all(names.map(placeOfAnswer));
  const later = names.filter((_, index) => places[index] !== 0).map(([typed]) => typed);
  expect(later.length / names.length, later.join(', ')).toBeLessThanOrEqual(0.1);
});

test('every question names a page that exists', async () => {
  const records: { id: string }[] = JSON.parse(await readFile(join(siteFolder, 'docs/index.json'), 'utf8'));
  const ids = new Set(records.map(({ id }) => id));
  const unknown = Object.values(kinds)
    .flat()
    .flatMap(([, ...answers]) => answers.map((answer) => answer.replace(/#.*/, '')))
    .filter((id) => !(id.endsWith('/') ? [...ids].some((known) => known.startsWith(id)) : ids.has(id)));
  expect(unknown).toEqual([]);
});
