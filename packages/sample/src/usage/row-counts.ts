import { hashOf } from '../random.ts';
import type { Layer, Table } from '../tables/table.ts';

/** Rows of tables whose number people know. */
const known: Readonly<Record<string, number>> = {
  fct_orders: 24_600_000,
  fct_order_items: 62_900_000,
  fct_payments: 26_100_000,
  fct_returns: 9_400_000,
  fct_sessions: 941_000_000,
  dim_customers: 6_310_000,
  dim_products: 184_000,
  dim_stores: 71,
  dim_suppliers: 412,
  dim_carriers: 14,
  dim_warehouses: 77,
  dim_dates: 7_305,
  dim_campaigns: 5_820,
  fct_revenue_daily: 18_900,
  fct_settlements: 1_260,
  fct_inventory_daily: 3_180_000,
  fct_shipments: 27_300_000,
  fct_tickets: 3_900_000,
  mail_audience_daily: 512_000,
  customer_health: 6_310_000,
  rpt_executive_summary: 262,
};

const ofLayer: Readonly<Record<Layer, readonly [least: number, most: number]>> = {
  source: [200, 8_000_000],
  event: [0, 0],
  file: [1_000, 900_000],
  bronze: [100_000, 400_000_000],
  silver: [50_000, 200_000_000],
  gold: [500, 2_000_000],
  raw: [200, 8_000_000],
  staging: [200, 8_000_000],
  intermediate: [1_000, 9_000_000],
  mart: [300, 3_000_000],
  report: [60, 20_000],
  sandbox: [10, 40_000],
};

/** Rows of a table some days ago. What grows does so by a tenth in a year, more before Christmas. */
export function rowsOf({ id, layer, name }: Table, daysAgo: number): number {
  const base =
    known[id] ?? known[name] ?? withinLayer(id.replace(/^(raw\.|stg_)/, '').replace('__', '.'), layer);
  const isFixed = /^(dim_(stores|carriers|warehouses|dates)|sandbox\.)/.test(id);
  return isFixed ? base : Math.round(base * (1 - daysAgo / 3600));
}

/** The copies of a table have as many rows as the table. */
function withinLayer(id: string, layer: Layer): number {
  const [least, most] = ofLayer[layer];
  const share = hashOf(`rows of ${id}`) / 2 ** 32;
  return Math.round(least * (most / Math.max(least, 1)) ** share);
}
