import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/CONTRIBUTING.mdx'), 'utf8');
const [, section = ''] = page.split('## Where do I add…\n');
const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| (an?|the) /.test(line));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('the map of the code names a file, a folder or a command that exists in every row', () => {
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const named = [...row.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    const commands = named.filter((code) => code.startsWith('npm '));
    const paths = named.filter((code) => !code.startsWith('npm '));
    expect([row, named.length > 0]).toEqual([row, true]);
    expect([row, paths.filter((path) => !existsSync(join(root, path)))]).toEqual([row, []]);
    const unknown = commands.filter(
      (command) => !((/^npm (?:run )?(\S+)/.exec(command)?.[1] ?? '') in scripts),
    );
    expect([row, unknown]).toEqual([row, []]);
  }
});

it('the map of the code covers every package and every place of tests and pages', () => {
  for (const place of ['model', 'catalogue', 'store-sqlite', 'http', 'cli', 'sdk', 'schema'])
    expect(section).toContain(`\`packages/${place}/`);
  for (const place of ['python/src', 'apps/site/src', 'docs/', 'bench/src', 'tests/interop'])
    expect(section).toContain(`\`${place}`);
});
