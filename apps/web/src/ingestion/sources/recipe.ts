import { isMap, isNode, LineCounter, parseDocument, stringify } from 'yaml';

/** Something wrong in a recipe. */
export interface RecipeProblem {
  /** From 1; undefined for the recipe as a whole. */
  readonly line: number | undefined;
  readonly message: string;
}

/** A recipe that can be sent, or what is wrong with it. */
export type ReadRecipe =
  | { readonly json: string; readonly type: string }
  | { readonly problems: readonly RecipeProblem[] };

/**
 * Reads a recipe as people write it: YAML, of which JSON is a part.
 *
 * @param texts What is said where it is no recipe.
 */
export function readRecipe(
  text: string,
  texts: { readonly noObject: string; readonly noType: string },
): ReadRecipe {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(({ pos: [start], message }) => ({
        line: lines.linePos(start).line,
        message,
      })),
    };
  if (!isMap(document.contents)) return { problems: [{ line: undefined, message: texts.noObject }] };
  const type = document.getIn(['source', 'type']);
  if (typeof type !== 'string' || type === '')
    return { problems: [{ line: lineOf(document, lines, ['source']), message: texts.noType }] };
  try {
    return { json: JSON.stringify(document.toJS({ maxAliasCount: 100 })), type };
  } catch (error) {
    return { problems: [{ line: undefined, message: (error as Error).message }] };
  }
}

/** A recipe as people read it. What is stored may be no JSON, and is shown as it is then. */
export function printRecipe(stored: string): string {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? stringify(value, { lineWidth: 0 }) : stored;
  } catch {
    return stored;
  }
}

/**
 * What an executor says of a recipe that is invalid, at the lines that it means.
 *
 * @param log Of the run: `recipe:1:20: source.config.databse: unknown key`. Its own lines are those of the text that was sent.
 * @param text The recipe as it was written.
 */
export function problemsIn(log: string, text: string): readonly RecipeProblem[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return log.split('\n').flatMap((line) => {
    const [, path, message] = /^recipe(?::\d+:\d+)?: (?:([\w.[\]-]+): )?(.+)$/.exec(line) ?? [];
    if (message === undefined) return [];
    const at =
      path === undefined
        ? undefined
        : lineOf(
            document,
            lines,
            path.split(/[.[\]]+/).filter((key) => key !== ''),
          );
    return [{ line: at, message: path === undefined ? message : `${path}: ${message}` }];
  });
}

/** The line of a key; of one that is missing, that of the nearest one around it. */
function lineOf(
  document: ReturnType<typeof parseDocument>,
  lines: LineCounter,
  path: readonly string[],
): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const keys = path.slice(0, length).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const parent = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
    const last = keys.at(-1);
    const node = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(last))?.key
      : document.getIn(keys, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}
