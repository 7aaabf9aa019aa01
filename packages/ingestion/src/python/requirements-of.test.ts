import { describe, expect, it } from 'vitest';
import { requirementsOf } from './requirements-of.ts';

const version = '1.7.0.17';

describe('requirementsOf', () => {
  it('asks for the extras of the source and of the sink', () => {
    expect(requirementsOf({ name: 'snowflake', extra: 'snowflake' }, { version })).toEqual([
      'acryl-datahub[datahub-rest,snowflake]==1.7.0.17',
    ]);
  });

  it('asks for no extra that is not needed', () => {
    expect(requirementsOf({ name: 'file' }, { version, sink: 'console' })).toEqual([
      'acryl-datahub==1.7.0.17',
    ]);
  });

  it('adds what the user adds', () => {
    expect(requirementsOf({ name: 'sqlmesh' }, { version, packages: ['duckdb-engine'] })).toEqual([
      'acryl-datahub[datahub-rest]==1.7.0.17',
      'sqlmesh',
      'duckdb-engine',
    ]);
  });
});
