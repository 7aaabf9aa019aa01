import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const sources = join(import.meta.dirname, '..');
const root = join(sources, '../../..');
const folder = join(root, '.cache/sdk-examples');

/** One example of a doc comment. */
export interface Example {
  /** File, relative to the sources of the package. */
  readonly path: string;
  /** The file and the number of the first line. */
  readonly place: string;
  readonly code: string;
}

/** The examples in the doc comments of a file. */
export function examplesOf(path: string): Example[] {
  const source = readFileSync(join(sources, path), 'utf8');
  return [...source.matchAll(/^ *\* ```ts\n([\s\S]*?)^ *\* ```$/gm)].map(({ index, 1: lines = '' }) => ({
    path,
    place: `${path}:${source.slice(0, index).split('\n').length + 1}`,
    code: lines.replace(/^ *\* ?/gm, ''),
  }));
}

/** The examples of the whole package. */
export const readExamples = (): Example[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(path))
    .flatMap(examplesOf);

/**
 * Puts something else in place of each result that an example shows: `f(x); // value` or `console.log(x); // value`, the
 * comment on the same line or on the next.
 *
 * @param print Takes the expression, and the value as it is shown.
 */
export const replaceResults = (code: string, print: (expression: string, shown: string) => string): string =>
  code
    .replace(
      /^(.*)console\.log\((.+)\);(?: |\n *)\/\/ (.+)$/gm,
      (_, before: string, expression: string, shown: string) => `${before}${print(expression, shown)}`,
    )
    .replace(/^((?!const |for | ).+);(?: |\n)\/\/ (.+)$/gm, (_, expression: string, shown: string) =>
      print(expression, shown),
    );

/**
 * Compiler errors in the examples; empty if there are none.
 *
 * @param given Declarations of what they take as given, such as `const orders: string`; `sdk` is the package.
 */
export function compileExamples(examples: readonly Example[], given: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (file: string, ...lines: string[]) => writeFileSync(join(folder, file), lines.join('\n'));
  const index = join(sources, 'testing/public-api.ts');
  write('given.ts', `import * as sdk from '${index}';`, 'declare global {', ...given, '}');
  for (const { place, code } of examples) write(`${place.replaceAll(/[/:]/g, '_')}.ts`, code, 'export {};');
  const config = {
    extends: join(root, 'tsconfig.json'),
    // What an example makes, it may leave to the reader to use.
    compilerOptions: { noUnusedLocals: false },
    include: ['*.ts'],
  };
  write('tsconfig.json', JSON.stringify(config));
  const typescript = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
  const args = [join(dirname(typescript), 'bin/tsc'), '--noEmit', '-p', folder];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
}
