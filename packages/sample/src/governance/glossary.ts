import { makeGlossaryNodeUrn, makeTermUrn } from '@colophon/sdk/urns';
import { glossaryText } from './glossary-text.ts';

/** A folder of the glossary. */
export interface GlossaryNode {
  readonly urn: string;
  readonly name: string;
  readonly definition: string;
  /** URN of the node above. */
  readonly parent: string | undefined;
}

/** A term of the business. */
export interface Term {
  readonly urn: string;
  readonly name: string;
  readonly definition: string;
  /** URN of the node. */
  readonly node: string;
  /** URNs of terms that help to understand it. */
  readonly related: readonly string[];
  /** URN of the term that it is a kind of. */
  readonly kindOf: string | undefined;
}

const slug = (name: string): string => `tarnfell-${name.toLowerCase().replaceAll(' ', '-')}`;
const nodeUrn = (path: string): string => makeGlossaryNodeUrn(slug(path.replaceAll(' / ', ' ')));
const urnNamed = (name: string): string => makeTermUrn(slug(name));

const blocks = glossaryText
  .trim()
  .split(/\n\n/)
  .map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [, path = '', definition = ''] = /^# (.+?): (.+)$/.exec(head) ?? [];
    return { path, definition, lines };
  });

export const glossaryNodes: readonly GlossaryNode[] = blocks.map(({ path, definition }) => {
  const [name = '', parent] = path.split(' / ').reverse();
  return { urn: nodeUrn(path), name, definition, parent: parent === undefined ? undefined : nodeUrn(parent) };
});

export const terms: readonly Term[] = blocks.flatMap(({ path, lines }) =>
  lines.map((line) => {
    const [, name = '', definition = '', related, kind] =
      /^(.+?): (.+?)(?: => (.+?))?(?: \^ (.+))?$/.exec(line) ?? [];
    return {
      urn: urnNamed(name),
      name,
      definition,
      node: nodeUrn(path),
      related: related?.split(', ').map(termUrn) ?? [],
      kindOf: kind === undefined ? undefined : termUrn(kind),
    };
  }),
);

/** URN of the term with a name, which must be in the text. */
export function termUrn(name: string): string {
  if (!glossaryText.includes(`\n${name}: `)) throw new RangeError(`There is no term ${name}.`);
  return urnNamed(name);
}
