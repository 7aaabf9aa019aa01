// Between an editor and the worker that knows TypeScript.

/** A name that can stand at a place in the code. */
export interface Completion {
  readonly label: string;
  /** What it is, in TypeScript's words: `function`, `property`, `string` … */
  readonly kind: string;
}

/** The names that can stand at a place, and where what is typed of them begins. */
export interface Completions {
  readonly from: number;
  readonly names: readonly Completion[];
}

/** An error of the types, with the place that it is about. */
export interface TypeProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/** What is at a place: its type, and what its doc comment says. */
export interface TypeFacts {
  readonly from: number;
  readonly to: number;
  readonly signature: string;
  readonly doc: string;
}

/** What knows TypeScript, and the types of the SDK. Places are counted in UTF-16 code units. */
export interface Language {
  complete(code: string, at: number): Completions | undefined;
  check(code: string): TypeProblem[];
  describe(code: string, at: number): TypeFacts | undefined;
  /** The doc comment of a name that was completed. */
  explain(code: string, at: number, name: string): string;
}

export type LanguageCall = {
  [Name in keyof Language]: {
    readonly id: number;
    readonly name: Name;
    readonly args: Parameters<Language[Name]>;
  };
}[keyof Language];

export type LanguageAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string };
