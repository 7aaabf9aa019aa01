import type { Estate } from './estate.ts';
import { parseColumn, parseTables } from './parse-tables.ts';
import { crm } from './sources/crm.ts';
import { helpdesk } from './sources/helpdesk.ts';
import { files, gold, silver } from './sources/lake.ts';
import { pim } from './sources/pim.ts';
import { shop } from './sources/shop.ts';
import { captured, envelope, events } from './sources/topics.ts';
import { wms } from './sources/wms.ts';

/** The databases of the services, with the server on which each runs. */
export const databases = {
  shop: { text: shop, instance: 'tarnfell-commerce' },
  pim: { text: pim, instance: 'tarnfell-commerce' },
  crm: { text: crm, instance: 'tarnfell-commerce' },
  wms: { text: wms, instance: 'tarnfell-operations' },
  helpdesk: { text: helpdesk, instance: 'tarnfell-operations' },
} as const;

/** What the test environment has, too. */
const alsoInStaging = ['shop.orders', 'shop.order_items', 'crm.customers'];

/** Adds the tables of the databases: `shop.orders`. */
export function addDatabases(estate: Estate): void {
  for (const [database, { text, instance }] of Object.entries(databases)) {
    for (const parsed of parseTables(text)) {
      const id = `${database}.${parsed.name}`;
      const draft = {
        platform: 'postgres',
        path: [database, 'public'],
        name: parsed.name,
        kind: 'Table',
        layer: 'source',
        parsed,
      } as const;
      estate.add({ ...draft, id, instance });
      if (alsoInStaging.includes(id))
        estate.add({
          ...draft,
          id: `staging.${id}`,
          instance: `${instance}-staging`,
          env: 'STG',
          description: undefined,
          parsed: { ...parsed, description: undefined },
        });
    }
  }
}

const eventColumns = envelope.trim().split('\n').map(parseColumn);
const idOf = (topic: string) => topic.replaceAll('.', '_');

/** Adds the topics, each with the table of the lake into which it is written: `shop.order.placed` and `shop_order_placed`. */
export function addTopics(estate: Estate): void {
  for (const parsed of parseTables(events)) {
    const columns = [...eventColumns, ...parsed.columns];
    estate.add({
      id: parsed.name,
      platform: 'kafka',
      path: [],
      name: parsed.name,
      kind: 'Topic',
      layer: 'event',
      parsed: { ...parsed, columns },
    });
  }
  for (const id of captured) {
    const source = estate.table(id);
    estate.addCopy({
      ...withoutPlace(source),
      id: `cdc.${id}`,
      platform: 'kafka',
      path: [],
      name: `cdc.${id}`,
      kind: 'Topic',
      layer: 'event',
      description: `Changes of ${id}, captured from the log of the database.`,
      columns: source.columns.map((column) => ({
        ...column,
        reference: undefined,
        sources: [{ table: id, column: column.name }],
      })),
      upstreams: [id],
    });
  }
  for (const topic of estate.tables.filter(({ platform }) => platform === 'kafka')) addBronze(estate, topic);
}

function addBronze(estate: Estate, topic: ReturnType<Estate['table']>): void {
  estate.addCopy({
    id: idOf(topic.name),
    platform: 'iceberg',
    path: ['lake', 'bronze'],
    name: idOf(topic.name),
    kind: 'Table',
    layer: 'bronze',
    description: `Every message of ${topic.name}, as it arrived. Partitioned by hour, kept for 400 days.`,
    columns: topic.columns.map((column) => ({
      ...column,
      reference: undefined,
      sources: [{ table: topic.id, column: column.name }],
    })),
    upstreams: [topic.id],
  });
}

/** Adds what the lake makes of events: `silver.sessions`. */
export function addLake(estate: Estate): void {
  const layers = [
    ['silver', silver, (source: string) => source],
    ['gold', gold, (source: string) => `silver.${source}`],
  ] as const;
  for (const [layer, text, sourcePrefix] of layers)
    for (const parsed of parseTables(text))
      estate.add({
        id: `${layer}.${parsed.name}`,
        platform: 'iceberg',
        path: ['lake', layer],
        name: parsed.name,
        kind: 'Table',
        layer,
        parsed,
        sourcePrefix,
      });
}

/** What files are made from. What partners deliver has no upstream here. */
const filesFrom: Readonly<Record<string, readonly string[]>> = {
  'partner-outbound/product_feed': ['dim_products', 'fct_inventory_daily'],
  'exports/finance_month_end': ['rpt_month_end'],
  'exports/gdpr_access_requests': ['dim_customers', 'fct_orders'],
  'ml/training/churn': ['dim_customers', 'fct_orders', 'fct_tickets'],
  'ml/training/demand_forecast': ['fct_inventory_daily', 'fct_order_items', 'dim_dates'],
  'ml/training/search_ranking': ['silver.site_searches', 'silver.product_impressions'],
  'ml/training/return_probability': ['fct_order_items', 'fct_returns'],
  'ml/scores/churn': ['dim_customers', 'fct_orders', 'fct_tickets'],
  'ml/scores/demand_forecast': ['fct_inventory_daily', 'fct_order_items'],
};

/** Adds files of the lake: `exports/finance_month_end`. */
export function addFiles(estate: Estate): void {
  for (const parsed of parseTables(files)) {
    const folders = parsed.name.split('/');
    estate.add({
      id: parsed.name,
      platform: 's3',
      path: ['tarnfell-lake', ...folders.slice(0, -1)],
      name: folders.at(-1) ?? '',
      kind: 'Folder',
      layer: 'file',
      parsed,
      upstreams: filesFrom[parsed.name] ?? [],
    });
  }
}

/** A table without what says where it is. */
function withoutPlace({
  instance: _,
  env: __,
  sibling: ___,
  urn: ____,
  area: _____,
  ...table
}: ReturnType<Estate['table']>) {
  return table;
}
