import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { isSource } from '../../scripts/packages/published-manifest.ts';
import { type Manifest, readPublicPackages, root } from '../../scripts/packages/workspace.ts';
import { tarballs } from './tarballs.ts';

const packages = new Map(readPublicPackages().map((one) => [one.manifest.name, one]));
const folderOf = (name: string) => join(root, packages.get(name)?.folder ?? '', 'dist');
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
/** Everything that is installed with a package. */
const installedWith = (name: string): readonly string[] => [
  ...new Set(
    Object.keys(manifestOf(name).dependencies ?? {}).flatMap((other) => [
      other,
      ...(packages.has(other) ? installedWith(other) : []),
    ]),
  ),
];

/** Suggestions of publint that are not followed. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  // In browsers one module is replaced by nothing. Conditions of `imports` can only replace it by another file.
  '@colophon/sdk': ['USE_EXPORTS_OR_IMPORTS_BROWSER'],
};

it('is made for every public package', () => {
  expect(tarballs.map(({ name }) => name).sort()).toEqual([...packages.keys()].sort());
});

it('comes after the packages that it depends on, in the order in which they are published', () => {
  const order = tarballs.map(({ name }) => name);
  for (const name of order)
    for (const other of Object.keys(manifestOf(name).dependencies ?? {}))
      expect(order.indexOf(other)).toBeLessThan(order.indexOf(name));
});

describe.each(tarballs.map((tarball) => [tarball.name, tarball] as const))(
  'the tarball of %s',
  (name, tarball) => {
    it('raises no finding of publint', async () => {
      const manifest = manifestOf(name);
      const { messages } = await publint({ pkgDir: folderOf(name), pack: false, strict: true });
      const found = messages.filter(({ code }) => !(accepted[name] ?? []).includes(code));
      expect(found.map((message) => formatMessage(message, manifest))).toEqual([]);
    });

    it('has types that resolve for ECMAScript modules and bundlers, from every entry point', async () => {
      // What is only a command, or only other packages, has none.
      if (!manifestOf(name).exports) return;
      const data = new Uint8Array(readFileSync(tarball.file));
      const result = await checkPackage(createPackageFromTarballData(data));
      if (!result.types) throw new Error(`${name} has no types`);
      // The packages are ECMAScript modules alone: Node 20 and later load them with `require`, too, which these checks
      // of older ways to resolve don't know.
      const problems = result.problems.filter(
        (problem) =>
          !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
      );
      expect(problems).toEqual([]);
      expect(Object.keys(result.entrypoints).length).toBe(Object.keys(manifestOf(name).exports ?? {}).length);
    });

    it('contains no sources and no tests', () => {
      const own = tarball.files.filter((path) => !path.startsWith('site/') && !path.endsWith('.d.ts'));
      expect(own.filter((path) => isSource(path) || /\.test\./.test(path))).toEqual([]);
      expect(tarball.files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    });

    it('says what registries and readers ask for', () => {
      expect(manifestOf(name)).toMatchObject({
        license: 'Apache-2.0',
        repository: { type: 'git', directory: packages.get(name)?.folder },
        engines: { node: expect.any(String) },
        publishConfig: { access: 'public', provenance: true },
      });
    });
  },
);

describe('the SDK', () => {
  it('installs nothing of others, and not the model', () => {
    expect([...installedWith('@colophon/sdk')].sort()).toEqual(['@colophon/model-types', '@colophon/schema']);
  });

  it('is small', () => {
    const parts = ['@colophon/sdk', ...installedWith('@colophon/sdk')];
    const size = tarballs
      .filter(({ name }) => parts.includes(name))
      .reduce((sum, one) => sum + one.unpackedSize, 0);
    console.log(`The SDK with what it depends on: ${size} bytes unpacked`);
    expect(size).toBeLessThan(1_250_000);
  });
});

it('of the command contains the documentation, compressed for its readers', () => {
  const files = tarballs.find(({ name }) => name === '@colophon/cli')?.files ?? [];
  for (const path of [
    'site/docs.html',
    'site/docs/quickstart.html',
    'site/docs/quickstart.html.br',
    'site/docs/index.json',
  ])
    expect(files).toContain(path);
});
