import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Examples, readExamples } from './read-examples.ts';

const folder = join(import.meta.dirname, 'graphql');

/** The samples of the GraphQL reference: a file for each page of operations, in it a section for each operation. */
export async function graphqlExamples(): Promise<Map<string, Examples>> {
  const files = await Array.fromAsync(glob('*/*.md', { cwd: folder }));
  const read = files.map(
    async (file): Promise<[string, Examples]> => [
      file.replace(/\.md$/, ''),
      readExamples(await readFile(join(folder, file), 'utf8')),
    ],
  );
  return new Map(await Promise.all(read));
}
