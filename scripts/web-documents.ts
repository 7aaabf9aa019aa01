import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  printSchema,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import { placeElements } from './reference-pages/graphql-places.ts';

/** A file with operations of the application, or fragments of several. */
interface DocumentFile {
  /** From the folder of the sources, without its end. */
  readonly path: string;
  readonly document: DocumentNode;
}

/**
 * Prints a module for each file of operations, with their text, so that the first view does not load the operations of all
 * others; and one with the types of everything, of which nothing is left when it runs.
 *
 * @returns Modules by path.
 */
export async function printWebDocuments(
  schema: GraphQLSchema,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const files = await readDocuments(folder);
  const types = await codegen({
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: files.map(({ path, document }) => ({ location: `${path}.graphql`, document })),
    filename: 'types.ts',
    config: {
      immutableTypes: true,
      disableDescriptions: true,
      scalars: { Long: 'number' },
      inlineFragmentTypes: 'combine',
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
  });
  const modules = files.flatMap(({ path, document }): readonly [string, string][] => {
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    return operations.length === 0
      ? []
      : [[path, printModule(path, operations as OperationDefinitionNode[], withFragments(document, files))]];
  });
  return new Map([
    ['types', foldEqualMembers(types)],
    ['operation-pages', printOperationPages(schema, files)],
    ...modules,
  ]);
}

/** Where the reference describes what each operation asks for first, from `/docs/`. */
function printOperationPages(schema: GraphQLSchema, files: readonly DocumentFile[]): string {
  const { all } = placeElements(schema);
  const pages = files
    .flatMap(({ document }) => document.definitions)
    .flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const kind = definition.operation === 'query' ? 'queries' : 'mutations';
      const field = definition.selectionSet.selections.find((each) => each.kind === Kind.FIELD)?.name.value;
      const place = all.find((each) => each.kind === kind && each.name === field);
      return place ? [[definition.name?.value ?? '', place.href] as const] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '/** The page of the reference for each operation, by its name. */',
    'export const operationPages: Readonly<Record<string, string>> = {',
    ...pages.map(([name, href]) => `  ${name}: '${href}',`),
    '};',
    '',
  ].join('\n');
}

function printModule(
  path: string,
  operations: readonly OperationDefinitionNode[],
  document: DocumentNode,
): string {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  const types = operations.flatMap((each) => [typeOf(each), `${typeOf(each)}Variables`]).join(', ');
  return [
    `import { operation } from '${'../'.repeat(path.split('/').length)}src/data/operation.ts';`,
    `import type { ${types} } from '${up}types.ts';`,
    '',
    `export type { ${types} };`,
    ...operations.map((each) => printOperation(each, document)),
  ].join('\n');
}

/** Name of the type of what an operation answers. */
const typeOf = ({ name, operation }: OperationDefinitionNode): string =>
  `${name?.value}${operation === 'query' ? 'Query' : 'Mutation'}`;

/** An operation with its fragments, as the text that is sent. */
function printOperation(operation: OperationDefinitionNode, document: DocumentNode): string {
  const name = operation.name?.value ?? '';
  const type = typeOf(operation);
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const used = withFragments({ ...document, definitions: [operation] }, [
    { path: '', document: { ...document, definitions: fragments } },
  ]);
  const text = stripIgnoredCharacters(print(used));
  const constant = `${type[0]?.toLowerCase()}${type.slice(1)}`;
  return `export const ${constant} = operation<${type}, ${type}Variables>('${name}', ${JSON.stringify(text)});\n`;
}

/**
 * An answer about any entity has a member for each object type, and most of them are equal: each is kept once. A member begins
 * with a bar, and its further lines are indented more.
 */
function foldEqualMembers(types: string): string {
  let lines = types.split('\n');
  const indents = new Set(lines.flatMap((line) => /^( *)\| \{/.exec(line)?.[1]?.length ?? []));
  // Those inside of others first: two that differ in nothing else become equal.
  for (const indent of [...indents].sort((a, b) => b - a)) lines = foldAt(indent, lines);
  return lines.join('\n');
}

function foldAt(indent: number, lines: readonly string[]): string[] {
  const isFirst = (line = '') => line.startsWith(`${' '.repeat(indent)}| {`);
  const folded: string[] = [];
  let seen = new Set<string>();
  for (let at = 0; at < lines.length; ) {
    const start = at++;
    if (!isFirst(lines[start])) {
      folded.push(lines[start] ?? '');
      seen = new Set();
      continue;
    }
    while ((/^ */.exec(lines[at] ?? '')?.[0].length ?? 0) > indent) at++;
    const member = lines.slice(start, at);
    const text = member.join('\n');
    if (!seen.has(text)) folded.push(...member);
    seen.add(text);
  }
  return folded;
}

async function readDocuments(folder: string): Promise<readonly DocumentFile[]> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.graphql'))
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      path: name.replace(/\.graphql$/, ''),
      document: parse(await readFile(join(folder, name), 'utf8')),
    })),
  );
}

/** A document with the fragments that it uses, from whichever file. */
function withFragments(document: DocumentNode, files: readonly DocumentFile[]): DocumentNode {
  const known = new Map(
    files
      .flatMap((file) => file.document.definitions)
      .flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
      ),
  );
  const definitions = new Set(document.definitions);
  for (const definition of definitions)
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = known.get(name.value);
        if (fragment) definitions.add(fragment);
      },
    });
  return { ...document, definitions: [...definitions] };
}
