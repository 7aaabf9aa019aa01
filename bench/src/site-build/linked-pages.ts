/** The entities that the components of our site link to, in their own specimen page. */
const entities =
  'dataJob dashboard chart dataProduct container notebook mlModel mlFeature corpuser corpGroup'.split(' ');

/** Small pages that our site links to by itself, each with the headings that it links to. Docusaurus builds them as well. */
export const linkedPages: Readonly<Record<string, readonly string[]>> = {
  'what-is-colophon/concepts':
    'Urn,Entity,Aspect,Version,Relationship,Search document,Change log,Change proposal'.split(','),
  CONTRIBUTING: ['Write pages', 'Change a page'],
  sandbox: [],
  'architecture/architecture': ['Group commit'],
  'modeling/metadata-model': [],
  'generated/metamodel/enumerations': [],
  ...Object.fromEntries(entities.map((name) => [`generated/metamodel/entities/${name}`, []])),
};

/** The text of such a page. */
export function linkedPage(id: string, headings: readonly string[]): string {
  const title = id.split('/').at(-1);
  return [
    `---\ntitle: ${title}\ndescription: For links.\n---`,
    ...headings.map((name) => `## ${name}`),
    '',
  ].join('\n\n');
}
