import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { describePackages, PACKAGES, reachableFrom } from './package-diagram-plan.ts';

const root = new URL('../../../../', import.meta.url);

async function dependenciesOf(name: string): Promise<string[]> {
  const folder = name === 'site' || name === 'web' ? `apps/${name}` : `packages/${name}`;
  const file = JSON.parse(await readFile(new URL(`${folder}/package.json`, root), 'utf8'));
  return Object.keys(file.dependencies ?? {})
    .filter((dependency) => dependency.startsWith('@colophon/'))
    .map((dependency) => dependency.slice('@colophon/'.length));
}

describe('the package diagram', () => {
  test.each(PACKAGES.map(({ name, imports }) => ({ name, imports })))(
    'shows what $name imports',
    async ({ name, imports }) => {
      const real = await dependenciesOf(name);
      expect(real).toEqual(expect.arrayContaining([...imports]));
      expect([...reachableFrom(name)]).toEqual(expect.arrayContaining(real));
    },
  );

  test('describes itself as text', () => {
    expect(describePackages()).toContain('catalogue imports schema; model imports schema;');
  });
});
