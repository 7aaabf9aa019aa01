import type { Places } from './places.ts';

/** A place that answers a query. */
export interface Ranked {
  readonly page: number;
  readonly section: number;
  readonly score: number;
}

/** What is known about a query when its words have been looked up. */
export interface Lookup {
  /** The places of each word. */
  readonly words: readonly Places[];
  /** The places of the whole query taken as one name. */
  readonly name: Places;
  /** Pages below this number are guides. */
  readonly guides: number;
  /** True for a query in sentences: it asks for an explanation. */
  readonly question: boolean;
}

/** The weight of a word for a section when it is elsewhere on the page, or in its title. */
const elsewhere = 0.35;
const atHead = 0.8;
const explains = 2.3;
/** Of several words each counts, so that a name that is made of one of them does not outdo the others. */
const evenness = 0.7;
const sectionsOfPage = 2;
/** Of an answer to a question a second place on the page says little more: another page goes before it. */
const second = 0.4;

/** The best places for a query, best first: those that have all of its words before those that have some. */
export function rank({ words, name, guides, question }: Lookup, most: number): Ranked[] {
  const telling = words.filter((places) => places.pages.size > 0);
  const several = telling.length > 1;
  const worth = (score: number) => (several ? score ** evenness : score);
  const pages = new Set([...telling, name].flatMap((places) => [...places.pages.keys()]));
  const ranked: Ranked[] = [];
  for (const page of pages) {
    const lent = telling.map((places) =>
      Math.max(elsewhere * places.bestOf(page), several ? atHead * places.at(page, 0) : 0),
    );
    const covered = lent.filter((score) => score > 0).length;
    const share = telling.length > 0 ? covered / telling.length : 1;
    const favour = share ** 2 * (question && page < guides ? explains : 1);
    const sections = new Set(
      [...telling, name].flatMap((places) => [...(places.pages.get(page)?.keys() ?? [])]),
    );
    const ofPage = [...sections].map((section): Ranked => {
      const sum = telling.reduce(
        (total, places, word) => total + worth(Math.max(places.at(page, section), lent[word] ?? 0)),
        name.at(page, section),
      );
      return { page, section, score: sum * favour };
    });
    const [best, ...others] = ofPage.sort(byScore).slice(0, sectionsOfPage);
    if (best) ranked.push(best);
    ranked.push(...others.map((other) => ({ ...other, score: other.score * (question ? second : 1) })));
  }
  return ranked.sort(byScore).slice(0, most);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.page - b.page || a.section - b.section;
}
