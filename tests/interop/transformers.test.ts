import { typesOf } from '@colophon/ingestion';
import { type AnyProposal, Colophon } from '@colophon/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { parseLines, runScript } from './python.ts';
import { type TransformerCase, transformerCases } from './transformer-cases.ts';
import { knownTransformerDifferences, type TransformerDifference } from './transformer-differences.ts';
import {
  compareResults,
  finalValues,
  ourResult,
  type Printed,
  type TransformerResult,
} from './transformer-results.ts';
import { stored } from './transformer-world.ts';

type Answer =
  | { readonly proposals: readonly Printed[]; readonly failures: readonly string[] }
  | { readonly refused: string };

// One server for each side, with the same content: a transformer may write to it.
let servers: readonly Served[];
let client: Colophon;
let differences: readonly TransformerDifference[];

beforeAll(async () => {
  servers = await Promise.all([serve(), serve()]);
  const [ours, theirs] = servers as [Served, Served];
  client = new Colophon({ server: ours.address });
  await fill(client);
  await using other = new Colophon({ server: theirs.address });
  await fill(other);
  const input = transformerCases.map((one) => JSON.stringify(forPython(one))).join('\n');
  const output = await runScript('transformer_answers.py', [theirs.address], { home: theirs.home, input });
  const answers = parseLines<Answer>(output);
  const found: TransformerDifference[] = [];
  for (const [i, one] of transformerCases.entries()) {
    const datahub = toResult(answers[i]);
    const colophon = await ourResult(one, client);
    found.push(...compareResults(colophon, datahub).map((difference) => ({ case: one, ...difference })));
  }
  differences = found;
}, 600_000);
afterAll(async () => {
  await client.close();
  for (const server of servers) await server.stop();
});

describe('transformers, compared with those of DataHub', () => {
  it('are all compared, in many combinations', () => {
    const own = ['classify_columns'];
    const compared = new Set(transformerCases.map(({ type }) => type));
    expect([...compared].toSorted()).toEqual(typesOf('transformer').filter((type) => !own.includes(type)));
    expect(transformerCases.length).toBeGreaterThan(2_000);
  });

  it.each([...new Set(transformerCases.map(({ type }) => type))])('have the same result: %s', (type) => {
    const unknown = differences.filter(
      (difference) =>
        difference.case.type === type &&
        !knownTransformerDifferences.some(({ applies }) => applies(difference)),
    );
    expect(unknown.slice(0, 2), `${unknown.length} differences`).toEqual([]);
  });

  it.each(knownTransformerDifferences)('still have the known difference: $reason', ({ applies }) => {
    expect(differences.filter(applies).length).toBeGreaterThan(0);
  });
});

async function fill(catalogue: Colophon): Promise<void> {
  await catalogue.emitMany(
    Object.entries(stored).flatMap(([entityUrn, aspects]) =>
      // The names of the aspects match their values.
      Object.entries(aspects).map(
        ([aspectName, aspect]) => ({ entityUrn, aspectName, aspect }) as AnyProposal,
      ),
    ),
  );
}

/** Functions of a program are in a module of Python there. */
const forPython = (one: TransformerCase) => ({
  ...one,
  config: JSON.parse(
    JSON.stringify(one.config).replaceAll('./transformer-programs.ts:', 'transformer_programs:'),
  ),
});

function toResult(answer: Answer | undefined): TransformerResult {
  if (!answer) return { refused: 'no answer' };
  return 'refused' in answer ? answer : { written: finalValues(answer.proposals), failures: answer.failures };
}
