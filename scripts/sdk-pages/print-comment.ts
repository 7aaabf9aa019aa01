import { escapeText } from '@colophon/schema/printers';
import type { Comment, CommentDisplayPart } from 'typedoc';
import { clientVariables } from './contents.ts';
import type { Links } from './links.ts';

/** The words of doc comments as MDX, for one page. */
export class CommentPrinter {
  readonly #links: Links;
  readonly #page: string;

  constructor(links: Links, page: string) {
    this.#links = links;
    this.#page = page;
  }

  /** Text of a comment on one line; what it links to is a link. */
  text(parts: readonly CommentDisplayPart[] = []): string {
    return parts
      .map((part) =>
        part.kind === 'inline-tag'
          ? this.link(part.text)
          : part.kind === 'text'
            ? escapeText(part.text)
            : part.text,
      )
      .join('')
      .replace(/\s*\n\s*/g, ' ')
      .trim();
  }

  /** What a block tag says, such as `@returns`; undefined when the comment has none. */
  block(comment: Comment | undefined, tag: `@${string}`): string | undefined {
    const content = comment?.getTag(tag)?.content;
    return content && this.text(content);
  }

  /** The code of each example. */
  examples(comment: Comment | undefined): string[] {
    return (comment?.getTags('@example') ?? []).map(({ content }) =>
      content
        .map(({ text }) => text)
        .join('')
        .replace(/^```ts\n|\n```$/g, ''),
    );
  }

  /** What is thrown, a sentence in which classes and codes lead to their explanations. */
  thrown(comment: Comment | undefined): string | undefined {
    const text = this.block(comment, '@throws');
    if (text === undefined) return undefined;
    const linked = text
      .replace(/(?<!\[)\b[A-Z][a-zA-Z]+Error\b/g, (name) => this.link(name))
      .replace(/`([A-Z]+(?:_[A-Z]+)+)`/g, (code, name: string) => {
        const href = this.#links.hrefOf(name, this.#page);
        return href ? `[${code}](${href})` : code;
      });
    return `Throws ${lowerFirst(linked)}`;
  }

  link(name: string): string {
    const href = this.#links.hrefOf(name, this.#page);
    const words = `\`${name.replace(/^\w+(?=\.)/, (owner) => clientVariables.get(owner) ?? owner)}\``;
    return href ? `[${words}](${href})` : words;
  }
}

/** A sentence that goes on after other words. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]*\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
