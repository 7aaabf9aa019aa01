import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBlocks } from './blocks.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/sample-types');

/** Writes every TypeScript block of the documentation to a file of its own, named after its page and line. */
async function writeBlocks(): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for await (const page of glob('**/*.mdx', { cwd: join(root, 'docs') })) {
    for (const { language, text, line } of parseBlocks(readFileSync(join(root, 'docs', page), 'utf8'))) {
      if (language !== 'ts') continue;
      writeFileSync(join(folder, `${page.replaceAll('/', '_')}-line-${line}.ts`), `${text}\nexport {};\n`);
      count++;
    }
  }
  const config = { extends: join(root, 'tsconfig.json'), include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return count;
}

describe('the TypeScript samples of the documentation', () => {
  it('have no type errors in an editor', async () => {
    expect(await writeBlocks()).toBeGreaterThan(2);
    const typescript = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
    const args = [join(dirname(typescript), 'bin/tsc'), '--noEmit', '-p', folder];
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });
});
