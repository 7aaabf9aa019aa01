import { dirname, resolve } from 'node:path';
import { createRedactor, type Redactor } from '../redaction/redactor.ts';
import type { DefinitionKind, DefinitionKinds } from '../registry/definition-kinds.ts';
import { findDefinition, typesOf } from '../registry/find-definition.ts';
import { ModuleError } from '../registry/load-module.ts';
import { statefulSettings } from '../state/stateful-settings.ts';
import { expandDocument } from './expand-document.ts';
import type { Variables } from './expand-variables.ts';
import { explainIssues } from './explain-issue.ts';
import { loadRecipeText } from './load-text.ts';
import { suggestWord } from './nearest-word.ts';
import { type ParsedDocument, parseRecipeText } from './parse-document.ts';
import { RecipeError, type RecipeProblem } from './recipe-error.ts';
import { type RecipeDocument, recipeSchema } from './recipe-schema.ts';

/** A part of a recipe: what it names, and its configuration with defaults filled in. */
export interface RecipePart<K extends DefinitionKind> {
  /** As the recipe has it: a name, an alias or a path. */
  readonly type: string;
  readonly definition: DefinitionKinds[K];
  readonly config: unknown;
}

/** A recipe that has been checked and can run. */
export interface Recipe {
  readonly kind: 'recipe';
  /** Name of its file, for messages. */
  readonly file: string;
  /** Folder against which relative paths are resolved. */
  readonly folder: string;
  readonly source: RecipePart<'source'>;
  readonly transformers: readonly RecipePart<'transformer'>[];
  /** Undefined: the catalogue of the command line. */
  readonly sink: RecipePart<'sink'> | undefined;
  /** Its other settings. */
  readonly settings: RecipeDocument;
  /** As written, with the names of variables, for reports. */
  readonly raw: unknown;
  /** Takes its secrets out of text. */
  readonly redactor: Redactor;
  /**
   * Of metadata that DataHub's package has read: platforms by which that may name the state of earlier runs. The first with a
   * state counts. Undefined for sources of our own, whose platform names it.
   */
  readonly packagePlatforms?: readonly string[];
}

/** A recipe whose source is not built in. DataHub's package may have it. */
export interface ForeignRecipe {
  readonly kind: 'foreign';
  readonly file: string;
  readonly folder: string;
  /** The unknown type of the source. */
  readonly type: string;
  /** What is wrong if nothing else knows the type either. */
  readonly problem: RecipeProblem;
  readonly settings: RecipeDocument;
  readonly raw: unknown;
  readonly redactor: Redactor;
}

/** How to read a recipe. */
export interface ReadRecipeOptions {
  /** Values of variables. Default: the environment of the process. */
  readonly variables?: Variables;
  /** Receives the secrets of the recipe. Default: a new one. */
  readonly redactor?: Redactor;
}

/**
 * Reads a recipe from a file and checks everything that can be checked before it runs.
 *
 * @throws RecipeError with every problem and its place.
 */
export async function readRecipe(file: string, options?: ReadRecipeOptions): Promise<Recipe | ForeignRecipe> {
  return parseRecipe(await loadRecipeText(file), { file, folder: dirname(resolve(file)), ...options });
}

/**
 * Reads a recipe from text: as {@link readRecipe} does from a file.
 *
 * @throws RecipeError
 */
