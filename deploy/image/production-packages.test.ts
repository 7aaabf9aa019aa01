import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { filesBySize } from './files-by-size.ts';
import { productionPackages } from './production-packages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'colophon-packages-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, value: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof value === 'string' ? value : JSON.stringify(value));
}

/** A workspace with the package `app`, and what npm notes of what it has installed. */
function install(app: object, installed: Readonly<Record<string, object>>): void {
  write('packages/app/package.json', { name: '@colophon/app', version: '1.0.0', license: 'MIT', ...app });
  const link = { resolved: 'packages/app', link: true };
  write('node_modules/.package-lock.json', {
    packages: { 'node_modules/@colophon/app': link, ...installed },
  });
}
const placesOf = () => productionPackages(root, '@colophon/app').map(({ path }) => path);

it('are those that a package needs, and those that they need, in the places where Node finds them', () => {
  install(
    { dependencies: { a: '1', b: '1' }, devDependencies: { tool: '1' } },
    {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/b': { version: '1.0.0', peerDependencies: { a: '1' } },
      'node_modules/tool': { version: '1.0.0' },
    },
  );
  expect(placesOf()).toEqual([
    'packages/app',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
  ]);
});

it('leave out optional peers, which are for tests, and what another system needs', () => {
  install(
    {
      dependencies: { a: '1' },
      peerDependencies: { vitest: '1' },
      peerDependenciesMeta: { vitest: { optional: true } },
    },
    {
      'node_modules/a': {
        version: '1.0.0',
        optionalDependencies: { 'a-linux': '1', 'a-windows': '1' },
        dependencies: { 'a-windows': '1' },
      },
      'node_modules/a-linux': { version: '1.0.0' },
      'node_modules/vitest': { version: '1.0.0' },
    },
  );
  expect(placesOf().sort()).toEqual(['node_modules/a', 'node_modules/a-linux', 'packages/app']);
});

it('must be installed', () => {
  install({ dependencies: { a: '1' } }, { 'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } } });
  expect(placesOf).toThrow('node_modules/a needs b, which is not installed.');
});

it('are listed with their licences, their hashes and what they need', () => {
  install(
    { dependencies: { '@a/a': '1' } },
    { 'node_modules/@a/a': { version: '1.2.3', license: 'MIT OR Apache-2.0', integrity: 'sha512-AQI=' } },
  );
  const bill = billOfMaterials(productionPackages(root, '@colophon/app'), '26.0.0');
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: '@colophon/app' });
  expect(bill.components).toEqual([
    {
      'bom-ref': 'node_modules/@a/a',
      type: 'library',
      name: '@a/a',
      version: '1.2.3',
      purl: 'pkg:npm/%40a/a@1.2.3',
      licenses: [{ expression: 'MIT OR Apache-2.0' }],
      hashes: [{ alg: 'SHA-512', content: '0102' }],
    },
    expect.objectContaining({ type: 'platform', name: 'node', version: '26.0.0' }),
  ]);
  expect(bill.dependencies[0]).toEqual({
    ref: 'packages/app',
    dependsOn: ['node_modules/@a/a', 'node@26.0.0'],
  });
});

it('are measured file by file, the largest first', () => {
  write('a/small', '1');
  write('b', '123');
  expect(filesBySize(root)).toEqual([
    { path: 'b', bytes: 3 },
    { path: 'a/small', bytes: 1 },
  ]);
});
