import type { AnyProposal } from '@colophon/sdk/emitters';
import { dashboards } from '../dashboards/dashboards.ts';
import { responsible } from '../people/owners.ts';
import { membersOf, type Person, people, personNamed } from '../people/people.ts';
import { lateDaysOf } from '../quality/checks.ts';
import { createRandom } from '../random.ts';
import { type Estate, nameOf } from '../tables/estate.ts';
import type { Area, Table } from '../tables/table.ts';
import { dayBefore, dayNumber, hourMs, type Times, write } from '../write.ts';
import { rowsOf } from './row-counts.ts';

/** Queries on a usual working day, of the tables that people query. */
const popular: Readonly<Record<string, number>> = {
  fct_orders: 460,
  dim_customers: 310,
  dim_products: 280,
  fct_order_items: 240,
  fct_revenue_daily: 190,
  fct_sessions: 150,
  fct_inventory_daily: 140,
  fct_shipments: 120,
  rpt_executive_summary: 110,
  rpt_trading_daily: 105,
  fct_payments: 84,
  fct_tickets: 78,
  fct_campaign_performance: 74,
  fct_returns: 70,
  customer_health: 61,
  mail_audience_daily: 22,
  fct_site_search: 38,
  fct_sell_through: 44,
  fct_markdowns: 35,
  fct_stockouts: 33,
  fct_purchase_orders: 31,
  fct_carrier_performance: 40,
  fct_loyalty: 28,
  fct_profit_and_loss: 26,
  fct_settlements: 18,
  fct_experiments: 21,
  customer_cohorts: 19,
  rpt_marketing_weekly: 24,
  rpt_stock_position: 47,
  rpt_customer_care: 20,
  dim_stores: 52,
  dim_dates: 96,
  dim_suppliers: 14,
  range_plan: 9,
  int_order_amounts: 12,
  stg_shop__orders: 34,
  stg_crm__customers: 16,
  'raw.shop.orders': 9,
  'silver.sessions': 27,
  'gold.daily_traffic': 15,
};

const isWeekend = (day: number): boolean => (day + 4) % 7 === 0 || (day + 4) % 7 === 6;

/** Number of something on a day, about the usual number; fewer at weekends. */
const onDay = (subject: string, usual: number, day: number): number => {
  const share = (isWeekend(day) ? 0.22 : 1) * (0.8 + 0.4 * createRandom(`${subject} on ${day}`).next());
  return Math.max(Math.round(usual * share), 0);
};

/** Those who use what belongs to an area: analysts, and people of the area. */
function usersOf(subject: string, area: Area): readonly Person[] {
  const analysts = [...membersOf('business-intelligence'), ...membersOf('analytics-engineering')];
  const own = [...membersOf(responsible[area].group), personNamed(responsible[area].business)];
  const random = createRandom(`users of ${subject}`);
  return [...new Set([...random.some(analysts, 4), ...random.some(own, 3), ...random.some(people, 2)])];
}

/** Splits a number among users, the first of whom has most. */
function split(users: readonly Person[], total: number): { user: string; count: number }[] {
  const weights = users.map((_, i) => 1 / (i + 1.5));
  const sum = weights.reduce((one, other) => one + other, 0);
  return users
    .map(({ urn }, i) => ({ user: urn, count: Math.round((total * (weights[i] ?? 0)) / sum) }))
    .filter(({ count }) => count > 0);
}

/** Queries and loads of tables, and views of dashboards, by day. */
export function* usageProposals(estate: Estate, times: Times): Generator<AnyProposal> {
  const days = Array.from({ length: times.days }, (_, i) => dayBefore(times, times.days - 1 - i));
  for (const [id, usual] of Object.entries(popular)) {
    const table = estate.table(id);
    const users = usersOf(id, table.area);
    for (const midnight of days) yield queries(table, users, usual, midnight);
    for (const midnight of days.slice(-30, days.length - lateDaysOf(id))) yield load(table, midnight);
  }
  for (const { id, urn, area } of dashboards) {
    const usual =
      id === 'executive_summary' || id === 'trading_daily' ? 70 : createRandom(`views of ${id}`).whole(2, 30);
    // Nobody has opened these in the last months.
    if (/old$|2024$/.test(id)) continue;
    const users = usersOf(id, area);
    for (const midnight of days.filter((_, i) => i % 3 === 0)) yield views(urn, id, users, usual, midnight);
  }
}

function queries(table: Table, users: readonly Person[], usual: number, midnight: number): AnyProposal {
  const totalSqlQueries = onDay(`queries of ${table.id}`, usual, dayNumber(midnight));
  const userCounts = split(users, totalSqlQueries);
  const columns = table.columns.slice(0, 8);
  return write(table.urn, 'datasetUsageStatistics', {
    timestampMillis: midnight,
    eventGranularity: { unit: 'DAY', multiple: 1 },
    uniqueUserCount: userCounts.length,
    totalSqlQueries,
    topSqlQueries: topQueries(table),
    userCounts: userCounts.map(({ user, count }) => ({ user, count })),
    fieldCounts: columns.map(({ name }, i) => ({
      fieldPath: name,
      count: Math.round(totalSqlQueries / (1 + i * 0.6)),
    })),
  });
}

function topQueries(table: Table): string[] {
  const name = nameOf(table);
  const day = table.columns.find(({ type }) => type === 'date' || type === 'timestamptz')?.name;
  const [key = '*', measure] = [
    table.columns[0]?.name,
    table.columns.find(({ type }) => /^numeric/.test(type))?.name,
  ];
  const since = day === undefined ? '' : ` where ${day} >= dateadd('day', -28, current_date)`;
  return [
    `select count(distinct ${key}) from ${name}${since}`,
    ...(measure !== undefined && day !== undefined
      ? [`select ${day}, sum(${measure}) from ${name}${since} group by 1 order by 1`]
      : []),
  ];
}

/** The load of the night, by which others see how fresh a table is. */
function load(table: Table, midnight: number): AnyProposal {
  const minute = createRandom(`load of ${table.id} on ${dayNumber(midnight)}`).whole(0, 50);
  const time = midnight + 3 * hourMs + minute * 60_000;
  return write(table.urn, 'operation', {
    timestampMillis: time,
    lastUpdatedTimestamp: time,
    operationType: 'INSERT',
    sourceType: 'DATA_PROCESS',
    actor: personNamed('Hannah Whitlock').urn,
    numAffectedRows: Math.ceil(rowsOf(table, 0) / 1200),
  });
}

function views(
  urn: string,
  id: string,
  users: readonly Person[],
  usual: number,
  midnight: number,
): AnyProposal {
  const viewsCount = onDay(`views of ${id}`, usual, dayNumber(midnight));
  const userCounts = split(users, viewsCount);
  return write(urn, 'dashboardUsageStatistics', {
    timestampMillis: midnight,
    eventGranularity: { unit: 'DAY', multiple: 1 },
    viewsCount,
    uniqueUserCount: userCounts.length,
    userCounts: userCounts.map(({ user, count }) => ({ user, viewsCount: count })),
  });
}
