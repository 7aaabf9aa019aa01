import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureApplication } from '../../../scripts/bootstrap.mjs';
import { type Manifest, sizesOf } from './script-size.ts';
import { scriptBudgets } from './speeds.ts';

/** Bytes of script after gzip, which a reader waits for before the first page is there. */
const firstViewBudget = scriptBudgets.first;
/** The same for each other page, panel or dialog, beyond what the first view has loaded. */
const laterBudget = scriptBudgets.later;

let sizes: ReturnType<typeof sizesOf>;
beforeAll(async () => {
  const app = await ensureApplication(process.execPath);
  const manifest = JSON.parse(readFileSync(join(app, '.vite/manifest.json'), 'utf8')) as Manifest;
  sizes = sizesOf(manifest, 'index.html', (file) => gzipSync(readFileSync(join(app, file))).byteLength);
  const rows = [...sizes.later].sort(([, a], [, b]) => b - a);
  for (const [name, bytes] of [['first view', sizes.first] as const, ...rows])
    console.log(`${(bytes / 1_000).toFixed(1).padStart(6)} kB  ${name}`);
}, 120_000);

describe('the script of the application, after gzip', () => {
  test('is small before the first view', () => {
    expect(sizes.first).toBeGreaterThan(50_000);
    expect(sizes.first).toBeLessThanOrEqual(firstViewBudget);
  });

  test('is small for everything that is loaded later', () => {
    expect(sizes.later.size).toBeGreaterThan(50);
    expect([...sizes.later].filter(([, bytes]) => bytes > laterBudget)).toEqual([]);
  });

  test('counts each file once, and the way to a page with it', () => {
    const manifest: Manifest = {
      entry: { file: '1', imports: ['shared'], dynamicImports: ['section'] },
      shared: { file: '2', dynamicImports: ['section'] },
      section: { file: '4', imports: ['entry', 'table'], dynamicImports: ['page'] },
      table: { file: '8', imports: ['shared'] },
      page: { file: '16', imports: ['table'] },
    };
    expect(sizesOf(manifest, 'entry', Number)).toEqual({
      first: 3,
      later: new Map([
        ['section', 12],
        ['page', 28],
      ]),
    });
  });
});
