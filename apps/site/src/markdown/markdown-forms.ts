import { glossary } from '../../../../docs/glossary.ts';
import { terms } from '../../../../docs/terms.ts';
import { words } from '../components/words.ts';
import { valueInMarkdown, valueText } from '../content/documented-value.ts';
import { readingOrder } from '../content/reading-order.ts';
import type { SidebarNode } from '../content/resolve-sidebar.ts';
import { screenAddress } from '../content/screen-pictures.ts';
import { signatureLines } from '../content/signature-lines.ts';

export type Attributes = Readonly<Record<string, string>>;

interface Around {
  sidebar: readonly SidebarNode[];
  /** What stands for a link that starts at the root of the site. */
  link(address: string): string;
}

/** What stands for a component in Markdown: before what it contains, and after it. */
interface MarkdownForm {
  start(attributes: Attributes, around: Around): string;
  end?: string;
  /** True for an item of a list, which `start` names and the content explains. */
  isItem?: boolean;
}

/** Only an address that starts at the root of the site differs in a copy. */
const linkOf = (href = '', link: Around['link']): string => (/^\/(?!\/)/.test(href) ? link(href) : href);

const nothing: MarkdownForm = { start: () => '' };

/** The form of every component that a page can use. A component that is only a frame around its text needs none. */
const FORMS: Readonly<Record<string, MarkdownForm>> = {
  Answer: { start: answer, isItem: true },
  Responses: nothing,
  Aspect: {
    start: ({ name, record, kind }) =>
      `### ${name}\n\n\`${record}\`, ${kind === 'timeseries' ? 'time series' : kind}`,
  },
  AspectIndex: { start: ({ groups }) => aspectIndex(groups) },
  Callout: { start: ({ kind = 'note' }) => `**${kind.charAt(0).toUpperCase()}${kind.slice(1)}:**` },
  Card: { start: ({ title, href }, { link }) => `[${title}](${linkOf(href, link)})`, isItem: true },
  Cards: nothing,
  Endpoint: nothing,
  EndpointExample: nothing,
  EndpointLink: {
    start: ({ method, path, href }, { link }) => `[\`${method} ${path}\`](${linkOf(href, link)})`,
    isItem: true,
  },
  Endpoints: nothing,
  Example: { start: ({ name }) => `**${name}**` },
  Field: { start: field, isItem: true },
  Fields: nothing,
  Figure: { start: ({ caption }) => caption ?? '' },
  Glossary: {
    start: (_, { link }) =>
      glossary.map(({ term, text, href }) => `- [${term}](${linkOf(href, link)}): ${text}`).join('\n'),
  },
  PackageDiagram: nothing,
  GraphqlExplorer: nothing,
  Lineage: { start: ({ title = '', edges }) => `${title}\n\n${lineage(edges)}` },
  PagesByGroup: { start: (_, { sidebar, link }) => pageList(sidebar, link) },
  PagesByLetter: nothing,
  Parameter: { start: parameter, isItem: true },
  Parameters: nothing,
  Relations: {
    start: ({ incoming, outgoing }) => `${relations('from', incoming)}\n${relations('to', outgoing)}`,
  },
  RequestLine: { start: ({ method, path }) => `\`${method} ${path}\`` },
  Screen: {
    start: ({ name = '', alt = '' }, { link }) => `![${alt}](${link(screenAddress(name, 'wide', 'light'))})`,
  },
  Signature: { start: ({ code = '' }) => `\`\`\`ts\n${signatureLines(code)}\n\`\`\`` },
  Steps: nothing,
  Tab: { start: ({ label }) => `**${label}**` },
  Tabs: nothing,
  Term: nothing,
  Terms: { start: termList },
  Value: { start: ({ of = '', join }) => valueInMarkdown(of, join === 'and' ? 'and' : 'or') },
  Workbench: nothing,
};

/** The form of a component; none when nobody thought of one. */
export function formOf(name: string): MarkdownForm | undefined {
  return Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
}

function field(attributes: Attributes): string {
  const { name, type, required, optional, search, relationship, deprecated } = attributes;
  const facts = [
    type,
    required ? 'required' : optional && 'optional',
    attributes.default !== undefined && `default \`${attributes.default}\``,
    deprecated && 'deprecated',
    search && `search: ${search}`,
    relationship && `relationship: ${relationship}`,
  ].filter(Boolean);
  return `\`${name}\` (${facts.join('; ')})`;
}

function parameter(attributes: Attributes): string {
  const { name, value, type, required, env, deprecated, defaultOf } = attributes;
  const fallback = defaultOf === undefined ? attributes.default : valueText(defaultOf);
  const facts = [
    type,
    required && 'required',
    fallback !== undefined && `default \`${fallback}\``,
    deprecated && 'deprecated',
    env && `environment variable ${env}`,
  ].filter(Boolean);
  return `\`${[name, value].filter(Boolean).join(' ')}\` (${facts.join('; ')})`;
}

/** A line for each group of aspects. */
function aspectIndex(list = '[]'): string {
  const groups: { title: string; aspects: string[] }[] = JSON.parse(list);
  return groups
    .map(({ title, aspects }) => `- ${title}: ${aspects.map((name) => `\`${name}\``).join(', ')}`)
    .join('\n');
}

function answer({ status, body, codes }: Attributes): string {
  const facts = [body, ...(codes?.split(' ') ?? [])].filter(Boolean);
  return `\`${status}\`${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}

/** A line for each edge. */
function lineage(list = '[]'): string {
  const edges: { from: string; to: string }[] = JSON.parse(list);
  return edges.map(({ from, to }) => `- ${from} → ${to}`).join('\n');
}

/** A line for each relationship: its name, and the entity types at its other end. */
function relations(preposition: string, list = '[]'): string {
  const relationships: { name: string; others: string[] }[] = JSON.parse(list);
  return relationships
    .map(({ name, others }) => `- \`${name}\` ${preposition} ${others.join(', ')}`)
    .join('\n');
}

function termList(): string {
  const { names } = words.terms;
  const list = terms.words.map(({ use, not, why }) => `- ${use}; not ${not.join(', ')}: ${why}`);
  return `${list.join('\n')}\n\n${names(terms.names.map(({ use }) => use))}`;
}

function pageList(nodes: readonly SidebarNode[], link: Around['link']): string {
  return readingOrder(nodes)
    .map(({ title, href }) => `- [${title}](${linkOf(href, link)})`)
    .join('\n');
}
