import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from './builders-cases.ts';
import { type BuilderDifference, knownBuilderDifferences } from './builders-differences.ts';
import { type BuilderQuestion, holdsAspects, ourAnswer } from './builders-results.ts';
import { root } from './folders.ts';
import { parseLines, runScript } from './python.ts';
import { missingMembers, signatureDifferences } from './signature-differences.ts';
import type { Answer } from './urn-differences.ts';

/** An answer, and the other side's value as this side reads it. */
type Reading = Answer & { readonly ours?: unknown };

const perFunction = 300;
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;
const asked = Object.entries(questions).flatMap(([ask, args]) =>
  fc.sample(args, { numRuns: perFunction, seed }).map((sample): BuilderQuestion => ({ ask, with: sample })),
);
/** A proposal with a malformed URN: the package rejects it when it is made, the others when it is sent. */
const isRejectedLater = ({ ask }: BuilderQuestion, python: Answer): boolean =>
  ask === 'columnLineageProposal' && 'refused' in python && python.refused.startsWith('Invalid URN');

let fromTypescript: readonly BuilderDifference[];
let fromDataHub: readonly BuilderDifference[];
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
  const typescript = asked.map(ourAnswer);
  const env = { PYTHONPATH: join(root, 'python/src') };
  const python = await answersOf('package_answers.py', typescript, env);
  // DataHub's functions get the package's own values to read, not those of the TypeScript SDK.
  const datahub = await answersOf('builders_answers.py', python);
  fromTypescript = differencesBetween(typescript, python);
  fromDataHub = differencesBetween(python, datahub);
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe(`the Python package's builders (seed ${seed})`, () => {
  it.each(Object.keys(questions))('agree with the TypeScript SDK on generated arguments: %s', (ask) => {
    const found = fromTypescript.filter(
      ({ question, client }) => question.ask === ask && !isRejectedLater(question, client),
    );
    expect(found.slice(0, 3), `${found.length} differences`).toEqual([]);
  });

  it.each(Object.keys(questions))("agree with DataHub's package on generated arguments: %s", (ask) => {
    const found = fromDataHub.filter(
      (difference) =>
        difference.question.ask === ask &&
        !isRejectedLater(difference.question, difference.colophon) &&
        !knownBuilderDifferences.some(({ applies }) => applies(difference)),
    );
    expect(found.slice(0, 3), `${found.length} differences`).toEqual([]);
  });

  it('show known differences, so that the comparison compares', () => {
    const shown = knownBuilderDifferences.filter(({ applies }) => fromDataHub.some(applies));
    expect(shown.length).toBeGreaterThan(0);
  });
});

describe('the signatures of colophon.datahub', () => {
  let found: SignatureReport;
  beforeAll(async () => {
    const output = await runScript('signature_answers.py', [], {
      home,
      env: { PYTHONPATH: join(root, 'python/src') },
    });
    [found] = parseLines<SignatureReport>(output.trimEnd().split('\n').at(-1) ?? '') as [SignatureReport];
  }, 120_000);

  it("accept what those of DataHub's package accept, but for differences that are listed", () => {
    expect(found.compared).toBeGreaterThan(2500);
    const listed = Object.entries(signatureDifferences).map(([path, [difference]]) => [path, difference]);
    expect(found.differences).toEqual(Object.fromEntries(listed));
  });

  it('belong to classes whose missing members are listed', () => {
    const listed = Object.entries(missingMembers).map(([path, [names]]) => [path, names]);
    expect(found.missing).toEqual(Object.fromEntries(listed));
  });
});

describe('the classes of URNs of colophon.datahub', () => {
  it("make and read the same as those of DataHub's package", async () => {
    const output = await runScript('urn_classes.py', [], {
      home,
      env: { PYTHONPATH: join(root, 'python/src') },
    });
    const [found] = parseLines<UrnReport>(output.trimEnd().split('\n').at(-1) ?? '');
    expect(found?.classes).toBeGreaterThan(70);
    expect(found?.compared).toBeGreaterThan(3500);
    expect(found?.differences).toEqual([]);
  }, 120_000);
});

/** What `urn_classes.py` prints. */
interface UrnReport {
  readonly classes: number;
  readonly compared: number;
  readonly differences: readonly unknown[];
}

/** What `signature_answers.py` prints. */
interface SignatureReport {
  readonly compared: number;
  readonly differences: Readonly<Record<string, string>>;
  readonly missing: Readonly<Record<string, readonly string[]>>;
}

/** Asks one side for all answers; aspects of the other side are read back by it. */
async function answersOf(
  script: string,
  others: readonly Answer[],
  env: Readonly<Record<string, string>> = {},
): Promise<Reading[]> {
  const input = asked.map((question, i) => {
    const other = others[i];
    const same = holdsAspects(question.ask) && other && 'value' in other ? other.value : undefined;
    return JSON.stringify({ ...question, same });
  });
  const output = await runScript(script, [], { home, env, input: input.join('\n') });
  const answers = parseLines<Reading>(output);
  expect(answers).toHaveLength(asked.length);
  return answers;
}

/** Where two sides differ; an aspect is compared as the second side reads it. */
function differencesBetween(first: readonly Answer[], second: readonly Reading[]): BuilderDifference[] {
  return asked.flatMap((question, i) => {
    const [one, other] = [first[i], second[i]];
    if (!one || !other) return [];
    const { ours, ...client } = other;
    const colophon = 'value' in one && holdsAspects(question.ask) ? { value: ours } : one;
    return isSame(colophon, client) ? [] : [{ question, colophon, client }];
  });
}

function isSame(one: Answer, other: Answer): boolean {
  if ('refused' in one || 'refused' in other) return 'refused' in one && 'refused' in other;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
}
