import type { Piece } from '../../search/query/mark.ts';
import type { Hit } from '../../search/query/search.ts';
import type { RecentPage } from './recent-pages.ts';

/** A line below the field. */
export interface ResultLine {
  /** From the root of the site. */
  readonly href: string;
  readonly heading: readonly Piece[];
  /** The groups around the page, and the page when the heading is not its own. */
  readonly where: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

const between: Piece = { text: ' · ', found: false };

export function fromHit({ href, title, groups, heading, excerpt }: Hit): ResultLine {
  const around = groups.map((text): Piece[] => [{ text, found: false }]);
  const parts = heading.length > 0 ? [...around, title] : around;
  return {
    href,
    heading: heading.length > 0 ? heading : title,
    where: parts.flatMap((part, index) => (index > 0 ? [between, ...part] : part)),
    excerpt,
  };
}

export function fromRecent({ href, heading, where }: RecentPage): ResultLine {
  return {
    href,
    heading: [{ text: heading, found: false }],
    where: [{ text: where, found: false }],
    excerpt: [],
  };
}

export function toRecent({ href, heading, where }: ResultLine): RecentPage {
  return { href, heading: textOf(heading), where: textOf(where) };
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}
