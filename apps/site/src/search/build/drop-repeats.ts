import { compact } from '../words.ts';
import type { ExtractedSection } from './extracted-page.ts';
import type { RankedPage } from './order-pages.ts';
import { worth } from './weigh-words.ts';

/**
 * Keeps one copy of what is the same on several pages, on the page of the best standing: an aspect is described on the
 * page of each entity that carries it. The others keep its heading, by which "ownership of a dashboard" finds its place.
 */
export function dropRepeats(pages: readonly RankedPage[]): RankedPage[] {
  const seen = new Set<string>();
  return pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => {
      if (section.kind === 'page') return [section];
      const content = `${section.anchor}\n${section.text}`;
      if (!seen.has(content)) {
        seen.add(content);
        return [section];
      }
      return section.kind === 'heading' ? [headingAlone(section)] : [];
    }),
  }));
}

function headingAlone(section: ExtractedSection): ExtractedSection {
  return { ...section, words: [compact(section.heading)], weights: [worth.heading] };
}
