/** A component imports its style for the effect: the bundler collects it. An island imports the text of its style. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** A file of SQLite that the bundler puts next to the scripts; the import is its name. */
declare module '*.wasm' {
  const file: string;
  export default file;
}

/** A database of sample metadata, compressed, which the bundler puts next to the scripts; the import is its name. */
declare module '*.db' {
  const file: string;
  export default file;
}

/** Name of the script of the sandbox's worker, next to the scripts of the pages. */
declare const SANDBOX_WORKER: string;

/** Where Python is, next to the script of the sandbox's worker. */
declare const PYTHON_FILES: { readonly worker: string; readonly runtime: string; readonly sources: string };

/** A program in Python, as text. */
declare module '*.py' {
  const text: string;
  export default text;
}

/** Declarations of the SDK and of the language, compressed; the import is the name of their file. */
declare module '*/types.bin' {
  const file: string;
  export default file;
}

/** Name of the script of the worker that knows TypeScript. */
declare const LANGUAGE_WORKER: string;

/** TypeScript alone, of the package that wraps it: version 7 is no JavaScript any more. */
declare module '@ts-morph/common/dist/typescript.js' {
  import { ts } from '@ts-morph/common';

  export default ts;
}
