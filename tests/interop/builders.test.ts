import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as builders from '@colophon/sdk/builders';
import * as urns from '@colophon/sdk/urns';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from './builders-cases.ts';
import { type BuilderDifference, knownBuilderDifferences } from './builders-differences.ts';
import { type BuilderQuestion, holdsAspects, ourAnswer } from './builders-results.ts';
import { parseLines, runScript } from './python.ts';
import type { Answer } from './urn-differences.ts';

const perFunction = 300;
// The seed stands in the name of the test, so that a run with random arguments can be run again.
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;
let home: string;
let differences: readonly BuilderDifference[];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
  const asked = Object.entries(questions).flatMap(([ask, args]) =>
    fc.sample(args, { numRuns: perFunction, seed }).map((sample): BuilderQuestion => ({ ask, with: sample })),
  );
  differences = await differencesOf(asked);
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe(`builders, compared with the Python client's functions (seed ${seed})`, () => {
  it('are all compared, except those that only return a default or that the client lacks', () => {
    const passedOver =
      /^make(Status|SubTypes|Domains|Container|DataPlatformInstance|StructuredProperties)Aspect$/;
    const ours = Object.keys({ ...builders, ...urns }).filter((name) => /^make\w+(Urn|Aspect)$/.test(name));
    expect(ours.filter((name) => !(name in questions) && !passedOver.test(name))).toEqual([]);
  });

  it.each(Object.keys(questions))('agree on generated arguments: %s', (ask) => {
    const unknown = differences.filter(
      (difference) =>
        difference.question.ask === ask &&
        !knownBuilderDifferences.some(({ applies }) => applies(difference)),
    );
    expect(unknown.slice(0, 3), `${unknown.length} differences`).toEqual([]);
  });

  it.each(knownBuilderDifferences)(
    'still have the known difference: $reason',
    async ({ example, applies }) => {
      const found = await differencesOf([example]);
      expect(found).toHaveLength(1);
      expect(found.every(applies)).toBe(true);
    },
  );
});

/** Asks both sides; one Python process answers all questions. */
async function differencesOf(asked: readonly BuilderQuestion[]): Promise<BuilderDifference[]> {
  const ours = asked.map(ourAnswer);
  const input = asked.map((question, i) => {
    const answer = ours[i];
    const same = holdsAspects(question.ask) && answer && 'value' in answer ? answer.value : undefined;
    return JSON.stringify({ ...question, same });
  });
  const output = await runScript('builders_answers.py', [], { home, input: input.join('\n') });
  const answers = parseLines<Answer & { readonly ours?: unknown }>(output);
  expect(answers).toHaveLength(asked.length);
  return answers.flatMap(({ ours: readBack, ...client }, i) => {
    const [question, answer] = [asked[i], ours[i]];
    if (!question || !answer) return [];
    const colophon = 'value' in answer && holdsAspects(question.ask) ? { value: readBack } : answer;
    return sameAnswer(colophon, client) ? [] : [{ question, colophon, client }];
  });
}

function sameAnswer(a: Answer, b: Answer): boolean {
  if ('refused' in a || 'refused' in b) return 'refused' in a && 'refused' in b;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(a.value)), b.value);
}
