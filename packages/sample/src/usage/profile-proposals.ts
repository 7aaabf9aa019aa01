import type { AnyProposal } from '@colophon/sdk/emitters';
import type { DatasetFieldProfile } from '@colophon/sdk/types';
import { createRandom } from '../random.ts';
import type { Estate } from '../tables/estate.ts';
import { type Column, columnTypeOf, type Table } from '../tables/table.ts';
import { dayBefore, dayNumber, hourMs, type Times, write } from '../write.ts';
import { rowsOf } from './row-counts.ts';

/** Values that a reader would find in columns of these names. */
const values: Readonly<Record<string, readonly string[]>> = {
  channel: ['web', 'app', 'store'],
  status: ['delivered', 'shipped', 'paid', 'cancelled'],
  country_code: ['GB', 'DE', 'NL', 'FR', 'PL', 'SE'],
  currency: ['EUR', 'GBP', 'PLN', 'SEK'],
  season: ['AW26', 'SS26', 'AW25'],
  reason_code: ['TOO_SMALL', 'TOO_LARGE', 'NOT_AS_SHOWN', 'DAMAGED', 'CHANGED_MIND'],
  condition: ['A', 'B', 'C'],
  loyalty_tier: ['Trail', 'Ridge', 'Summit'],
  tier_name: ['Trail', 'Ridge', 'Summit'],
  format: ['flagship', 'city', 'outlet'],
  device_type: ['mobile', 'desktop', 'tablet'],
  topic: ['where is my order', 'return', 'size advice', 'payment', 'repair'],
  payment_method: ['card', 'invoice', 'wallet', 'gift card'],
  brand_name: ['Tarnfell', 'Tarnfell Kids', 'Skarn', 'Ullr and Sons', 'Low Ridge'],
  category_path: ['Tents/Two person', 'Footwear/Hiking', 'Packs/Day packs', 'Clothing/Rain jackets'],
};

const isProfiled = ({ layer, platform }: Table): boolean =>
  (layer === 'mart' || layer === 'report') && platform === 'snowflake';
const alsoProfiled = [
  'silver.sessions',
  'silver.consent_history',
  'shop.orders',
  'pim.products',
  'crm.customers',
  'wms.shipments',
];

/** The tables of which profiles are made. */
export const profiledTables = (estate: Estate): readonly Table[] =>
  estate.tables.filter((table) => isProfiled(table) || alsoProfiled.includes(table.id));

/** A profile of each important table every week. */
export function* profileProposals(estate: Estate, times: Times): Generator<AnyProposal> {
  for (const table of profiledTables(estate))
    for (let day = times.days - 1; day >= 0; day--) {
      const midnight = dayBefore(times, day);
      if (dayNumber(midnight) % 7 === 3) yield profile(table, midnight, day);
    }
}

function profile(table: Table, midnight: number, day: number): AnyProposal {
  const rowCount = rowsOf(table, day);
  return write(table.urn, 'datasetProfile', {
    timestampMillis: midnight + 4 * hourMs,
    rowCount,
    columnCount: table.columns.length,
    sizeInBytes: rowCount * table.columns.length * 11,
    fieldProfiles: table.columns.map((column) => fieldProfile(table, column, rowCount)),
  });
}

function fieldProfile({ id, columns }: Table, column: Column, rowCount: number): DatasetFieldProfile {
  const { name, nullable, isKey, tags } = column;
  // Of a key of several columns, no single one is different in each row.
  const isWholeKey = isKey && columns.filter((each) => each.isKey).length === 1;
  const random = createRandom(`profile of ${id}.${name}`);
  const nullProportion = nullable ? round(0.01 + random.next() * 0.3) : 0;
  const samples = values[name];
  const unique = isWholeKey ? rowCount : (samples?.length ?? distinctOf(column, rowCount, random.next()));
  const isPersonal = tags.includes('pii');
  return {
    fieldPath: name,
    nullCount: Math.round(rowCount * nullProportion),
    nullProportion,
    uniqueCount: unique,
    uniqueProportion: round(unique / rowCount),
    ...(columnTypeOf(column.type) === 'number' && !/_id$/.test(name) && numbers(column, random.next())),
    // Values of people are never shown.
    ...(samples && !isPersonal && { sampleValues: [...samples] }),
  };
}

/** How many of a thing there are, by the name of the column that refers to it. */
const known: Readonly<Record<string, number>> = {
  store_id: 71,
  carrier_id: 14,
  warehouse_id: 77,
  supplier_id: 412,
  cost_centre: 96,
  campaign_key: 5_820,
  product_id: 31_400,
  variant_id: 184_000,
};

/** Different values of a column: few days, many points in time, and of amounts something between. */
function distinctOf({ name, type }: Column, rowCount: number, share: number): number {
  const count = known[name] ?? distinctOfType(type, rowCount, share);
  return Math.max(1, Math.min(rowCount, Math.round(count)));
}

function distinctOfType(type: string, rowCount: number, share: number): number {
  switch (columnTypeOf(type)) {
    case 'boolean':
      return 2;
    case 'date':
      return 1_100 + share * 1_400;
    case 'time':
      return rowCount * (0.85 + share * 0.14);
    case 'number':
      return /^numeric|^double/.test(type)
        ? rowCount ** (0.6 + share * 0.2)
        : rowCount ** (0.3 + share * 0.4);
    default:
      return rowCount ** (0.5 + share * 0.4);
  }
}

function numbers({ name, type }: Column, share: number): Partial<DatasetFieldProfile> {
  if (/_rate$|share|score|p_value/.test(name)) {
    const mean = round(0.1 + share * 0.6);
    return {
      min: '0',
      max: '1',
      mean: String(mean),
      median: String(round(mean * 0.96)),
      stdev: String(round(mean / 4)),
    };
  }
  const isAmount = /^numeric|^double/.test(type);
  const mean = isAmount ? 20 + share * 180 : 1 + share * 40;
  const print = (value: number) => (isAmount ? value.toFixed(2) : String(Math.round(value)));
  return {
    min: print(isAmount ? mean / 40 : 0),
    max: print(mean * 38),
    mean: mean.toFixed(2),
    median: print(mean * 0.82),
    stdev: (mean * 0.7).toFixed(2),
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