export async function parseRecipe(
  text: string,
  {
    file,
    folder,
    variables = process.env,
    redactor = createRedactor(),
  }: ReadRecipeOptions & { readonly file: string; readonly folder: string },
): Promise<Recipe | ForeignRecipe> {
  const document = parseRecipeText(file, text);
  const { value, problems: unset } = expandDocument(document, variables, redactor);
  if (unset.length > 0) throw new RecipeError(file, unset);
  const parsed = recipeSchema.safeParse(value, { reportInput: true });
  if (!parsed.success)
    throw failure(
      document,
      redactor,
      explainIssues(parsed.error.issues, recipeSchema).map(({ path, message, isKey }) =>
        document.problemAt(path, message, isKey),
      ),
    );
  const settings = parsed.data;
  const problems: RecipeProblem[] = [];
  if (settings.recording !== undefined && settings.recording !== null)
    problems.push(
      document.problemAt(['recording'], 'is not supported: run the recipe with DataHub’s own package', true),
    );
  const parts = new PartReader(document, folder, problems);
  const source = await parts.read('source', settings.source, ['source']);
  const transformers = [];
  for (const [i, one] of (settings.transformers ?? []).entries())
    transformers.push(await parts.read('transformer', one, ['transformers', i]));
  checkState(source, settings, document, problems);
  const sink = settings.sink && (await parts.read('sink', settings.sink, ['sink']));
  if (parts.unknownSource !== undefined) {
    // The source's own checks are not ours; everything else that is wrong still is.
    return {
      kind: 'foreign',
      file,
      folder,
      type: settings.source.type,
      problem: parts.unknownSource,
      settings,
      raw: document.value,
      redactor,
    };
  }
  if (problems.length > 0 || source === undefined) throw failure(document, redactor, problems);
  return {
    kind: 'recipe',
    file,
    folder,
    source,
    transformers: transformers.filter((one) => one !== undefined),
    sink,
    settings,
    raw: document.value,
    redactor,
  };
}

/** State is found again by the name of the pipeline. */
function checkState(
  source: RecipePart<'source'> | undefined,
  settings: RecipeDocument,
  document: ParsedDocument,
  problems: RecipeProblem[],
): void {
  if (settings.pipeline_name !== undefined || statefulSettings(source?.config) === undefined) return;
  problems.push(
    document.problemAt(
      ['source', 'config', 'stateful_ingestion'],
      'needs pipeline_name at the top of the recipe: the next run finds the state by it',
      true,
    ),
  );
}

/** Finds what the parts of a recipe name, and checks their configurations. */
class PartReader {
  /** The problem of a source whose type is unknown. */
  unknownSource: RecipeProblem | undefined;
  readonly #document: ParsedDocument;
  readonly #folder: string;
  readonly #problems: RecipeProblem[];

  constructor(document: ParsedDocument, folder: string, problems: RecipeProblem[]) {
    this.#document = document;
    this.#folder = folder;
    this.#problems = problems;
  }

  async read<K extends DefinitionKind>(
    kind: K,
    { type, config }: { readonly type: string; readonly config?: unknown },
    path: readonly PropertyKey[],
  ): Promise<RecipePart<K> | undefined> {
    let definition: DefinitionKinds[K] | undefined;
    try {
      definition = await findDefinition(kind, type, this.#folder);
    } catch (error) {
      if (!(error instanceof ModuleError)) throw error;
      this.#problems.push(this.#document.problemAt([...path, 'type'], error.message));
      return undefined;
    }
    if (definition === undefined) {
      const known = typesOf(kind);
      const problem = this.#document.problemAt(
        [...path, 'type'],
        `unknown ${kind} ${JSON.stringify(type)}${suggestWord(type, known)}`,
      );
      if (kind === 'source') this.unknownSource = problem;
      else this.#problems.push(problem);
      return undefined;
    }
    const parsed = await definition.config.safeParseAsync(config ?? {}, { reportInput: true });
    if (parsed.success) return { type, definition, config: parsed.data };
    for (const { path: inner, message, isKey } of explainIssues(parsed.error.issues, definition.config))
      this.#problems.push(this.#document.problemAt([...path, 'config', ...inner], message, isKey));
    return undefined;
  }
}

/** A message may quote a value that is a secret. */
const failure = (
  { file }: ParsedDocument,
  redactor: Redactor,
  problems: readonly RecipeProblem[],
): RecipeError =>
  new RecipeError(
    file,
    problems.map((problem) => ({ ...problem, message: redactor.redact(problem.message) })),
  );
