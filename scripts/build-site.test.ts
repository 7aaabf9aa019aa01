import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseBlocks } from '../tests/samples/blocks.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/modeling/extending-the-metadata-model.mdx');

const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/site/package.json'), 'utf8'));
/** The packages of this project that the site bundles: `catalogue`. */
const bundled = Object.keys(dependencies)
  .filter((name) => name.startsWith('@colophon/'))
  .map((name) => name.slice('@colophon/'.length));

// The limit is that of printing a whole site, of which nothing is kept from before.
it('prints the pages of the definitions that the documentation shows, in their own site', () => {
  const model = mkdtempSync(join(tmpdir(), 'colophon-model-'));
  const builtIn = join(root, 'apps/site/dist/docs/generated/metamodel/entities/dataset.html');
  const readBuiltIn = () => (existsSync(builtIn) ? readFileSync(builtIn, 'utf8') : undefined);
  const before = readBuiltIn();
  const list = join(model, 'inputs.json');
  let inputs: string[];
  try {
    const definitions = parseBlocks(readFileSync(page, 'utf8')).filter(({ title }) =>
      title?.startsWith('my-model/'),
    );
    expect(definitions).toHaveLength(2);
    for (const { title = '', text } of definitions)
      writeFileSync(join(model, title.slice('my-model/'.length)), text);
    const args = [join(root, 'scripts/build-site.ts'), '--inputs', list];
    const env = { ...process.env, COLOPHON_MODEL: model };
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    inputs = JSON.parse(readFileSync(list, 'utf8'));
  } finally {
    rmSync(model, { recursive: true, force: true });
  }
  const entities = join(root, '.cache/site-with-model/dist/docs/generated/metamodel/entities');
  expect(readFileSync(join(entities, 'dataCentre.html'), 'utf8')).toContain('Nearest city, in English.');
  expect(readFileSync(join(entities, 'dataset.html'), 'utf8')).toContain('id="dataQuality.score"');
  // The site of the project itself stays as it was: the pages there describe what everybody has.
  expect(readBuiltIn()).toBe(before);
  expect(before ?? '').not.toContain('dataQuality');

  // A site whose inputs are unchanged is not built again, so nothing that it shows or bundles may be missing.
  expect(inputs).toEqual(expect.arrayContaining(['docs', 'apps/site', 'python/src', 'site-versions']));
  for (const name of bundled) {
    expect(inputs).toContain(`packages/${name}/package.json`);
    expect(inputs.filter((path) => path.startsWith(`packages/${name}/src/`))).not.toEqual([]);
  }
  expect(inputs).toEqual(
    expect.arrayContaining([
      'packages/sdk/src/emitter.ts',
      'packages/model-types/gen/types.ts',
      'scripts/docs-with-model.ts',
      'scripts/site-options.ts',
    ]),
  );
  expect(inputs.filter((path) => /^\.\.|node_modules|\.test\.ts$/.test(path))).toEqual([]);
}, 180_000);
