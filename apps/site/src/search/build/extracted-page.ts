/** A guide explains, a reference lists what there is, and a page of the project is about its making: for its contributors. */
export type PageKind = 'guide' | 'project' | 'reference';

/** A page as the engine hands it over. */
export interface PageSource {
  readonly id: string;
  /** The page's address from the root of the site, such as `/docs/quickstart`. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** The labels of the groups around the page in the sidebar, outermost first. */
  readonly groups: readonly string[];
  readonly kind: PageKind;
  /** Other names for the subject than those on the page. */
  readonly terms?: readonly string[];
  /** The HTML of the page's text, without its head. */
  readonly html: string;
}

/** What search needs of a page, as plain JSON: it depends on the page alone, and can be kept until the page changes. */
export interface ExtractedPage extends Omit<PageSource, 'html' | 'terms'> {
  readonly sections: readonly ExtractedSection[];
  /** Other pages that the text leads to. */
  readonly links: readonly string[];
}

/** A piece of a page that can be found: a few sentences, with the place to open. */
export interface ExtractedSection {
  /** The id to open the page at; empty for its beginning. */
  readonly anchor: string;
  readonly heading: string;
  /** `page` is the beginning of a page, `more` the rest of a section that is long. */
  readonly kind: 'page' | 'heading' | 'field' | 'more';
  readonly text: string;
  readonly words: readonly string[];
  /** How much each of the words says about the section. */
  readonly weights: readonly number[];
}
