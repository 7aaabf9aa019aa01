import { isMap, LineCounter, type Node, type ParsedNode, parseDocument, Scalar, visit } from 'yaml';
import { z } from 'zod';
import { SourceError } from '../definitions/errors.ts';
import { nearestWord } from './nearest-word.ts';
import { type InputContext, readInput, withoutSecrets } from './open-input.ts';

type Path = readonly PropertyKey[];

/** A YAML file whose content is as its schema says. */
export interface YamlFile<T> {
  readonly value: T;
  /** Where something is, for messages: `glossary.yml:12:5`. */
  at(path: Path): string;
}

/**
 * Reads a YAML file and checks it. `${NAME}` stands for a variable of the environment, as in DataHub.
 *
 * @param place File or `http` address.
 * @throws SourceError that lists every mistake with its line and column.
 */
export async function readYaml<T>(
  place: string,
  schema: z.ZodType<T>,
  context: InputContext,
): Promise<YamlFile<T>> {
  const name = withoutSecrets(place);
  const lines = new LineCounter();
  const document = parseDocument(await readInput(place, context), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${name}:${line}:${col}`;
  };
  const syntaxErrors = document.errors.map(({ pos, message }) => `${at(pos[0])}: ${message}`);
  if (syntaxErrors.length > 0) throw new SourceError(syntaxErrors.join('\n'));
  const unset: string[] = [];
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      node.value = node.value.replace(/\$\{(\w+)\}/g, (text, variable: string) => {
        const value = process.env[variable];
        if (value === undefined)
          unset.push(`${at(node.range?.[0] ?? 0)}: the environment has no variable ${variable}`);
        return value ?? text;
      });
    },
  });
  if (unset.length > 0) throw new SourceError(unset.join('\n'));
  const place_ = (path: Path, key?: string) => at(offsetOf(document.contents, path, key));
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { value: parsed.data, at: (path) => place_(path) };
  const mistakes = parsed.error.issues.flatMap((issue) => describeIssue(issue, schema, place_));
  throw new SourceError(mistakes.join('\n'));
}

function describeIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  at: (path: Path, key?: string) => string,
): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const known = keysAt(schema, issue.path);
      const nearest = nearestWord(key, known);
      const help = nearest === undefined ? `Known are ${known.join(', ')}.` : `Did you mean ${nearest}?`;
      return `${at(issue.path, key)}: ${printPath([...issue.path, key])} is unknown. ${help}`;
    });
  if (issue.code === 'invalid_union' && issue.errors[0]?.[0]) {
    // The alternative that went furthest into the value is the one that was meant.
    const meant = issue.errors.reduce((best, one) => (depthOf(one) > depthOf(best) ? one : best));
    return meant.flatMap((inner) =>
      describeIssue({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue, schema, at),
    );
  }
  return [`${at(issue.path)}: ${printPath(issue.path)}: ${issue.message}`];
}

const depthOf = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)));

const printPath = (path: Path): string => (path.length === 0 ? 'the file' : path.map(String).join('.'));

/** Where a value starts, or the nearest one around it that exists. */
function offsetOf(root: ParsedNode | Node | null, path: Path, key?: string): number {
  let node: unknown = root;
  let offset = 0;
  for (const segment of path) {
    const next: unknown =
      node && typeof node === 'object' && 'get' in node
        ? (node as { get(key: unknown, keep: boolean): unknown }).get(segment, true)
        : undefined;
    if (!isNodeLike(next)) break;
    offset = next.range?.[0] ?? offset;
    node = next;
  }
  if (key !== undefined && isMap(node)) {
    const found = node.items.find((pair) => pair.key instanceof Scalar && pair.key.value === key);
    if (found?.key instanceof Scalar) return found.key.range?.[0] ?? offset;
  }
  return offset;
}

const isNodeLike = (value: unknown): value is { range?: readonly [number, number, number] } =>
  typeof value === 'object' && value !== null;

/** The keys of an object within a schema. */
function keysAt(schema: z.core.$ZodType, path: Path): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((option) => keysAt(option as z.core.$ZodType, path));
  const [segment, ...rest] = path;
  if (segment === undefined) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  if (inner instanceof z.ZodObject) {
    const field = (inner.shape as Record<string, z.core.$ZodType>)[String(segment)];
    return field ? keysAt(field, rest) : [];
  }
  if (inner instanceof z.ZodArray) return keysAt(inner.element as z.core.$ZodType, rest);
  return [];
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrap(schema.unwrap());
  if (schema instanceof z.ZodLazy) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  return schema;
}
