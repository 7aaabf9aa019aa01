import type { AssertionStdParameters, CustomAssertionInfo } from '@colophon/model-types';
import { pythonJson } from '../../reading/python-text.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** A test whose meaning is known. */
export interface StandardTest {
  readonly operator: NonNullable<CustomAssertionInfo['operator']>;
  readonly aggregation: NonNullable<CustomAssertionInfo['aggregation']>;
  readonly parameters?: AssertionStdParameters;
  readonly logic?: string;
}

const set = (value: unknown): AssertionStdParameters => ({
  value: { value: pythonJson(value), type: 'SET' },
});
const identity = { aggregation: 'IDENTITY' } as const;

/** The standard form of a test of dbt or of dbt-expectations; undefined for any other. */
export function standardTest(name: string, args: Arguments): StandardTest | undefined {
  const limit = (key: string) => ({ value: String(args[key] ?? 'unknown'), type: 'NUMBER' as const });
  switch (name) {
    case 'not_null':
    case 'dbt_expectations.expect_column_values_to_not_be_null':
      return { ...identity, operator: 'NOT_NULL' };
    case 'unique':
      return {
        operator: 'EQUAL_TO',
        aggregation: 'UNIQUE_PROPOTION',
        parameters: { value: { value: '1.0', type: 'NUMBER' } },
      };
    case 'accepted_values':
      return { ...identity, operator: 'IN', parameters: set(args.values) };
    case 'dbt_expectations.expect_column_values_to_be_in_set':
      return { ...identity, operator: 'IN', parameters: set(args.value_set) };
    case 'dbt_expectations.expect_column_values_to_be_between':
      return {
        ...identity,
        operator: 'BETWEEN',
        parameters: { minValue: limit('min_value'), maxValue: limit('max_value') },
      };
    case 'relationships': {
      const logic = relationshipLogic(args);
      return {
        ...identity,
        operator: '_NATIVE_',
        parameters: set(args.values),
        ...(logic !== undefined && { logic }),
      };
    }
    default:
      return undefined;
  }
}

/** `orders.customer_id referential integrity to customers.id` */
function relationshipLogic(args: Arguments): string | undefined {
  const { to, model, column_name: column, field } = args;
  if (typeof to !== 'string' || typeof model !== 'string' || !column || !field) return undefined;
  const target = /^ref\('(.*)'\)$/.exec(to)?.[1] ?? to;
  const source = /ref\('(.*)'\)/.exec(model)?.[1] ?? model;
  return `${source}.${column} referential integrity to ${target}.${field}`;
}
