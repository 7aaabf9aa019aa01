import type { Redactor } from '../redaction/redactor.ts';
import { isSecretName, secretsIn } from '../redaction/secret-names.ts';
import { PythonError } from './python-error.ts';

/** A recipe as it is parsed, before its variables are expanded. */
export interface RecipeInput {
  readonly source: { readonly type: string; readonly config?: unknown };
  readonly sink?: { readonly type: string; readonly config?: unknown } | null | undefined;
  readonly transformers?: readonly { readonly type: string; readonly config?: unknown }[] | null | undefined;
  readonly [key: string]: unknown;
}

/** The catalogue that a recipe without a sink writes to. */
export interface TargetCatalogue {
  /** Its address. */
  readonly server: string;
  readonly token?: string | undefined;
}

/** A recipe for DataHub's package. */
export interface PreparedRecipe {
  /** Content of its file. Secrets that the recipe had in clear text are variables in it. */
  readonly text: string;
  /** Variables that the file refers to, beside those that the recipe had before. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Values of recipes and tokens that are passed on. Other programs have no variables of these names. */
const variablePrefix = 'COLOPHON_RECIPE_SECRET_';

/** Sinks that mean the catalogue here, and what DataHub's package calls it. */
const catalogueSinks: ReadonlySet<string> = new Set(['catalogue', 'colophon']);

/**
 * Prepares a recipe for `datahub ingest run`: the sink is this catalogue unless the recipe has one, and secrets move from
 * the recipe to variables. All secrets are added to the redactor.
 *
 * @param variables Values of the variables that the recipe may refer to.
 * @throws PythonError for parts that DataHub's package does not know, or a recipe without a sink where there is no catalogue.
 */
export function prepareRecipe(
  recipe: RecipeInput,
  {
    catalogue,
    runId,
    variables,
    redactor,
  }: {
    readonly catalogue: TargetCatalogue | undefined;
    readonly runId?: string | undefined;
    readonly variables: Readonly<Record<string, string | undefined>>;
    readonly redactor: Redactor;
  },
): PreparedRecipe {
  const moved: Record<string, string> = {};
  const move = (secret: string): string => {
    const name = `${variablePrefix}${Object.keys(moved).length + 1}`;
    moved[name] = secret;
    redactor.add(secret);
    return `\${${name}}`;
  };
  const transform = (value: unknown, isSecret: boolean): unknown => {
    if (typeof value === 'string')
      return isSecret ? moveUnlessReference(value, variables, redactor, move) : value;
    if (Array.isArray(value)) return value.map((item) => transform(item, isSecret));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, transform(item, isSecret || isSecretName(key))]),
    );
  };
  for (const secret of secretsIn(recipe)) if (!secret.includes('${')) redactor.add(secret);
  const own = recipe.transformers?.find(({ type }) => /^\.{0,2}\//.test(type));
  if (own)
    throw new PythonError(
      `The source ${recipe.source.type} runs in DataHub's own package, which has no transformer ${own.type}.`,
      { remedy: "Use one of DataHub's transformers, or a Python class: my_module.MyTransformer." },
    );
  const sink = (sinkOf(recipe, catalogue, move) ?? transform(recipe.sink, false)) as {
    readonly type: string;
  };
  const prepared = {
    ...(transform(recipe, false) as RecipeInput),
    sink,
    ...(sink.type === 'datahub-rest' && { reporting: reportersOf(recipe) }),
    ...(runId !== undefined && { run_id: runId }),
  };
  return { text: JSON.stringify(prepared, null, 2), variables: moved };
}

function sinkOf(
  { sink, source }: RecipeInput,
  catalogue: TargetCatalogue | undefined,
  move: (secret: string) => string,
): unknown {
  if (sink && !catalogueSinks.has(sink.type)) return undefined;
  if (!catalogue)
    throw new PythonError(
      `The recipe of ${source.type} has no sink, and there is no catalogue to write to.`,
      {
        remedy: 'Set --server, or give the recipe a sink.',
      },
    );
  const { server, token } = catalogue;
  return { type: 'datahub-rest', config: { server, ...(token && { token: move(token) }) } };
}

/** The package reports to the catalogue by itself only if it is not asked for a file. */
function reportersOf({ reporting }: RecipeInput): unknown[] {
  const reporters: { readonly type?: string }[] = Array.isArray(reporting) ? reporting : [];
  return reporters.some(({ type }) => type === 'datahub') ? reporters : [...reporters, { type: 'datahub' }];
}

/** A text with references keeps them: DataHub's package expands them, and their values become known as secrets. */
function moveUnlessReference(
  text: string,
  variables: Readonly<Record<string, string | undefined>>,
  redactor: Redactor,
  move: (secret: string) => string,
): string {
  if (text === '') return text;
  const names = [...text.matchAll(/\$\{?(\w+)/g)].map(([, name = '']) => name);
  if (
    /\$\{.+\}/.test(text) ||
    (text.startsWith('$') && names.some((name) => variables[name] !== undefined))
  ) {
    for (const name of names) redactor.add(variables[name] ?? '');
    return text;
  }
  return move(text);
}
