import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const terminal = join(import.meta.dirname, '../sandbox/terminal');
const commandLine = dirname(fileURLToPath(import.meta.resolve('@colophon/cli/run-program')));

/** Browser replacements for files and packages that only Node can load. */
const replaced: readonly (readonly [specifier: RegExp, file: string])[] = [
  [
    /\/(?:serve|check-store|copy-store|backup|commands\/(?:actions|audit|ingest\/[\w-]+|keys|mcp)|sign-in-by-code)\.ts$/,
    'unavailable-commands.ts',
  ],
  [/\/credentials\.ts$/, 'credentials.ts'],
  [/^@colophon\/server\/load-model$/, 'load-model.ts'],
  [/^@colophon\/store-sqlite\/node$/, 'store-sqlite-node.ts'],
];

/** Bundles the sources of the command line as they are, and gives them what they use of Node. */
export const commandLinePlugin: Plugin = {
  name: 'command-line',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path }) => ({
      path: join(terminal, 'node', `${path.slice('node:'.length)}.ts`),
    }));
    for (const [filter, file] of replaced)
      onResolve({ filter }, ({ importer }) =>
        importer.startsWith(commandLine + sep) ? { path: join(terminal, file) } : undefined,
      );
    // Where Node has globals, its sources have imports here. In the same line: a fault names its own.
    onLoad({ filter: /\/packages\/cli\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: `import { console, process } from ${JSON.stringify(join(terminal, 'globals.ts'))};${await readFile(path, 'utf8')}`,
      loader: 'ts',
    }));
  },
};
