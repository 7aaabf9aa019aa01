import { makeDataProductUrn } from '@colophon/sdk/urns';

/** A data product: what it offers, and which tables others may rely on. */
export interface DataProduct {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly description: string;
  /** Full name of the person who answers for it. */
  readonly owner: string;
  /** Ids of tables. */
  readonly tables: readonly string[];
  /** Ids of dashboards. */
  readonly dashboards: readonly string[];
}

/** Id, domain, owner, tables, dashboards; name and description below. */
const table = `
orders-360 | orders | Ben Ashworth | fct_orders fct_order_items fct_returns int_order_amounts | trading_daily
Orders 360 | Orders with amounts, milestones and returns. The place to start for every question about sales.
payments-ledger | payments | Monika Gruber | fct_payments fct_settlements fct_chargebacks | payment_reconciliation
Payments ledger | Payments and their settlement, reconciled every night.
product-master | products | Charlotte Nygaard | dim_products dim_suppliers int_prices_daily | range_performance
Product master | One description of every product, for the shop, the stores and reports.
pricing-history | products | Joel Lindgren | fct_markdowns silver.price_history |
Pricing history | Every price that was ever valid, with markdowns and what they cost.
customer-360 | customer | Ruth Abara | dim_customers customer_health customer_cohorts | customer_overview
Customer 360 | One row per person, with value, health and consents. Personal data is masked.
loyalty-programme | loyalty | Alice Fontaine | fct_loyalty silver.loyalty_bookings | loyalty_programme
Loyalty programme | Points, tiers and what they cost.
care-insights | care | Patrick Delaney | fct_tickets fct_contact_rate fct_repairs | customer_care
Care insights | Tickets and repairs, with reasons and times.
inventory-position | inventory | Rebecca Stone | fct_inventory_daily fct_stockouts fct_purchase_orders | stock_position
Inventory position | Stock, cover and stockouts by variant and site, every day.
delivery-performance | fulfilment | Giulia Ferrante | fct_shipments fct_carrier_performance | delivery_performance
Delivery performance | Parcels with promised and real delivery, by carrier.
marketing-performance | marketing | Owen Pritchard | fct_campaign_performance fct_acquisition_cost dim_campaigns | marketing_weekly
Marketing performance | Cost and result of every campaign, with one attribution for all channels.
mailing-audiences | marketing | Selin Kaya | mail_audience_daily silver.consent_history |
Mailing audiences | Who may be mailed. The only permitted source of mailing lists.
web-analytics | web | Noor Siddiqui | fct_sessions silver.sessions gold.daily_traffic | web_traffic
Web analytics | Visits, pages and searches, without robots.
experiments | web | Amara Nwosu | fct_experiments silver.experiment_exposures | experiments
Experiments | Results of experiments, with the same rules for significance.
finance-reporting | finance | Andrew Calloway | fct_revenue_daily fct_profit_and_loss rpt_month_end | executive_summary month_end_close
Finance reporting | Figures that leave the company. Changes need the agreement of controlling.
demand-forecast | inventory | Henrik Solheim | ml/scores/demand_forecast ml/training/demand_forecast | demand_forecast
Demand forecast | Expected demand for twelve weeks by variant, every Monday.
`;

export const dataProductUrn = (id: string): string => makeDataProductUrn(`tarnfell-${id}`);

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

export const dataProducts: readonly DataProduct[] = table
  .trim()
  .split('\n')
  .flatMap((line, i, lines) => {
    if (i % 2 === 1) return [];
    const [id = '', domain = '', owner = '', tables, dashboards] = line.split(/ \| ?/);
    const [name = '', description = ''] = (lines[i + 1] ?? '').split(' | ');
    return [{ id, domain, owner, name, description, tables: words(tables), dashboards: words(dashboards) }];
  });
