import { expect, it } from 'vitest';
import { configOf, rulesOf } from './retention-rules.ts';
import { effectOf, isComplete } from './retention-words.ts';

const rules = rulesOf([
  {
    urn: 'urn:li:dataHubRetention:(tag,tagProperties)',
    dataHubRetentionConfig: { value: configOf({ maxVersions: 3, maxAgeInSeconds: 86_400 }) },
  },
]);
const tags = { entityType: 'tag', aspect: '*' };

it('says what a rule deletes that is kept now, and what it leaves to others', () => {
  expect(effectOf(rules, tags, { maxVersions: 5, maxAgeInSeconds: 5400 })).toEqual([
    'For all aspects of tag, all but the newest 5 versions are deleted, and earlier versions older than 90 minutes are deleted.',
    'Until now: everything (20 versions).',
    'This deletes versions that are kept now, and they can’t be restored.',
    'Each write applies the rule to the aspect that it changes. To apply it to everything, use “Apply the rules”.',
    'More specific rules take precedence: tagProperties of tag.',
  ]);
});

it('says when nothing is deleted', () => {
  const [keeps, before, outcome] = effectOf(
    rules,
    { entityType: '*', aspect: '*' },
    { maxVersions: 1000 },
    rules.at(-1),
  );
  expect(keeps).toBe('For everything, all but the newest 1,000 versions are deleted.');
  expect(before).toBe('Until now: everything (20 versions).');
  expect(outcome).toMatch(/^This deletes nothing/);
});

it('says nothing before there is a limit that the server would take', () => {
  for (const limits of [{}, { maxVersions: 0 }, { maxVersions: 1.5 }, { maxAgeInSeconds: Number.NaN }]) {
    expect(isComplete(limits)).toBe(false);
    expect(effectOf(rules, tags, limits)).toHaveLength(1);
  }
  expect(isComplete({ maxAgeInSeconds: 1 })).toBe(true);
});
