import { type Document, isMap, isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { PipelineFileError, type Problem } from '../definitions/errors.ts';
import { expandVariables } from './expand-variables.ts';

export type Path = readonly PropertyKey[];

/** A YAML file as a value, which knows where each part of it is. */
export interface YamlDocument {
  readonly value: unknown;
  /** The problem at a part of the value; with `atKey`, at the key of it instead of its value. */
  problemAt(path: Path, message: string, options?: { readonly atKey?: boolean }): Problem;
}

/**
 * Parses YAML, with the variables of the environment in its texts.
 *
 * @throws PipelineFileError for what is no YAML, and for variables that are not set.
 */
export function readYaml(
  file: string,
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col), message };
  };
  const problems = document.errors.map((error) => at(error.pos[0], error.message));
  visit(document, {
    Scalar(key, node) {
      if (typeof node.value !== 'string' || key === 'key') return;
      try {
        node.value = expandVariables(node.value, environment);
      } catch (error) {
        problems.push(at(node.range?.[0] ?? 0, (error as Error).message));
      }
    },
  });
  if (problems.length > 0) throw new PipelineFileError(file, problems);
  return {
    value: document.toJS() as unknown,
    problemAt: (path, message, { atKey = false } = {}) => at(offsetOf(document, path, atKey), message),
  };
}

/** Where a part of the document starts; where it is absent, the nearest part around it. */
function offsetOf(document: Document, path: Path, atKey: boolean): number {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    if (atKey && length === path.length) {
      const parent = length === 1 ? document.contents : document.getIn(part.slice(0, -1), true);
      const pair = isMap(parent)
        ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === part.at(-1))
        : undefined;
      const key = pair?.key as Node | undefined;
      if (key?.range) return key.range[0];
    }
    const node = document.getIn(part, true) as Node | undefined;
    if (node?.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
