import type { Place } from '../content/reading-order.ts';
import type { Article } from '../render/article.tsx';
import type { SiteFacts } from '../render/site-context.ts';
import type { BuildOptions } from './build-options.ts';
import type { SourcePage } from './read-pages.ts';

/** A page with its text printed. */
export interface BuiltPage extends SourcePage, Article {
  place: Place;
  /** The source file, from the root of the repository. */
  source: string;
  /** The day of the last change, as `2026-11-20`; unknown outside of a repository. */
  changed?: string;
}

/** All that further files of the site are made from. */
export interface BuiltSite {
  facts: SiteFacts;
  /** Sorted by id. */
  pages: readonly BuiltPage[];
  options: BuildOptions;
}
