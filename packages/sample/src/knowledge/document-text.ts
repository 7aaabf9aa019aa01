/** An article that people of the company wrote. */
export interface DocumentText {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly author: string;
  /** Domain, see `domains.ts`. */
  readonly domain: string;
  /** Ids of tables. */
  readonly tables: readonly string[];
  /** Id of the document above. */
  readonly parent?: string;
  /** Markdown. */
  readonly text: string;
}

export const documents: readonly DocumentText[] = [
  {
    id: 'handbook',
    title: 'Data handbook',
    kind: 'Guide',
    author: 'Margaret Doyle',
    domain: 'data-platform',
    tables: [],
    text: `How we work with data at Tarnfell.

## Where to start

- Questions about sales: \`fct_orders\` and \`fct_order_items\`.
- Questions about people: \`dim_customers\`. Don't join raw tables of the CRM.
- Figures that leave the company: only tables with the tag **Financial control**.

## Who decides

Each domain has a steward, who decides about names, definitions and access. If two domains disagree, data governance decides within a week.`,
  },
  {
    id: 'personal-data',
    title: 'Handling personal data',
    kind: 'Policy',
    author: 'Grace Mbeki',
    domain: 'customer',
    tables: ['crm.customers', 'dim_customers', 'mail_audience_daily'],
    parent: 'handbook',
    text: `Applies to every column with the tag **PII**.

1. Use the column only for the purpose that its owner states.
2. Don't copy it to a table of your own, not even for an afternoon.
3. Don't send it by mail or chat.
4. When in doubt, ask the data protection officer before, not after.

Tables with the tag **Erasure** are anonymised each night, after a request. A table that isn't in that list must not contain personal data.`,
  },
  {
    id: 'naming',
    title: 'Names of models and columns',
    kind: 'Guide',
    author: 'Hannah Whitlock',
    domain: 'data-platform',
    tables: ['stg_shop__orders', 'int_order_amounts', 'fct_orders'],
    parent: 'handbook',
    text: `| Prefix | Meaning |
|---|---|
| \`stg_\` | One source table, cleaned. Nothing is joined |
| \`int_\` | A step that several marts share |
| \`dim_\`, \`fct_\` | What people query |
| \`rpt_\` | What one dashboard reads. Don't build on it |

Amounts end with the currency, times with \`_at\`, days with \`_on\`, and flags begin with \`is_\` or \`has_\`.`,
  },
  {
    id: 'revenue',
    title: 'Which revenue?',
    kind: 'FAQ',
    author: 'Monika Gruber',
    domain: 'finance',
    tables: ['fct_orders', 'fct_revenue_daily', 'rpt_month_end'],
    text: `Three figures are called revenue. This is the difference.

- **Gross merchandise value** is what customers pay. It never falls afterwards.
- **Net revenue** is without tax, discounts and refunds. It falls for 100 days, while returns arrive.
- **Booked revenue** is what the ledger says. It is fixed on the fifth working day.

Compare months only after 100 days, or compare gross merchandise value.`,
  },
  {
    id: 'inventory-runbook',
    title: 'Runbook: inventory is late',
    kind: 'Runbook',
    author: 'Dmitri Volkov',
    domain: 'inventory',
    tables: ['fct_inventory_daily', 'int_inventory_daily', 'raw.wms.inventory_movements'],
    text: `1. Look at \`ingest_wms\` in Airflow. If \`load_inventory_movements\` is red, restart it, and wait ten minutes.
2. Look for movements with a time in the future:
   \`select max(moved_at) from raw.wms.inventory_movements\`
3. If there are any, ask the site for the clock of its scanners.
4. Tell #supply-planning when it will be done. They order by hand until then.`,
  },
  {
    id: 'oncall',
    title: 'Runbook: the nightly build failed',
    kind: 'Runbook',
    author: 'Lucía Herrero',
    domain: 'data-platform',
    tables: [],
    text: `The build must be done by 06:00 UTC. If it isn't:

1. Find the first model that failed. Everything after it is only skipped.
2. If a test failed, ask its owner whether the report may be shown. Never switch a test off by night.
3. Restart from the failed model: \`dbt build --select result:error+\`.
4. Write an incident, with the tables that are affected. Dashboards then show it by themselves.`,
  },
  {
    id: 'peak',
    title: 'Rules for peak season',
    kind: 'Policy',
    author: 'Priya Raman',
    domain: 'data-platform',
    tables: ['fct_orders', 'fct_shipments'],
    text: `From the second week of November to 24 December:

- No changes of models with the tag **Peak critical**, except for repairs.
- Full refreshes only between 01:00 and 03:00 UTC.
- Two people are on call.`,
  },
  {
    id: 'churn-card',
    title: 'What the churn score is for',
    kind: 'Guide',
    author: 'Amara Nwosu',
    domain: 'customer',
    tables: ['customer_health', 'ml/scores/churn'],
    text: `The score is the probability that a customer orders nothing within 180 days. It is made for mailings to groups.

It isn't made for decisions about one person: no price, no voucher and no answer of customer care may depend on it.`,
  },
];

