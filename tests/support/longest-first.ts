import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longest, each some minutes: started last, they would run on while nothing else does. Vitest knows
 * them by itself only after its first run in a clone.
 */
const longest = [
  'tests/e2e/accessibility',
  'tests/samples/samples',
  'tests/interop/samples',
  'tests/interop/deploy-image',
  'tests/interop/connectors',
  'tests/e2e/lighthouse',
  'tests/e2e/sandbox-samples',
  'tests/e2e/python',
  'tests/e2e/sandbox-page',
  'tests/e2e/app/random-pages',
  'packages/store-sqlite/src/threaded-store',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return found < 0 ? longest.length : found;
};

/** Starts the longest files first, and the others in the order that Vitest chooses. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
