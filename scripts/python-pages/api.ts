import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A doc string, taken apart by `python/tools/print_api.py`. */
export interface Doc {
  readonly paragraphs: readonly string[];
  /** What it says about each argument. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly examples?: readonly Example[];
}

/** A statement of an interactive session, and what it prints. */
export interface Example {
  readonly code: string;
  readonly output?: string;
}

export interface Parameter {
  readonly name: string;
  /** `rest` is `*aspects`, `settings` is `**settings`. */
  readonly kind: 'positional' | 'rest' | 'keyword' | 'settings';
  readonly type: string;
  readonly default?: string;
}

interface Named {
  readonly name: string;
  readonly doc: Doc | null;
}

export interface Method extends Named {
  readonly kind: 'method';
  readonly parameters: readonly Parameter[];
  readonly returns: string;
  readonly isClassMethod?: boolean;
}

/** A property, or an attribute that the constructor sets. */
export interface Property extends Named {
  readonly kind: 'property' | 'attribute';
  readonly type: string;
}

export interface Field extends Named {
  readonly kind: 'field';
  readonly type: string;
  readonly default?: string;
  /** True if the constructor does not take it. */
  readonly isFixed?: boolean;
}

/** A value of an enumeration, or an attribute that has one for all instances. */
interface Value {
  readonly kind: 'value';
  readonly name: string;
  readonly value: string;
}

/** A method of an asynchronous client that has a synchronous twin. */
interface Twin {
  readonly kind: 'twin';
  readonly name: string;
  readonly of: string;
}

export type Member = Method | Property | Field | Value | Twin;

interface Declared {
  readonly name: string;
  readonly module: string;
  readonly doc: Doc;
}

export interface ClassDeclaration extends Declared {
  readonly kind: 'class';
  readonly bases: readonly string[];
  readonly isDataclass: boolean;
  /** Parameters of the constructor, where the class has one of its own. */
  readonly parameters?: readonly Parameter[];
  readonly members: readonly Member[];
}

export interface FunctionDeclaration extends Declared {
  readonly kind: 'function';
  readonly parameters: readonly Parameter[];
  readonly returns: string;
}

/** A type with a name, or a constant. */
export interface ValueDeclaration extends Declared {
  readonly kind: 'alias' | 'constant';
  readonly value: string;
}

export type Declaration = ClassDeclaration | FunctionDeclaration | ValueDeclaration;

/** What the Python package offers. */
export interface PythonApi {
  /** The module of each name that `import colophon` offers. */
  readonly exports: Readonly<Record<string, string>>;
  readonly declarations: readonly Declaration[];
}

/** Where the printed interface is kept, from the root of the project. */
export const apiFile = 'python/api.json';

export async function readPythonApi(): Promise<PythonApi> {
  return JSON.parse(await readFile(join(import.meta.dirname, '../..', apiFile), 'utf8')) as PythonApi;
}
