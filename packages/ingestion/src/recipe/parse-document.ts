import { type Document, isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { RecipeError, type RecipeProblem } from './recipe-error.ts';

/** A recipe as text, parsed, with the places of its parts. */
export interface ParsedDocument {
  /** Name of the file, for messages. */
  readonly file: string;
  /** As JavaScript has it. */
  readonly value: unknown;
  /** A problem at a path. */
  problemAt(path: readonly PropertyKey[], message: string, isKey?: boolean): RecipeProblem;
}

/**
 * Parses YAML, of which JSON is a part.
 *
 * @throws RecipeError with each syntax error and its place.
 */
export function parseRecipeText(file: string, text: string): ParsedDocument {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const placeOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (document.errors.length > 0)
    throw new RecipeError(
      file,
      document.errors.map((error) => ({
        message: `not valid YAML: ${lowerFirst(error.message)}`,
        path: '',
        ...placeOf(error.pos[0]),
      })),
    );
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 1000 });
  } catch (error) {
    throw new RecipeError(file, [
      { message: (error as Error).message, path: '', line: undefined, column: undefined },
    ]);
  }
  return {
    file,
    value,
    problemAt(path, message, isKey = false) {
      const offset = offsetAt(document, path, isKey);
      const place = offset === undefined ? { line: 1, column: 1 } : placeOf(offset);
      return { message, path: printPath(path), ...place };
    },
  };
}

/** Where a path starts; if nothing is there, where the nearest part that contains it starts. */
function offsetAt(document: Document, path: readonly PropertyKey[], isKey: boolean): number | undefined {
  let node = document.contents as Node | null;
  let offset = node?.range?.[0];
  for (const [i, part] of path.entries()) {
    if (!isCollection(node)) return offset;
    const isLast = i === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
      if (pair === undefined) return offset;
      const key = pair.key as Node;
      const value = pair.value as Node | null;
      // A map starts at its first key, on the next line: its own key says more.
      const isNested = isCollection(value) && !value.flow;
      offset = (isLast && (isKey || isNested)) || !value?.range ? key.range?.[0] : value.range[0];
      // What is missing inside a map is reported at the key of the map.
      if (!isLast && isNested) offset = key.range?.[0] ?? offset;
      node = value;
    } else {
      node = (node.items[Number(part)] ?? null) as Node | null;
      offset = node?.range?.[0] ?? offset;
    }
  }
  return offset;
}

/** `source.config.tables[0].name` */
const printPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i === 0 ? '' : '.'}${String(part)}`))
    .join('');

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
