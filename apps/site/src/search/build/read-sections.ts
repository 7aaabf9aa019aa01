import { Parser } from 'htmlparser2';

/** A section as on the page. */
export interface RawSection {
  readonly anchor: string;
  readonly kind: 'page' | 'heading' | 'field';
  heading: string;
  readonly passages: Passage[];
}

/** A few sentences. Long sections have several, so that an excerpt is short and near its match. */
export interface Passage {
  text: string;
  /** Inline code within the sentences. */
  readonly names: string[];
  /** What is printed in bold. */
  readonly topics: string[];
  /** Blocks of code. */
  readonly samples: string[];
  /** Blocks of commands: a line each, or several. */
  readonly commands: string[];
}

/** From this length on, a passage ends with its paragraph. */
const passageLength = 320;

const headings = new Set(['h1', 'h2', 'h3', 'h4']);
const blocks = new Set([
  'p',
  'li',
  'tr',
  'td',
  'th',
  'dt',
  'dd',
  'dl',
  'div',
  'section',
  'figure',
  'br',
  'pre',
]);
/** Set apart by style alone in a field's line of facts: its type, whether it is required, its default. */
const facts = new Set(['b', 'i', 'em']);
/** What is on the page but not its content: drawings, controls, small labels, what is explained in passing. */
const silentTags = new Set(['svg', 'button', 'script', 'style', 'nav', 'template']);
const silentClasses = new Set(['label', 'outline', 'needs-js', 'term__text']);

/** Reads the sections and the links of a text. Fields of a reference, rows with an id, and headings begin a section each. */
export function readSections(html: string): { sections: RawSection[]; links: string[] } {
  const front: RawSection = { anchor: '', kind: 'page', heading: '', passages: [] };
  const sections = [front];
  const links = new Set<string>();
  /** Sections that end with their element, innermost last; below them the one that the last heading began. */
  const fields: { section: RawSection; depth: number }[] = [];
  let underHeading = front;
  let depth = 0;
  let silentFrom = Number.POSITIVE_INFINITY;
  let headingFrom = Number.POSITIVE_INFINITY;
  let sampleFrom = Number.POSITIVE_INFINITY;
  let sample = '';
  let lang: string | undefined;
  let name: string | undefined;
  let topic: string | undefined;

  const current = (): RawSection => fields.at(-1)?.section ?? underHeading;

  function begin(kind: 'heading' | 'field', anchor: string): RawSection {
    const section: RawSection = { anchor, kind, heading: '', passages: [] };
    sections.push(section);
    return section;
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      const { id, class: classes = '', href } = attributes;
      depth += 1;
      if (depth > silentFrom) return;
      if (silentTags.has(tag) || classes.split(' ').some((one) => silentClasses.has(one))) {
        silentFrom = depth;
        return;
      }
      if (href && !href.startsWith('#')) links.add(href);
      if (id && headings.has(tag)) {
        underHeading = begin('heading', id);
        headingFrom = depth;
      } else if (id && (tag === 'tr' || tag === 'div')) {
        fields.push({ section: begin('field', id), depth });
      } else if (
        fields.length > 0 &&
        current().heading === '' &&
        (tag === 'dt' || tag === 'td' || tag === 'th')
      ) {
        headingFrom = depth;
      } else if (tag === 'pre') {
        sampleFrom = depth;
        sample = '';
        lang = attributes['data-lang'];
      } else if (tag === 'code') {
        name = '';
      } else if (tag === 'strong') {
        topic = '';
      } else if (fields.length > 0 && facts.has(tag)) {
        passageOf(current()).text += ' ';
      }
    },
    ontext(text) {
      if (depth >= silentFrom) return;
      if (depth >= headingFrom) current().heading += text;
      else if (depth >= sampleFrom) sample += text;
      else {
        passageOf(current()).text += text;
        if (name !== undefined) name += text;
        if (topic !== undefined) topic += text;
      }
    },
    onclosetag(tag) {
      const closed = depth;
      depth -= 1;
      if (closed > silentFrom) return;
      if (closed === silentFrom) silentFrom = Number.POSITIVE_INFINITY;
      else if (closed === headingFrom) headingFrom = Number.POSITIVE_INFINITY;
      else if (closed === sampleFrom) {
        sampleFrom = Number.POSITIVE_INFINITY;
        passageOf(current()).samples.push(sample);
        if (lang === 'sh') passageOf(current()).commands.push(sample);
      } else if (tag === 'code' && name) passageOf(current()).names.push(name);
      else if (tag === 'strong' && topic) passageOf(current()).topics.push(topic);
      if (tag === 'code') name = undefined;
      if (tag === 'strong') topic = undefined;
      if (blocks.has(tag)) endBlock(current(), tag !== 'td' && tag !== 'th');
      if (fields.at(-1)?.depth === closed) fields.pop();
    },
  });
  parser.end(html);
  return { sections, links: [...links] };
}

function passageOf(section: RawSection): Passage {
  const last = section.passages.at(-1);
  if (last) return last;
  const first: Passage = { text: '', names: [], topics: [], samples: [], commands: [] };
  section.passages.push(first);
  return first;
}

/** Parts the words of two blocks, and begins a passage when the one before is long enough. */
function endBlock(section: RawSection, mayEnd: boolean): void {
  const passage = passageOf(section);
  if (mayEnd && passage.text.length > passageLength)
    section.passages.push({ text: '', names: [], topics: [], samples: [], commands: [] });
  else passage.text += ' ';
}
