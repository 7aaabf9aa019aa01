import type { Column, Table } from './table.ts';

const incremental = ['fct_orders', 'fct_order_items', 'fct_sessions', 'fct_shipments', 'silver.sessions'];
const peakCritical = [
  'fct_orders',
  'fct_shipments',
  'fct_inventory_daily',
  'shop.orders',
  'shop.order.placed',
  'wms.stock.changed',
];

/** Tags that a table has for other reasons than its layer. */
const special: Readonly<Record<string, readonly string[]>> = {
  'sandbox.dim_products_old': ['do-not-use', 'legacy'],
  'archive/orders_2016_2020': ['legacy', 'retention-10y'],
  'archive/clickstream_2021': ['legacy'],
  'exports/gdpr_access_requests': ['retention-30d', 'restricted'],
  'exports/finance_month_end': ['month-end', 'sox'],
  'partner-outbound/product_feed': ['customer-facing', 'public'],
  'ml/scores/churn': ['ml-feature'],
  'silver.page_views': ['cost-heavy'],
  'silver.sessions': ['cost-heavy'],
  'raw.web.sessions': ['cost-heavy'],
  fct_sessions: ['cost-heavy', 'self-service'],
  dim_products: ['slowly-changing', 'customer-facing', 'self-service'],
  dim_customers: ['slowly-changing', 'ml-feature', 'gdpr-erasure', 'self-service'],
  dim_stores: ['self-service', 'migrated'],
  fct_orders: ['self-service', 'migrated', 'ml-feature'],
  fct_revenue_daily: ['sox', 'kpi', 'month-end'],
  fct_profit_and_loss: ['sox', 'month-end'],
  fct_settlements: ['sox'],
  fct_supplier_liabilities: ['month-end', 'needs-review'],
  fct_repairs: ['needs-review'],
  customer_health: ['ml-feature', 'gdpr-erasure'],
  'crm.customers': ['gdpr-erasure'],
  'crm.customer_addresses': ['gdpr-erasure'],
  int_customers_unified: ['gdpr-erasure'],
  rpt_executive_summary: ['kpi'],
  range_plan: ['needs-review'],
};

const ofLayer: Readonly<Record<Table['layer'], readonly string[]>> = {
  source: [],
  event: ['streaming'],
  file: [],
  bronze: ['retention-400d'],
  silver: ['silver'],
  gold: ['gold', 'daily'],
  raw: ['hourly'],
  staging: [],
  intermediate: ['silver'],
  mart: ['gold', 'daily'],
  report: ['daily'],
  sandbox: ['experimental'],
};

/** Ids of the tags of a table. Models have none: those of their tables count. */
export function tagsOf({ id, layer, platform, columns, env }: Table): string[] {
  if (platform === 'dbt' || env === 'STG') return [];
  const isPersonal = columns.some(({ tags }) => tags.includes('pii'));
  return [
    ...new Set([
      ...ofLayer[layer],
      ...(isPersonal ? ['pii'] : []),
      ...(incremental.includes(id) ? ['incremental'] : []),
      ...(peakCritical.includes(id) ? ['peak-critical'] : []),
      ...(id.startsWith('partner-') ? ['external'] : []),
      ...(special[id] ?? []),
    ]),
  ];
}

const terms: readonly (readonly [RegExp, string])[] = [
  [/^(shop\.orders|stg_shop__orders|fct_orders|shop\.order\.placed)$/, 'Order'],
  [/^(crm\.customers|dim_customers|int_customers_unified)$/, 'Customer'],
  [/^(pim\.products|dim_products)$/, 'Product'],
  [/returns?($|_)/, 'Return'],
  [/sessions$/, 'Session'],
  [/^(helpdesk\.tickets|fct_tickets)$/, 'Support ticket'],
  [/(campaign_performance|dim_campaigns)$/, 'Campaign'],
  [/^fct_revenue_daily$/, 'Net revenue'],
  [/stockouts$/, 'Stockout'],
  [/^fct_carrier_performance$/, 'On-time delivery'],
  [/consent_history$|customer_consents$/, 'Consent'],
  [/^customer_cohorts$/, 'Cohort'],
  [/settlements$/, 'Settlement'],
  [/chargebacks$/, 'Chargeback'],
];

/** Names of the glossary terms of a table. */
export const termsOf = ({ id, platform }: Table): string[] =>
  platform === 'dbt'
    ? []
    : terms
        .filter(([pattern]) => pattern.test(id))
        .map(([, name]) => name)
        .slice(0, 1);

/** Names of columns that a reader may filter or join with. */
export const keysOf = (columns: readonly Column[]): string[] =>
  columns.filter(({ isKey }) => isKey).map(({ name }) => name);
