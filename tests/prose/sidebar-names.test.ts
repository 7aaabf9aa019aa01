import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../../docs');

/** Names that say nothing without the group above them. */
const VAGUE =
  /^(overview|reference|usage guide|guide|introduction to|add|create|read|update|remove|delete|describe|use|get|common|pages|other|misc|more)$/i;

test('a name in the sidebar makes sense without its group', async () => {
  const vague: string[] = [];
  for await (const file of glob('**/*.mdx', { cwd: docs })) {
    const text = await readFile(join(docs, file), 'utf8');
    const name = /^sidebarName: "?(.+?)"?$/m.exec(text)?.[1] ?? /^title: "?(.+?)"?$/m.exec(text)?.[1] ?? '';
    if (VAGUE.test(name)) vague.push(`${file}: ${name}`);
  }
  expect(vague).toEqual([]);
});