/** Announcements and links of the start page. */
export const posts = [
  {
    id: 'welcome',
    title: 'This is a sample',
    description:
      'Tarnfell is an invented retailer of outdoor gear. Change whatever you like: `colophon sample load` restores it, and `colophon sample remove` removes it.',
    daysAgo: 1,
  },
  {
    id: 'inventory',
    title: 'Inventory is late this week',
    description:
      'The daily stock is two days behind, since Rotterdam moved to other scanners. Stock of this moment is correct.',
    daysAgo: 2,
  },
  {
    id: 'handbook',
    title: 'Data handbook',
    description: 'How we name, describe and protect data.',
    link: 'https://handbook.tarnfell.example/data',
    daysAgo: 60,
  },
] as const;

/** Deprecated tables: why, what to use instead, and in how many days it is switched off. */
export const deprecations: Readonly<
  Record<
    string,
    { readonly note: string; readonly actor: string; readonly replacement?: string; readonly days?: number }
  >
> = {
  'sandbox.dim_products_old': {
    note: 'From the former warehouse. Nobody maintains it.',
    actor: 'Hannah Whitlock',
    replacement: 'dim_products',
  },
  'archive/orders_2016_2020': {
    note: 'Kept for tax only. Dates are in local time without a zone.',
    actor: 'Elin Sandberg',
  },
  'archive/clickstream_2021': {
    note: 'Cannot be read any more: the format was never written down.',
    actor: 'Elin Sandberg',
    days: 75,
  },
  'raw.email_platform.unsubscribes': {
    note: 'Consents are in the CRM now. This list is only complete until last summer.',
    actor: 'Selin Kaya',
    replacement: 'silver.consent_history',
    days: 40,
  },
  int_store_sales_hourly: {
    note: 'Tills are in fct_orders since all stores have the new system.',
    actor: 'Mateo Rinaldi',
    replacement: 'fct_orders',
    days: 120,
  },
  'wms.packing_stations': { note: 'The table is no longer updated.', actor: 'Dmitri Volkov' },
};

/** Links to documents elsewhere, by id of the table. */
export const links: Readonly<Record<string, readonly (readonly [text: string, path: string])[]>> = {
  fct_orders: [
    ['Which revenue?', 'finance/which-revenue'],
    ['Design of the order model', 'analytics/orders-design'],
    ['Source of the model', 'code/dbt/models/core/fct_orders.sql'],
  ],
  dim_customers: [
    ['Handling personal data', 'privacy/personal-data'],
    ['How accounts and guests are merged', 'analytics/customer-merge'],
  ],
  fct_inventory_daily: [['Runbook: inventory is late', 'supply/runbook-inventory']],
  fct_shipments: [['Codes of carriers', 'supply/carrier-codes']],
  mail_audience_daily: [['Rules for mailings', 'privacy/mailings']],
  'shop.orders': [['States of an order', 'commerce/order-states']],
  'shop.payments': [['Interface of the payment provider', 'commerce/payment-provider']],
  'crm.customers': [['Erasure, step by step', 'privacy/erasure']],
  'silver.sessions': [['How sessions are cut', 'web/sessions']],
  'shop.order.placed': [['Schema and examples', 'events/order-placed']],
  rpt_executive_summary: [['Calendar of the close', 'finance/calendar']],
};
