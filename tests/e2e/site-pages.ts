/** A record of `/docs/index.json`. */
export interface PageRecord {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly sidebarName: string;
}

/** The pages that the tests look at closely, by the name that a test gives them. */
export const pages = {
  landing: '/',
  introduction: '/docs',
  concepts: '/docs/what-is-colophon/concepts',
  architecture: '/docs/architecture/architecture',
  glossary: '/docs/glossary',
  'add tags': '/docs/api/tutorials/adding-tags',
  components: '/internal/components',
  endpoints: '/internal/endpoints',
  quickstart: '/docs/quickstart',
  dataset: '/docs/generated/metamodel/entities/dataset',
  models: '/docs/typescript-sdk/models/dataset',
  tag: '/docs/generated/metamodel/entities/tag',
  'a page that does not exist': '/docs/no-such-page',
} as const;

export type PageName = keyof typeof pages;

export async function fetchRecords(address: string): Promise<PageRecord[]> {
  const response = await fetch(`${address}/docs/index.json`);
  return (await response.json()) as PageRecord[];
}

/** The address of a page, from the root of the server. */
export function pathOf({ id }: PageRecord): string {
  return id === 'README' ? '/docs' : `/docs/${id}`;
}
