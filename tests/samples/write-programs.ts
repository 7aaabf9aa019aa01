import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './pages.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes every TypeScript block of the pages to a file of its own, named after its page and line, with a configuration
 * for the compiler beside them.
 *
 * @returns the page of each file
 */
export function writePrograms(folder: string, pages: readonly Page[]): Map<string, string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, string>();
  for (const { page, blocks } of pages) {
    for (const { language, flags, text, line } of blocks) {
      if (language !== 'ts' || flags.has('diff')) continue;
      const file = join(folder, `${page.replaceAll('/', '_')}-line-${line}.ts`);
      writeFileSync(file, `${text}\nexport {};\n`);
      files.set(file, page);
    }
  }
  const config = { extends: join(root, 'tsconfig.json'), include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return files;
}
