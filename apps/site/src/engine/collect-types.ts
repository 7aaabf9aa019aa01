import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getLibFiles } from '@ts-morph/common';
import ts from '@ts-morph/common/dist/typescript.js';
import { compilerOptions, libraryFolder, type TypeFiles } from '../language/create-language.ts';
import { sandboxModules } from '../sandbox/runnable.ts';

const packages = join(import.meta.dirname, '../../../../packages');
/** The packages whose types the SDK's own are made of. */
const parts = ['schema', 'model-types', 'sdk'];

/** What samples can import of Node, and what its globals add to those of a worker. */
const ambient = `/** The part of Node's process that samples use. No signal comes here. */
declare const process: { once(signal: string, act: () => void): void };
declare module 'node:timers/promises' {
  /** Resolves after so many milliseconds. */
  export function setTimeout<Value = void>(delayMs?: number, value?: Value): Promise<Value>;
}
`;

/** Types for the editor, and what they were made from. */
export interface CollectedTypes {
  readonly files: TypeFiles;
  /** Every source that the compiler read, as absolute paths. */
  readonly sources: readonly string[];
}

/** The declarations of the SDK, emitted from its sources, and those of the language. */
export function collectTypes(): CollectedTypes {
  const files: Record<string, string> = { '/ambient/node.d.ts': ambient };
  for (const name of libraryNames()) files[`${libraryFolder}/${name}`] = readLibrary(name);
  for (const part of parts)
    files[`/node_modules/@colophon/${part}/package.json`] = readFileSync(
      join(packages, part, 'package.json'),
      'utf8',
    );
  const program = ts.createProgram(entries(), {
    ...compilerOptions,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Only what follows from the sources is wanted: they are checked elsewhere.
    noEmitOnError: false,
    noCheck: true,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
    types: [],
    paths: sourcePaths(),
    outDir: '/out',
    rootDir: packages,
  });
  program.emit(undefined, (path, text) => {
    // Under the names of the sources, by which packages and modules refer to each other.
    const name = relative('/out', path).replace(/\.d\.ts$/, '.ts');
    files[`/node_modules/@colophon/${name}`] = text;
  });
  return { files, sources: program.getSourceFiles().map(({ fileName }) => fileName) };
}

/** What a sample can import of the SDK. */
const entries = (): string[] =>
  sandboxModules
    .filter((name) => name.startsWith('@colophon/sdk'))
    .map((name) => fileURLToPath(import.meta.resolve(name)));

/** Where the packages are found: by the way of `node_modules`, nothing would be emitted for them. */
function sourcePaths(): Record<string, string[]> {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const { name, exports } = JSON.parse(readFileSync(join(packages, part, 'package.json'), 'utf8'));
      return Object.entries<string>(exports).map(([path, file]) => [
        join(name, path),
        [join(packages, part, file)],
      ]);
    }),
  );
}

/** The libraries that a sample is checked against, with those that they refer to. */
function libraryNames(): ReadonlySet<string> {
  const names = new Set(compilerOptions.lib);
  // A set is walked in the order in which it was filled, and may be filled meanwhile.
  for (const name of names)
    for (const [, other] of readLibrary(name).matchAll(/\/\/\/ <reference lib="([^"]+)" \/>/g))
      names.add(`lib.${other}.d.ts`);
  return names;
}

const libraries = new Map(getLibFiles().map(({ fileName, text }) => [fileName, text]));

function readLibrary(name: string): string {
  const text = libraries.get(name);
  if (text === undefined) throw new Error(`TypeScript brings no ${name}.`);
  return text;
}
