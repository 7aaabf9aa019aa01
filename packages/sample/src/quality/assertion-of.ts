import { makeSchemaMetadataAspect } from '@colophon/sdk/builders';
import type { AssertionInfo, AssertionStdParameters, DatasetAssertionInfo } from '@colophon/sdk/types';
import { makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { nameOf } from '../tables/estate.ts';
import { columnTypeOf, nativeTypeOf, type Table } from '../tables/table.ts';
import type { Check } from './checks.ts';

type Definition = Pick<AssertionInfo, 'type' | 'description'> & Partial<AssertionInfo>;

/** The definition of a check. Tests of dbt are `DATASET` assertions, since dbt runs them. */
export function definitionOf({ rule }: Check, table: Table): Definition {
  const { urn: entity, name } = table;
  switch (rule.kind) {
    case 'freshness':
      return {
        type: 'FRESHNESS',
        description: `${name} is up to date at ${rule.time} UTC.`,
        freshnessAssertion: { type: 'DATASET_CHANGE', entity, schedule: scheduleAt(rule.time) },
      };
    case 'volume':
      return {
        type: 'VOLUME',
        description: `${name} has at least ${rule.least.toLocaleString('en')} rows.`,
        volumeAssertion: {
          type: 'ROW_COUNT_TOTAL',
          entity,
          rowCountTotal: {
            operator: 'GREATER_THAN_OR_EQUAL_TO',
            parameters: numbers({ value: String(rule.least) }),
          },
        },
      };
    case 'sql':
      return {
        type: 'SQL',
        description: rule.description,
        sqlAssertion: {
          type: 'METRIC',
          entity,
          statement: rule.statement,
          operator: 'EQUAL_TO',
          parameters: numbers({ value: '0' }),
        },
      };
    case 'schema':
      return {
        type: 'DATA_SCHEMA',
        description: `${name} has all columns of its contract.`,
        schemaAssertion: { entity, compatibility: 'SUPERSET', schema: schemaOf(table) },
      };
    case 'range':
      return {
        type: 'FIELD',
        description: `${rule.column} is between ${rule.least} and ${rule.most}.`,
        fieldAssertion: {
          type: 'FIELD_VALUES',
          entity,
          fieldValuesAssertion: {
            field: fieldOf(table, rule.column),
            operator: 'BETWEEN',
            parameters: numbers({ minValue: rule.least, maxValue: rule.most }),
            failThreshold: { type: 'COUNT', value: 0 },
            excludeNulls: true,
          },
        },
      };
    default:
      return {
        type: 'DATASET',
        description: descriptions[rule.kind](rule.column, 'values' in rule ? rule.values : []),
        datasetAssertion: columnTest(table, rule.column, tests[rule.kind]),
      };
  }
}

const descriptions = {
  unique: (column: string) => `${column} is unique.`,
  not_null: (column: string) => `${column} always has a value.`,
  accepted: (column: string, values: readonly string[]) => `${column} is one of ${values.join(', ')}.`,
};

/** The tests of dbt, as assertions name them. */
const tests = {
  unique: {
    aggregation: 'UNIQUE_PROPORTION',
    operator: 'EQUAL_TO',
    parameters: numbers({ value: '1' }),
    nativeType: 'unique',
  },
  not_null: { aggregation: 'IDENTITY', operator: 'NOT_NULL', nativeType: 'not_null' },
  accepted: { aggregation: 'IDENTITY', operator: 'IN', nativeType: 'accepted_values' },
} as const;

const columnTest = (
  { urn }: Table,
  column: string,
  test: Pick<DatasetAssertionInfo, 'aggregation' | 'operator' | 'parameters' | 'nativeType'>,
): DatasetAssertionInfo => ({
  dataset: urn,
  scope: 'DATASET_COLUMN',
  fields: [makeSchemaFieldUrn(urn, column)],
  ...test,
});

function numbers(
  values: Readonly<Partial<Record<keyof AssertionStdParameters, string>>>,
): AssertionStdParameters {
  const entries = Object.entries(values).map(([name, value]) => [name, { value, type: 'NUMBER' }]);
  return Object.fromEntries(entries);
}

function scheduleAt(time: string) {
  const [hour = '6', minute = '0'] = time.split(':');
  return {
    type: 'CRON' as const,
    cron: { cron: `${Number(minute)} ${Number(hour)} * * *`, timezone: 'UTC' },
  };
}

/** @throws RangeError if the table has no such column. */
function fieldOf(table: Table, path: string) {
  const column = table.columns.find(({ name }) => name === path);
  if (!column) throw new RangeError(`${table.id} has no column ${path}.`);
  return { path, type: columnTypeOf(column.type).toUpperCase(), nativeType: nativeTypeOf(table, column) };
}

const schemaOf = (table: Table) =>
  makeSchemaMetadataAspect({
    schemaName: nameOf(table),
    platform: table.platform,
    columns: table.columns.map((column) => ({
      name: column.name,
      type: columnTypeOf(column.type),
      nativeType: nativeTypeOf(table, column),
      nullable: column.nullable,
    })),
  });
