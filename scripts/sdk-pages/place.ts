import { type DeclarationReflection, makeRecursiveVisitor, type Reflection, ReflectionKind } from 'typedoc';
import { clientVariables, type SdkPage, type Section, sdkPages } from './contents.ts';
import { type Api, sourceOf } from './read-api.ts';

/** Something with its own heading, and the types that are explained below it. */
export interface Member {
  /** Its heading, such as `graph.search`. */
  readonly heading: string;
  readonly declaration: DeclarationReflection;
  readonly types: readonly DeclarationReflection[];
}

export interface PlacedSection extends Section {
  readonly members: readonly Member[];
  /** Of a client, its groups of methods, each of which has a section of its own, by the names of their classes. */
  readonly groups: ReadonlyMap<string, Member>;
}

export interface PlacedPage extends SdkPage {
  readonly sections: readonly PlacedSection[];
}

/** Gives everything that the SDK exports its place: what is in no file of a section, where it is first used. */
export function placeAll(api: Api): readonly PlacedPage[] {
  const placed = new Set<string>();
  const take = (names: Iterable<string>) =>
    [...names].flatMap((name) => {
      const declaration = api.declarations.get(name);
      const isType = declaration?.kindOf([ReflectionKind.Interface, ReflectionKind.TypeAlias]);
      if (!declaration || !isType || placed.has(name)) return [];
      placed.add(name);
      return [declaration];
    });
  /** The types that a declaration speaks of, and those of which they do. */
  const typesOf = (declaration: DeclarationReflection): DeclarationReflection[] =>
    take(mentionedIn(declaration)).flatMap((type) => [type, ...typesOf(type)]);

  const pages = sdkPages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const members = declarationsOf(section, api).map(([heading, declaration]) => {
        placed.add(declaration.name);
        const named = take(section.types?.[heading] ?? []).flatMap((type) => [type, ...typesOf(type)]);
        const isClient = section.client?.[0] === declaration.name;
        const types = (isClient ? constructorsOf(declaration) : [declaration]).flatMap(typesOf);
        return { heading, declaration, types: [...types, ...named] };
      });
      if (members.length === 0) throw new Error(`${page.id}: there is nothing under ${section.title}`);
      return { ...section, members, groups: groupsOf(section, api) };
    }),
  }));
  const homeless = [...api.declarations.keys()].filter((name) => !placed.has(name));
  if (homeless.length > 0) throw new Error(`no page of the SDK has a place for ${homeless.join(', ')}`);
  return pages;
}

function declarationsOf({ client, files = [] }: Section, api: Api): [string, DeclarationReflection][] {
  if (client) {
    const [className, variable] = client;
    const declaration = api.declarations.get(className);
    if (!declaration) throw new Error(`the SDK exports no ${className}`);
    // `[Symbol.asyncDispose]` is the meaning of `await using`, not something to call.
    const members = declaration.children?.filter(
      (member) => member.name !== 'constructor' && !member.name.startsWith('[') && !groupOf(member),
    );
    return [
      [className, declaration],
      ...(members ?? []).map((member): [string, DeclarationReflection] => [
        `${variable}.${member.name}`,
        member,
      ]),
    ];
  }
  const paths = files.map((file) => (file.startsWith('packages/') ? file : `packages/sdk/src/${file}`));
  const isValue = [ReflectionKind.Function, ReflectionKind.Class, ReflectionKind.Variable];
  return paths.flatMap((path) =>
    [...api.declarations.values()]
      .filter((declaration) => declaration.kindOf(isValue) && sourceOf(declaration) === path)
      .map((declaration): [string, DeclarationReflection] => [declaration.name, declaration]),
  );
}

/** The class of a group of methods; undefined for another member. */
function groupOf({ type }: DeclarationReflection): string | undefined {
  return type?.type === 'reference' && clientVariables.has(type.name) ? type.name : undefined;
}

function groupsOf({ client }: Section, api: Api): ReadonlyMap<string, Member> {
  const [className = '', variable] = client ?? [];
  const members = api.declarations.get(className)?.children ?? [];
  return new Map(
    members.flatMap((declaration): [string, Member][] => {
      const group = groupOf(declaration);
      return group === undefined
        ? []
        : [[group, { heading: `${variable}.${declaration.name}`, declaration, types: [] }]];
    }),
  );
}

/** Of a client, only its constructor counts: the methods have places of their own. */
const constructorsOf = ({ children = [] }: DeclarationReflection): DeclarationReflection[] =>
  children.filter(({ kind }) => kind === ReflectionKind.Constructor);

/** Names of the types that a declaration refers to, in order. */
function mentionedIn(declaration: DeclarationReflection): ReadonlySet<string> {
  const names = new Set<string>();
  const visitor = makeRecursiveVisitor({ reference: ({ name }) => void names.add(name) });
  const visit = (reflection: Reflection): void => {
    if (reflection.isDeclaration() || reflection.isSignature() || reflection.isParameter())
      reflection.type?.visit(visitor);
    if (reflection.isDeclaration()) for (const type of reflection.extendedTypes ?? []) type.visit(visitor);
    reflection.traverse((child) => {
      if (!child.flags.isInherited && !child.flags.isProtected) visit(child);
      return true;
    });
  };
  visit(declaration);
  return names;
}
