import { snakeCaseOf } from '../words.ts';
import type { ExtractedPage, ExtractedSection, PageSource } from './extracted-page.ts';
import { type Passage, type RawSection, readSections } from './read-sections.ts';
import { WordWeights, worth } from './weigh-words.ts';

/** How much of a block of code is read: its subject is at its beginning. */
const sampleLength = { guide: 1500, reference: 240 };
/** How much of a passage is kept for the excerpt. */
const excerptLength = 400;
/** The weight of a parameter's name on a guide, relative to a reference: `start` is no answer to how to start. */
const parameterOfGuide = 0.4;
const endOfSentence = /\p{P}$/u;
const httpMethod = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD) /;

/** Reads what search needs of a page. Pure, so that the answer can be kept as long as the page is the same. */
export function extractPage({ html, ...head }: PageSource): ExtractedPage {
  const { sections, links } = readSections(html);
  const { terms: _, ...page } = head;
  return {
    ...page,
    links: toAddresses(links, page.href),
    sections: sections.flatMap((section) => toSections(section, head)),
  };
}

/** The pages that links lead to, whether they are written from the root of the site or from the page. */
function toAddresses(links: readonly string[], href: string): string[] {
  const site = 'site:';
  const addresses = links
    .map((link) => URL.parse(link, `${site}${href}`))
    .filter((url) => url?.protocol === site && url.pathname !== href);
  return [...new Set(addresses.map((url) => url?.pathname ?? ''))];
}

type Head = Omit<PageSource, 'html'>;

function toSections(section: RawSection, page: Head): ExtractedSection[] {
  const heading = section.kind === 'field' ? fieldPath(section) : collapseWhitespace(section.heading);
  const passages = section.passages.filter(({ text, samples }) => text.trim() !== '' || samples.length > 0);
  const first = passages[0] ?? { text: '', names: [], topics: [], samples: [], commands: [] };
  return [first, ...passages.slice(1)].map((passage, index) => {
    const weights = new WordWeights();
    const samples = passage.samples.map((sample) =>
      collapseWhitespace(sample).slice(
        0,
        page.kind === 'guide' ? sampleLength.guide : sampleLength.reference,
      ),
    );
    if (index > 0) weights.addName(heading || page.title, worth.headingAbove);
    else if (section.kind === 'page') addPageNames(weights, page);
    else if (section.kind === 'field')
      addFieldNames(weights, heading, page.kind === 'reference' ? 1 : parameterOfGuide);
    else addHeading(weights, heading, passage.text.trim() === '' && samples.length === 0 ? 0.4 : 1);
    addPassage(weights, passage, samples);
    const said = collapseWhitespace(passage.text);
    return {
      anchor: section.anchor,
      heading,
      kind: index === 0 ? section.kind : 'more',
      text: excerpt(section.kind === 'page' && index === 0 ? page.description : said, samples),
      ...weights.weigh(),
    };
  });
}

function addPageNames(
  weights: WordWeights,
  { id, title, description, groups, kind, terms = [] }: Head,
): void {
  weights.addName(title, worth.title);
  weights.addWhole(title, worth.pageName);
  weights.addName(groups.at(-1) ?? '', worth.description);
  weights.addText(description, worth.description);
  for (const term of terms) {
    weights.addName(term, worth.term);
    weights.addWhole(term, worth.pageName);
  }
  // The pages of entities are called after their titles, and looked for by the names of the wire as well.
  const lastOfId = id.slice(id.lastIndexOf('/') + 1);
  if (kind === 'reference') weights.addName(lastOfId, worth.pageName);
  // The address of a guide is a title in other words: `adding-column-descriptions` for “Describe columns”.
  if (kind === 'guide') for (const word of lastOfId.split(/[-_]/)) weights.addName(word, worth.address);
}

function addHeading(weights: WordWeights, heading: string, share: number): void {
  weights.addName(heading, worth.heading * share);
  weights.addWhole(heading, worth.sectionName * share);
  weights.addWhole(heading.replace(httpMethod, ''), worth.sectionName * share);
  const verbatim = snakeCaseOf(heading);
  if (verbatim) weights.addVerbatim(verbatim, worth.verbatimName * share);
}

function addFieldNames(weights: WordWeights, path: string, share: number): void {
  weights.addName(path.slice(path.lastIndexOf('.') + 1), worth.fieldName * share);
  weights.addName(path, worth.headingAbove);
  weights.addWhole(path, worth.sectionName * share);
}

function addPassage(
  weights: WordWeights,
  { text, names, topics, commands }: Passage,
  samples: readonly string[],
): void {
  weights.addText(text, worth.text);
  for (const name of names) {
    weights.addText(name, worth.code);
    const isLong = /[\s/?]/.test(name);
    for (const whole of [name, name.replace(httpMethod, '')])
      weights.addWhole(whole, isLong ? worth.wholeCode : worth.code);
  }
  for (const topic of topics) {
    weights.addName(topic, worth.topic);
    weights.addWhole(topic, worth.topic);
  }
  addCommands(weights, commands);
  for (const sample of samples) weights.addText(sample, worth.sample);
}

/** Adds the beginnings of commands, with their subcommand and their first option, as names: with npx and without. */
function addCommands(weights: WordWeights, commands: readonly string[]): void {
  for (const line of commands.flatMap((block) => block.split('\n'))) {
    const words = line
      .trim()
      .replace(/^npx @colophon\/cli\b/, 'colophon')
      .split(' ');
    for (const length of [2, 3]) {
      const beginning = words.slice(0, length).join(' ');
      for (const whole of [
        beginning,
        `npx ${beginning}`,
        beginning.replace(/^colophon/, 'npx @colophon/cli'),
      ])
        weights.addWhole(whole, worth.wholeCode);
    }
  }
}

/** The name of a field with the aspect or the record around it, where the id says it: `ownership.owners.type`. */
function fieldPath({ anchor, heading }: RawSection): string {
  const name = collapseWhitespace(heading);
  return anchor.endsWith(`.${name}`) ? anchor : name || anchor;
}

function excerpt(said: string, samples: readonly string[]): string {
  if (samples.length === 0 || said.length > excerptLength) return said.slice(0, excerptLength);
  return [said, ...samples]
    .filter(Boolean)
    .map((part, index, all) => (index < all.length - 1 && !endOfSentence.test(part) ? `${part} …` : part))
    .join(' ')
    .slice(0, excerptLength);
}

function collapseWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
