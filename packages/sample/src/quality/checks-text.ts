/**
 * Checks by table: `freshness` with the time of the day in UTC, `volume` with the least number of rows, `unique` and
 * `not_null` with columns, `accepted` with a column and its values, `range` with a column and its limits, `schema`.
 */
export const checksText = `
fct_orders | freshness 06:00; volume 24000000; unique order_id; not_null customer_key; not_null net_amount_eur; accepted status placed,paid,packed,shipped,delivered,cancelled; schema
fct_order_items | freshness 06:00; volume 61000000; unique order_item_id; range quantity 1 200
fct_payments | freshness 06:00; unique payment_id; not_null payment_method; accepted status authorised,captured,failed,voided
fct_returns | freshness 06:00; unique return_item_id; not_null reason_code
fct_sessions | freshness 07:00; volume 900000000; not_null channel
dim_customers | freshness 06:00; unique customer_key; not_null country_code; range lifetime_orders 0 5000; schema
dim_products | freshness 06:00; unique variant_id; unique sku; not_null category_path
dim_stores | unique store_id; accepted format flagship,city,outlet
fct_revenue_daily | freshness 06:00; volume 18000; not_null net_revenue_eur; schema
fct_settlements | freshness 06:30; unique settlement_id; range difference -50 50
fct_profit_and_loss | freshness 06:30; not_null cost_centre
fct_campaign_performance | freshness 07:00; not_null campaign_key; range return_on_ad_spend 0 80
mail_audience_daily | freshness 05:00; volume 400000; not_null email_hash; schema
fct_inventory_daily | freshness 05:30; volume 3000000; range on_hand 0 250000; range days_of_cover 0 2000
fct_shipments | freshness 06:00; unique shipment_id; not_null carrier_id; schema
fct_stockouts | freshness 07:00; not_null week
fct_tickets | freshness 06:00; unique ticket_id; range satisfaction_score 1 5
customer_health | freshness 07:00; unique customer_key; range churn_score 0 1
rpt_executive_summary | freshness 08:00; not_null net_revenue_eur; range on_time_rate 0 1
stg_shop__orders | unique order_id; not_null placed_at
stg_crm__customers | unique customer_id; not_null created_at
stg_pim__products | unique product_id
stg_wms__shipments | unique shipment_id
raw.shop.orders | freshness 04:00; volume 24000000
silver.sessions | freshness 02:00; unique session_id
silver.consent_history | freshness 02:00; not_null purpose
`;

/** Rules in SQL: table, statement that counts what breaks the rule, and description. */
export const sqlChecks = [
  {
    table: 'fct_orders',
    statement: 'select count(*) from analytics.core.fct_orders where net_amount_eur > gross_amount_eur',
    description: 'No order has more net than gross revenue.',
  },
  {
    table: 'fct_revenue_daily',
    statement:
      'select abs(sum(d.net_revenue_eur) - sum(o.net_amount_eur)) from analytics.finance.fct_revenue_daily d, analytics.core.fct_orders o where d.revenue_date = o.ordered_on',
    description: 'Revenue by day adds up to the revenue of orders.',
  },
  {
    table: 'mail_audience_daily',
    statement:
      'select count(*) from analytics.marketing.mail_audience_daily a join analytics.core.dim_customers c using (customer_key) where not c.may_email',
    description: 'Nobody without consent is in an audience.',
  },
  {
    table: 'fct_inventory_daily',
    statement: 'select count(*) from analytics.logistics.fct_inventory_daily where on_hand < 0',
    description: 'No stock is negative.',
  },
  {
    table: 'dim_customers',
    statement:
      'select count(*) from analytics.core.dim_customers where is_anonymised and acquisition_channel is not null',
    description: 'Anonymised customers keep nothing that was learned about them.',
  },
] as const;

/** Checks that fail, in days before now: from the first to the last, both included. */
export const failures: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  'fct_inventory_daily-freshness': [
    [2, 0],
    [31, 30],
  ],
  'fct_payments-not_null-payment_method': [[1, 0]],
  'fct_settlements-range-difference': [
    [4, 0],
    [62, 61],
  ],
  'dim_products-not_null-category_path': [[9, 0]],
  'fct_campaign_performance-freshness': [[17, 16]],
  'fct_stockouts-freshness': [[0, 0]],
  'mail_audience_daily-sql': [[44, 44]],
  'silver.sessions-freshness': [
    [23, 22],
    [70, 68],
  ],
  'fct_tickets-range-satisfaction_score': [[52, 50]],
  'rpt_executive_summary-freshness': [[17, 17]],
  'fct_sessions-volume': [[23, 21]],
};
