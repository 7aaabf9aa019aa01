import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Application, type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { Program } from 'typescript';

const root = join(import.meta.dirname, '../..');

/** What the SDK exports, as its types and doc comments say. */
export interface Api {
  /** By name; of a value and a type of the same name, the value. Without the types of the model, which have pages of their own. */
  readonly declarations: ReadonlyMap<string, DeclarationReflection>;
  /** Names of the model's types. */
  readonly modelTypes: readonly string[];
  /** A name that is only another one for a declaration, with that. */
  readonly aliases: ReadonlyMap<string, string>;
  /** By name, what programs import it from; of several paths, the root first. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** The program that the compiler made of the sources. */
  readonly program: Program;
}

/** Reads the public interface of the SDK from its sources, with TypeDoc. */
export async function readApi(): Promise<Api> {
  const app = await Application.bootstrap({
    entryPoints: [join(root, 'packages/sdk/src/testing/public-api.ts')],
    tsconfig: join(import.meta.dirname, 'tsconfig.json'),
    excludePrivate: true,
    // Constructors that the SDK alone calls.
    excludeInternal: true,
    // The type check of the repository has seen them, by a newer compiler.
    skipErrorChecking: true,
    sort: ['source-order'],
    logLevel: 'Warn',
  });
  const [entry, ...others] = app.getEntryPoints() ?? [];
  if (!entry || others.length > 0) throw new Error('expected one entry point of the SDK');
  const exported = app.converter.convert([entry]).children ?? [];
  const declarations = new Map<string, DeclarationReflection>();
  const modelTypes: string[] = [];
  const aliases = new Map<string, string>();
  for (const declaration of exported) {
    const { name } = declaration;
    if (declaration.isReference()) aliases.set(name, declaration.getTargetReflectionDeep().name);
    else if (sourceOf(declaration).startsWith('packages/model-types/')) modelTypes.push(name);
    else if (!declaration.kindOf(ReflectionKind.TypeAlias) || !declarations.has(name))
      declarations.set(name, declaration);
  }
  return { declarations, modelTypes, aliases, paths: pathsOf(entry.program), program: entry.program };
}

/** What the entry points of the package export. The types of the model have their path only where no other has the name. */
function pathsOf(program: Program): ReadonlyMap<string, readonly string[]> {
  const checker = program.getTypeChecker();
  const { name, exports } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'));
  const paths = new Map<string, string[]>();
  for (const [path, file] of Object.entries<string>(exports)) {
    const source = program.getSourceFile(join(root, 'packages/sdk', file));
    const module = source && checker.getSymbolAtLocation(source);
    for (const { name: exported } of module ? checker.getExportsOfModule(module) : [])
      paths.set(exported, [...(paths.get(exported) ?? []), join(name, path)]);
  }
  for (const [exported, found] of paths)
    if (found.length > 1)
      paths.set(
        exported,
        found.filter((path) => !path.endsWith('/types')),
      );
  return paths;
}

/** The file that declares something, from the root of the project. */
export function sourceOf({ name, sources }: DeclarationReflection): string {
  const file = sources?.[0]?.fullFileName;
  if (file === undefined) throw new Error(`${name}: no source is known`);
  return relative(root, file);
}
