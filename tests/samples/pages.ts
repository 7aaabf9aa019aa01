import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { type Block, parseBlocks } from './blocks.ts';

/** Where the pages of the documentation lie. */
export const docs = join(import.meta.dirname, '../../docs');

/** A page of the documentation with its blocks. */
export interface Page {
  /** Its path in {@link docs}. */
  readonly page: string;
  readonly source: string;
  readonly blocks: readonly Block[];
}

/** Every page, in the order of the paths. */
export async function readPages(): Promise<Page[]> {
  const paths = await Array.fromAsync(glob('**/*.mdx', { cwd: docs }));
  return paths.sort().map((page) => {
    const source = readFileSync(join(docs, page), 'utf8');
    return { page, source, blocks: parseBlocks(source) };
  });
}

/** A page that starts the catalogue itself, and with it the checks of `npm start`, which want the project to themselves. */
export const startsItself = ({ blocks }: Page): boolean =>
  blocks.some(({ flags }) => flags.has('background'));
