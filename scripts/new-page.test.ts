import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');
const description = 'How a dataset gets its owners, and who may change them.';

describe('npm run new-page', () => {
  let docs = '';

  beforeEach(() => {
    docs = mkdtempSync(join(tmpdir(), 'colophon-docs-'));
    copyFileSync(join(project, 'docs/sidebar.ts'), join(docs, 'sidebar.ts'));
    mkdirSync(join(docs, 'guides'));
    writeFileSync(join(docs, 'guides/tags.mdx'), '---\ntitle: Tags\n---\n');
  });
  afterEach(() => rmSync(docs, { recursive: true, force: true }));

  const sidebar = () => readFileSync(join(docs, 'sidebar.ts'), 'utf8');

  function newPage(...args: string[]): { status: number | null; stdout: string; stderr: string } {
    const script = join(import.meta.dirname, 'new-page.ts');
    return spawnSync(process.execPath, [script, '--docs', docs, ...args], { encoding: 'utf8' });
  }

  it('creates a page with frontmatter and a skeleton, and adds it to the sidebar', () => {
    const { status, stdout } = newPage(
      ...['guides/owners', '--title', 'Give an owner', '--description', description],
      ...['--sidebar-name', 'Owners', '--kind', 'explanation', '--after', 'quickstart'],
    );
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('Made docs/guides/owners.mdx; it stands behind quickstart.'),
    });
    expect(readFileSync(join(docs, 'guides/owners.mdx'), 'utf8')).toMatch(
      `---\ntitle: "Give an owner"\ndescription: "${description}"\nsidebarName: "Owners"\n---\n\n{/* `,
    );
    expect(sidebar()).toMatch(/'quickstart',\s+'guides\/owners'/);
  });

  it('keeps the format of the sidebar', () => {
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])
      newPage(`guides/${name}`, '--title', name, '--description', description, '--group', 'Get started');
    const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'format', '--stdin-file-path=docs/sidebar.ts'];
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: project,
      input: sidebar(),
      encoding: 'utf8',
    });
    expect(sidebar()).toBe(stdout);
    expect(sidebar()).toContain("'guides/eight',\n");
  });

  it('reports all errors together, and writes nothing', () => {
    const before = sidebar();
    const { status, stderr } = newPage(
      'guides/tags',
      '--title',
      'Tags',
      '--description',
      'Short.',
      '--group',
      'No',
    );
    expect(status).toBe(1);
    expect(stderr.split('\n')).toEqual([
      'id: the page "guides/tags" exists',
      'description: expected 50 to 160 characters, got 6',
      expect.stringMatching(/^--group: the sidebar has no group "No": expected one of "What is Colophon\?"/),
      '',
    ]);
    expect(sidebar()).toBe(before);
    expect(readFileSync(join(docs, 'guides/tags.mdx'), 'utf8')).toBe('---\ntitle: Tags\n---\n');
  });

  it.each([
    [['introduction', '--title', 'Start'], 'id: "introduction" leads to "README" (docs/redirects.ts)'],
    [
      ['../owners', '--title', 'Owners'],
      'id: expected a path such as "guides/give-an-owner", got "../owners"',
    ],
    [
      ['generated/owners', '--title', 'Owners'],
      'id: pages below "generated" are printed by npm run generate',
    ],
    [['guides/labels', '--title', 'Tags'], 'title: guides/tags.mdx has the same'],
    [['guides/a', '--title', 'Owners', '--kind', 'novel'], '--kind: expected one of tutorial, how-to,'],
    [
      ['guides/a', '--title', 'Owners', '--after', 'quickstart'],
      'Say either --after or --group, and not both',
    ],
    [['guides/a', '--title', 'Owners', '--colour', 'red'], "Unknown option '--colour'"],
  ])('rejects %j', (args, message) => {
    const { status, stderr } = newPage(...args, '--description', description, '--group', 'Get started');
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
    expect(existsSync(join(docs, 'guides/a.mdx'))).toBe(false);
  });

  it('names missing options when not interactive', () => {
    const { status, stderr } = newPage('guides/owners');
    expect(status).toBe(1);
    expect(stderr).toContain('Missing: --title "…", --description "…". Usage: npm run new-page');
  });
});
