import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPages } from './pages.ts';
import { writePrograms } from './write-programs.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/sample-types');

describe('the TypeScript samples of the documentation', () => {
  it('have no type errors in an editor', async () => {
    expect(writePrograms(folder, await readPages()).size).toBeGreaterThan(2);
    const typescript = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
    const args = [join(dirname(typescript), 'bin/tsc'), '--noEmit', '-p', folder];
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });
});
