import type { DatasetFieldProfile } from '@colophon/model-types';
import { compilePatterns } from '../../../definitions/configuration.ts';
import type { S3Config } from '../config.ts';
import type { Row } from '../formats/file-format.ts';
import { ColumnStatistics } from './column-statistics.ts';
import { fieldProfile } from './field-profile.ts';

/** Statistics of the columns of a table, row by row. */
export class TableStatistics {
  rows = 0;
  /** Names of all columns, also of those that are not profiled. */
  readonly names = new Set<string>();
  readonly #columns = new Map<string, ColumnStatistics>();
  readonly #config: S3Config;
  readonly #allowed: (name: string) => boolean;

  constructor(config: S3Config) {
    this.#config = config;
    this.#allowed = compilePatterns(config.profile_patterns);
  }

  add(row: Row): void {
    this.rows += 1;
    for (const [name, value] of Object.entries(row)) {
      if (!this.names.has(name)) {
        this.names.add(name);
        if (this.#isProfiled(name)) this.#columns.set(name, new ColumnStatistics());
      }
      this.#columns.get(name)?.add(value);
    }
  }

  /** @param pathOf Path of the field that a column is in the schema. */
  profiles(pathOf: (name: string) => string): DatasetFieldProfile[] {
    return [...this.#columns].map(([name, column]) => {
      // A row without a value has none, too.
      column.nulls = this.rows - column.nonNull;
      return fieldProfile(pathOf(name), column, this.#config.profiling);
    });
  }

  #isProfiled(name: string): boolean {
    const { profile_table_level_only: none, max_number_of_fields_to_profile: most } = this.#config.profiling;
    return !none && this.#columns.size < (most ?? Number.POSITIVE_INFINITY) && this.#allowed(name);
  }
}
