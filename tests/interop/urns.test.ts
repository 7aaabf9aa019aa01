import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeUrnPart, makeDataPlatformUrn, makeDatasetUrn, parseUrn, printUrn } from '@colophon/sdk/urns';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseLines, runScript } from './python.ts';
import { type Answer, knownUrnDifferences, type Question, type UrnDifference } from './urn-differences.ts';

const perKind = 2_000;
// The seed stands in the name of the test, so that a run with random strings can be run again.
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.stringMatching(/^[a-zA-Z0-9_.%/: -]{1,12}$/),
  // The letters that decide how a URN is read, close together.
  fc.string({ unit: fc.constantFrom('(', ')', ',', ':', '␟', '%', 'a', 'é', '🛒', ' '), maxLength: 14 }),
);
const fullUrn = fc.tuple(word, word).map(([a, b]) => `urn:li:dataset:(urn:li:dataPlatform:${a},${b},PROD)`);
const part = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: fullUrn });
// Of a type that neither side knows, so that both read the bare grammar.
const urnText = fc.oneof(
  word,
  word.map((id) => `urn:li:thing:${id}`),
  fc.array(part, { maxLength: 4 }).map((parts) => `urn:li:thing:(${parts.join(',')})`),
  fc.tuple(word, word).map(([type, id]) => `urn:li:${type}:${id}`),
);
const platform = fc.oneof(
  word,
  word.map((name) => `urn:li:dataPlatform:${name}`),
  word.map((name) => `urn:li:tag:${name}`),
);
const env = fc.constantFrom('PROD', 'DEV', 'QA', 'NON_PROD');

const questions: Readonly<Record<Question['ask'], fc.Arbitrary<readonly unknown[]>>> = {
  parse: urnText.map((text) => [text]),
  print: fc.tuple(word, fc.array(part, { maxLength: 4 })),
  encode: word.map((text) => [text]),
  dataset: fc.tuple(platform, word, env),
  dataPlatform: platform.map((name) => [name]),
};

const ours: Readonly<Record<Question['ask'], (...args: never[]) => unknown>> = {
  parse: parseUrn,
  print: (entityType: string, parts: string[]) => printUrn({ entityType, parts }),
  encode: encodeUrnPart,
  dataset: makeDatasetUrn,
  dataPlatform: makeDataPlatformUrn,
};

describe(`URNs, compared with the Python client's functions (seed ${seed})`, () => {
  it.each(Object.keys(questions) as Question['ask'][])('agree on generated text: %s', async (ask) => {
    const asked = fc
      .sample(questions[ask], { numRuns: perKind, seed })
      .map((args): Question => ({ ask, with: args }));
    const unknown = (await differencesOf(asked)).filter(
      (difference) => !knownUrnDifferences.some(({ applies }) => applies(difference)),
    );
    expect(unknown.slice(0, 5), `${unknown.length} differences`).toEqual([]);
  });

  it.each(knownUrnDifferences)('still have the known difference: $reason', async ({ example, applies }) => {
    const differences = await differencesOf([example]);
    expect(differences).toHaveLength(1);
    expect(differences.every(applies)).toBe(true);
  });
});

/** Asks both sides; one Python process answers all questions. */
async function differencesOf(asked: readonly Question[]): Promise<UrnDifference[]> {
  const input = asked.map((question) => JSON.stringify(question)).join('\n');
  const answers = parseLines<Answer>(await runScript('urn_answers.py', [], { home, input }));
  expect(answers).toHaveLength(asked.length);
  return answers.flatMap((client, i) => {
    const question = asked[i];
    if (question === undefined) return [];
    const colophon = answerOf(question);
    return sameAnswer(colophon, client) ? [] : [{ question, colophon, client }];
  });
}

function answerOf({ ask, with: args }: Question): Answer {
  try {
    return { value: ours[ask](...(args as never[])) };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}

function sameAnswer(a: Answer, b: Answer): boolean {
  if ('refused' in a || 'refused' in b) return 'refused' in a && 'refused' in b;
  return JSON.stringify(a.value) === JSON.stringify(b.value);
}
