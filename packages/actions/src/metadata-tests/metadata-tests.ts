import type { TestResult } from '@colophon/model-types';
import { parseUrn } from '@colophon/schema';
import { md5Hex } from '@colophon/schema/md5';
import type { PipelineContext } from '../definitions/action.ts';
import { applyActions } from './apply-actions.ts';
import { type Definition, definitionSchema } from './definition.ts';
import { holds } from './evaluate.ts';

interface MetadataTest {
  readonly urn: string;
  readonly definition: Definition;
  /** Of its rules: a result of other ones is out of date. */
  readonly md5: string;
}

/** Evaluates the metadata tests of a catalogue. */
export interface MetadataTests {
  /** Reads the tests again, when they are needed next. */
  forget(): void;
  /** Evaluates all tests for an entity, stores the results, and does what the tests say. */
  evaluate(urn: string): Promise<void>;
  /** The same for all entities that a test is about. */
  evaluateAll(): Promise<void>;
}

/** @param actor Who computed the results. */
export function createMetadataTests(context: PipelineContext, actor: string): MetadataTests {
  const { catalogue, warn, now, signal } = context;
  let loading: Promise<readonly MetadataTest[]> | undefined;
  const tests = () => {
    loading ??= loadTests(context).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  async function evaluate(urn: string): Promise<void> {
    const { entityType } = parseUrn(urn);
    const applicable = (await tests()).filter(({ definition }) => definition.on.types.includes(entityType));
    const aspects = await catalogue.aspects.getAll(urn);
    const known = aspects.testResults;
    if (Object.keys(aspects).length === 0 || (applicable.length === 0 && !known)) return;
    const entity = { ...aspects, urn, entityType };
    const passing: TestResult[] = [];
    const failing: TestResult[] = [];
    for (const test of applicable) {
      const { on, rules, actions } = test.definition;
      try {
        if (![on.match ?? [], on.conditions ?? []].every((rule) => holds(rule, entity))) continue;
        const isPassing = holds(rules, entity);
        (isPassing ? passing : failing).push({
          test: test.urn,
          type: isPassing ? 'SUCCESS' : 'FAILURE',
          testDefinitionMd5: test.md5,
          lastComputed: { time: now(), actor },
        });
        await applyActions(catalogue, urn, aspects, isPassing ? actions.passing : actions.failing);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'RuleError') throw error;
        warn(`${test.urn}: ${error.message}`);
      }
    }
    const isSame = (some: readonly TestResult[], others: readonly TestResult[] = []) =>
      JSON.stringify(some.map(keyOf)) === JSON.stringify(others.map(keyOf));
    // Writing the same results again would only make another event.
    if (isSame(passing, known?.passing) && isSame(failing, known?.failing)) return;
    await catalogue.aspects.write(urn, { testResults: { passing, failing } });
  }

  return {
    forget() {
      loading = undefined;
    },
    evaluate,
    async evaluateAll() {
      const types = new Set((await tests()).flatMap(({ definition }) => definition.on.types));
      if (types.size === 0) return;
      for await (const { urn } of catalogue.search.scroll('*', { entityTypes: [...types], signal }))
        await evaluate(urn);
    },
  };
}

const keyOf = ({ test, type, testDefinitionMd5 }: TestResult) => [test, type, testDefinitionMd5];

/** The tests of the catalogue. One whose definition cannot be used is reported, and left out. */
async function loadTests({ catalogue, warn }: PipelineContext): Promise<readonly MetadataTest[]> {
  const found: MetadataTest[] = [];
  for await (const { urn } of catalogue.search.scroll('*', { entityTypes: ['test'] })) {
    const json = (await catalogue.aspects.get(urn, 'testInfo'))?.definition.json;
    if (json === undefined) continue;
    try {
      const result = definitionSchema.safeParse(JSON.parse(json));
      if (result.success) found.push({ urn, definition: result.data, md5: md5Hex(json) });
      else
        warn(
          `${urn} cannot be used: ${result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
        );
    } catch (error) {
      warn(`${urn} cannot be used: its definition is no JSON: ${(error as Error).message}`);
    }
  }
  return found.sort((a, b) => (a.urn < b.urn ? -1 : 1));
}
