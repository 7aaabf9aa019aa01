import { expect, it } from 'vitest';
import { publishedManifest } from './published-manifest.ts';

const source = {
  name: '@colophon/example',
  version: '1.2.3',
  description: 'An example.',
  license: 'Apache-2.0',
  type: 'module',
  exports: { '.': './src/index.ts', './view': './src/view.tsx', './package.json': './package.json' },
  browser: { './src/node.ts': false, './src/file.ts': './src/memory.ts' },
  scripts: { prepare: 'something' },
  dependencies: { hono: '^4.0.0' },
  devDependencies: { vitest: '^5.0.0' },
} as const;
const published = (manifest: object = {}, repository?: string) =>
  publishedManifest(
    { folder: 'packages/example', manifest: { ...source, ...manifest } },
    { engines: { node: '>=20' }, repository },
  );

it('names for each source that is exported its script, and before it the types', () => {
  const { exports } = published();
  expect(exports).toEqual({
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './view': { types: './src/view.d.ts', default: './src/view.js' },
    './package.json': './package.json',
  });
  // The first condition that fits is the one that counts.
  expect(Object.keys(exports?.['.'] ?? {})).toEqual(['types', 'default']);
});

it('names the scripts that take the place of others in a browser', () => {
  expect(published().browser).toEqual({ './src/node.js': false, './src/file.js': './src/memory.js' });
});

it('leaves out what only the repository needs', () => {
  expect(published()).not.toHaveProperty('devDependencies');
  expect(published()).not.toHaveProperty('scripts');
  expect(published().dependencies).toEqual({ hono: '^4.0.0' });
});

it('is published for everybody, with its provenance', () => {
  expect(published().publishConfig).toEqual({ access: 'public', provenance: true });
});

it('replaces fields by those of publishConfig, and keeps what is for npm there', () => {
  const { keywords, publishConfig } = published({
    keywords: ['old'],
    publishConfig: { keywords: ['new'], tag: 'next' },
  });
  expect(keywords).toEqual(['new']);
  expect(publishConfig).toEqual({ access: 'public', provenance: true, tag: 'next' });
});

it('takes the engines of the repository when it has none', () => {
  expect(published().engines).toEqual({ node: '>=20' });
  expect(published({ engines: { node: '>=24' } }).engines).toEqual({ node: '>=24' });
});

it('names its folder in the repository, when that has an address', () => {
  expect(published()).not.toHaveProperty('repository');
  expect(published({}, 'https://example.org/colophon').repository).toEqual({
    type: 'git',
    url: 'git+https://example.org/colophon.git',
    directory: 'packages/example',
  });
});
