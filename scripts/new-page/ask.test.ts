import { expect, it } from 'vitest';
import { askForMissing } from './ask.ts';

const given = { id: 'guides/owners', title: 'Give an owner', description: 'How a dataset gets its owners.' };

/** A person who answers each question with the next of the answers; the questions are noted. */
function person(...answers: string[]): { ask: (question: string) => Promise<string>; asked: string[] } {
  const asked: string[] = [];
  return { asked, ask: async (question) => answers[asked.push(question) - 1] ?? '' };
}

it('prompts for missing values, including the position in the sidebar', async () => {
  const { ask, asked } = person(' Give an owner ', 'How a dataset gets its owners.', 'Get started');
  expect(await askForMissing({ id: given.id }, ask)).toEqual({ ...given, group: 'Get started' });
  expect(asked.map((question) => question.split(/[ ,]/)[0])).toEqual(['Title', 'Description', 'Group']);
});

it('accepts an empty answer about the position', async () => {
  expect(await askForMissing(given, person('').ask)).toEqual({ ...given, group: undefined });
});

it('asks nothing when everything is known', async () => {
  const { ask, asked } = person();
  expect(await askForMissing({ ...given, after: 'quickstart' }, ask)).toEqual({
    ...given,
    after: 'quickstart',
  });
  expect(asked).toEqual([]);
});

it('names missing values when not interactive', async () => {
  await expect(askForMissing({ title: 'Give an owner' }, undefined)).rejects.toThrow(
    'Missing: <id>, --description "…". Usage: npm run new-page',
  );
  expect(await askForMissing(given, undefined)).toEqual(given);
});
