import { expect } from 'vitest';
import { ada, customers, guide, orders, pii, retention, revenue, sales } from './agent-catalogue.ts';
import type { ClientCase } from './clients/run-cases.ts';
import { readAspect } from './entities.ts';

// What the tools of DataHub's agents are called with, whatever calls them.

export interface Toolbox {
  /** Calls a tool; its answer as JSON text without spaces. */
  readonly call: (tool: string, args: object) => Promise<string>;
  /** Address of the server. */
  readonly address: string;
}

/** Calls a tool and checks the answer or what was stored. */
type Trial = (tool: string, toolbox: Toolbox) => Promise<void>;

export type Trials = Readonly<Record<string, Trial>>;

/** The answer contains each of the texts. */
export const answers =
  (args: object, ...texts: readonly string[]): Trial =>
  async (tool, { call }) => {
    const answer = await call(tool, args);
    for (const text of texts) expect(answer).toContain(text);
  };

/** The aspect has the value after the call. */
const stores =
  (args: object, urn: string, aspect: string, value: unknown): Trial =>
  async (tool, { call, address }) => {
    await call(tool, args);
    expect(await readAspect(address, urn, aspect)).toEqual(value);
  };

const inOrder =
  (...trials: readonly Trial[]): Trial =>
  async (tool, toolbox) => {
    for (const trial of trials) await trial(tool, toolbox);
  };

const having = (fields: object) => expect.objectContaining(fields);
const onOrders = { entity_urns: [orders] };
const onColumn = { ...onOrders, column_paths: ['customer'] };
const column = (fields: object) => ({
  editableSchemaFieldInfo: [having({ fieldPath: 'customer', ...fields })],
});

export const readingTools: Trials = {
  search: answers({ query: 'orders' }, orders, '"name":"orders"'),
  get_entities: answers({ urns: [orders] }, orders, 'One row for each order.', 'customer'),
  list_schema_fields: answers({ urn: orders }, 'customer', 'The id.'),
  get_lineage: inOrder(
    answers({ urn: orders, upstream: true, max_hops: 1 }, customers),
    answers({ urn: orders, column: 'customer', upstream: true, max_hops: 1 }, customers, '"id"'),
  ),
  get_lineage_paths_between: inOrder(
    answers({ source_urn: customers, target_urn: orders }, customers, orders),
    answers(
      { source_urn: customers, target_urn: orders, source_column: 'id', target_column: 'customer' },
      `urn:li:schemaField:(${customers},id)`,
      `urn:li:schemaField:(${orders},customer)`,
    ),
  ),
  get_dataset_queries: answers({ urn: orders }, 'select id from shop.orders'),
  get_me: answers({}, 'urn:li:corpuser:datahub'),
  search_documents: answers({ query: 'orders' }, 'Guide to orders'),
  grep_documents: answers({ urns: [guide], pattern: 'Mondays' }, 'late on Mondays'),
};

/** The tools name the types of owners in different ways. */
export const addOwners = (type: string): Trial =>
  stores(
    { owner_urns: [ada], ownership_type: type, ...onOrders },
    orders,
    'ownership',
    having({ owners: [having({ owner: ada, typeUrn: 'urn:li:ownershipType:__system__technical_owner' })] }),
  );

export const writingTools = {
  add_tags: inOrder(
    stores({ tag_urns: [pii], ...onOrders }, orders, 'globalTags', { tags: [having({ tag: pii })] }),
    stores(
      { tag_urns: [pii], ...onColumn },
      orders,
      'editableSchemaMetadata',
      having(column({ globalTags: { tags: [having({ tag: pii })] } })),
    ),
  ),
  remove_tags: inOrder(
    stores({ tag_urns: [pii], ...onOrders }, orders, 'globalTags', { tags: [] }),
    stores(
      { tag_urns: [pii], ...onColumn },
      orders,
      'editableSchemaMetadata',
      having(column({ globalTags: { tags: [] } })),
    ),
  ),
  add_terms: stores(
    { term_urns: [revenue], ...onOrders },
    orders,
    'glossaryTerms',
    having({ terms: [having({ urn: revenue })] }),
  ),
  remove_terms: stores({ term_urns: [revenue], ...onOrders }, orders, 'glossaryTerms', having({ terms: [] })),
  add_owners: addOwners('TECHNICAL_OWNER'),
  remove_owners: stores({ owner_urns: [ada], ...onOrders }, orders, 'ownership', having({ owners: [] })),
  set_domains: stores({ domain_urn: sales, ...onOrders }, orders, 'domains', having({ domains: [sales] })),
  remove_domains: stores(onOrders, orders, 'domains', having({ domains: [] })),
  update_description: inOrder(
    stores(
      { entity_urn: orders, operation: 'replace', description: 'All orders.' },
      orders,
      'editableDatasetProperties',
      having({ description: 'All orders.' }),
    ),
    stores(
      { entity_urn: orders, operation: 'append', description: ' Of the shop.' },
      orders,
      'editableDatasetProperties',
      having({ description: 'All orders. Of the shop.' }),
    ),
    stores(
      { entity_urn: orders, operation: 'replace', description: 'Who ordered.', column_path: 'customer' },
      orders,
      'editableSchemaMetadata',
      having(column({ description: 'Who ordered.' })),
    ),
  ),
  add_structured_properties: stores(
    { property_values: { [retention]: ['90 days'] }, ...onOrders },
    orders,
    'structuredProperties',
    { properties: [having({ propertyUrn: retention, values: [{ string: '90 days' }] })] },
  ),
  remove_structured_properties: stores(
    { property_urns: [retention], ...onOrders },
    orders,
    'structuredProperties',
    { properties: [] },
  ),
  save_document: async (tool, { call }) => {
    await call(tool, {
      document_type: 'Insight',
      title: 'Late orders',
      content: 'Orders are late on Mondays.',
      related_assets: [orders],
    });
    expect(await call('search_documents', { query: 'late' })).toContain('Late orders');
  },
} satisfies Trials;

/** One case for each tool. */
export const toolCases = (trials: Trials, action: string, toolbox: Toolbox): readonly ClientCase[] =>
  Object.entries(trials).map(([tool, trial]) => ({
    subject: `\`${tool}\``,
    action,
    run: () => trial(tool, toolbox),
  }));
