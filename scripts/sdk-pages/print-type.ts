import {
  type DeclarationReflection,
  makeRecursiveVisitor,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import type { Links } from './links.ts';

/** A type as it is written in TypeScript, on one line. TypeDoc resolves two names of the model that the sources use. */
export const typeText = (type: SomeType | undefined): string =>
  (type?.toString() ?? 'void')
    .replaceAll('"', "'")
    .replace(/\(?keyof AspectTypes\)?/g, 'AspectName')
    .replace(/\(?keyof EntityAspects\)?/g, 'EntityType')
    .replace(/\s*\n\s*/g, ' ');

/** Names in a type, in order. */
export function namesIn(type: SomeType | undefined): string[] {
  const names: string[] = [];
  type?.visit(makeRecursiveVisitor({ reference: ({ name }) => void names.push(name) }));
  return names;
}

/** The name of a parameter; one that is taken apart has none in the sources. */
export const parameterName = ({ name }: ParameterReflection): string =>
  name === '__namedParameters' ? 'options' : name;

export const isOptional = ({ flags, defaultValue }: ParameterReflection): boolean =>
  flags.isOptional || defaultValue !== undefined;

/** `search(options?: SearchOptions): Promise<SearchPage>`, with a word before it such as `new`. */
export function signatureText(
  name: string,
  { parameters = [], typeParameters, type }: SignatureReflection,
): string {
  const generics = typeParameters?.map(
    ({ name: parameter, type: bound }) => `${parameter}${bound ? ` extends ${typeText(bound)}` : ''}`,
  );
  const list = parameters.map(
    (parameter) =>
      `${parameterName(parameter)}${isOptional(parameter) ? '?' : ''}: ${typeText(parameter.type)}`,
  );
  return `${name}${generics ? `<${generics.join(', ')}>` : ''}(${list.join(', ')})${name.startsWith('new ') ? '' : `: ${typeText(type)}`}`;
}

/** The component that shows a signature; names in it lead to their explanations. */
export function printSignature(code: string, links: Links, page: string, own: string): string {
  const names = [...new Set(code.replace(/'[^']*'/g, '').match(/\b[A-Z]\w+/g))].filter(
    (name) => name !== own,
  );
  const hrefs = names.flatMap((name) => {
    const href = links.hrefOf(name, page);
    return href ? [`${name}=${href}`] : [];
  });
  return `<Signature code="${code}"${hrefs.length > 0 ? ` links="${hrefs.join(' ')}"` : ''} />`;
}

/** What a component that defines something says of its type. */
export function typeAttributes(type: SomeType | undefined, links: Links, page: string): string {
  const href = namesIn(type)
    .map((name) => links.hrefOf(name, page))
    .find((found) => found !== undefined);
  return `type="${typeText(type)}"${href ? ` typeHref="${href}"` : ''}`;
}

/** A type that is only another name, as it is written. */
export const aliasText = ({ name, type }: DeclarationReflection): string =>
  `type ${name} = ${typeText(type)}`;
