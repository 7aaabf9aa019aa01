import ts from '@ts-morph/common/dist/typescript.js';
import type { Completions, Language, TypeFacts, TypeProblem } from './protocol.ts';

/** Files by their paths: the declarations of the SDK and of what the language itself brings. */
export type TypeFiles = Readonly<Record<string, string>>;

const sample = '/sample.ts';
/** Where the build puts the declarations of the language. */
export const libraryFolder = '/lib';

export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A sample is a module, whatever it holds: it may wait at its top level.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  lib: ['lib.esnext.d.ts', 'lib.webworker.d.ts'],
  types: [],
};

/** A language service for one sample at a time, over files in memory. */
export function createLanguage(files: TypeFiles): Language {
  let code = '';
  let version = 0;
  const read = (path: string): string | undefined => (path === sample ? code : files[path]);
  const folders = new Set(Object.keys(files).flatMap(foldersOf));
  const service = ts.createLanguageService({
    getCompilationSettings: () => compilerOptions,
    getScriptFileNames: () => [sample, ...Object.keys(files).filter((path) => path.startsWith('/ambient/'))],
    getScriptVersion: (path) => (path === sample ? String(version) : '0'),
    getScriptSnapshot(path) {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => `${libraryFolder}/lib.esnext.d.ts`,
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    directoryExists: (path) => folders.has(path),
    getDirectories: () => [],
  });

  function take(text: string): void {
    if (text === code) return;
    code = text;
    version++;
  }

  return {
    complete(text, at) {
      take(text);
      const found = service.getCompletionsAtPosition(sample, at, { includeCompletionsWithInsertText: false });
      return found && toCompletions(found, text, at);
    },
    check(text) {
      take(text);
      return [...service.getSyntacticDiagnostics(sample), ...service.getSemanticDiagnostics(sample)].map(
        toProblem,
      );
    },
    describe(text, at) {
      take(text);
      const found = service.getQuickInfoAtPosition(sample, at);
      return found && toFacts(found);
    },
    explain(text, at, name) {
      take(text);
      const found = service.getCompletionEntryDetails(sample, at, name, {}, undefined, {}, undefined);
      return ts.displayPartsToString(found?.documentation);
    },
  };
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index).join('/') || '/');
}

function toCompletions(found: ts.CompletionInfo, code: string, at: number): Completions {
  const word = /[\w$]*$/.exec(code.slice(0, at))?.[0] ?? '';
  const { optionalReplacementSpan: span } = found;
  return {
    from: span?.start ?? at - word.length,
    // What is meant for the place comes first, then what the sample itself names, then what is everywhere.
    names: found.entries.map(({ name, kind }) => ({ label: name, kind })),
  };
}

function toProblem({ start = 0, length = 0, messageText }: ts.Diagnostic): TypeProblem {
  return { from: start, to: start + length, message: ts.flattenDiagnosticMessageText(messageText, '\n') };
}

const toFacts = ({ textSpan, displayParts, documentation }: ts.QuickInfo): TypeFacts => ({
  from: textSpan.start,
  to: textSpan.start + textSpan.length,
  signature: ts.displayPartsToString(displayParts),
  doc: ts.displayPartsToString(documentation),
});
