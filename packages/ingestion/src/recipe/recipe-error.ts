/** Something wrong in a recipe, with its place. */
export interface RecipeProblem {
  /** What is wrong, what was expected and what came. Secrets are not part of it. */
  readonly message: string;
  /** Keys and positions from the top of the recipe: `source.config.host_port`. Empty for the file as a whole. */
  readonly path: string;
  /** From 1; undefined if the problem is about the file as a whole. */
  readonly line: number | undefined;
  /** From 1. */
  readonly column: number | undefined;
}

/** A recipe that cannot be used. It names every problem, one per line, in a form that editors open. */
export class RecipeError extends Error {
  override readonly name = 'RecipeError';
  /** File of the recipe. */
  readonly file: string;
  readonly problems: readonly RecipeProblem[];

  constructor(file: string, problems: readonly RecipeProblem[]) {
    super(problems.map((problem) => describeProblem(file, problem)).join('\n'));
    this.file = file;
    this.problems = problems;
  }
}

/** A problem as a line: `recipe.yml:3:5: source.config.hostport: unknown key`. */
export function describeProblem(file: string, { line, column, path, message }: RecipeProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return path === '' ? `${place}: ${message}` : `${place}: ${path}: ${message}`;
}
