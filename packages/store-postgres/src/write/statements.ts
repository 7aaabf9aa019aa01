import type { SqlRow } from '@colophon/store-sql';
import type { Parameter, Query } from '../connection/query.ts';
import { Parameters } from '../search/fragment.ts';

/**
 * Statements that change different rows, sent as one: each way to the server and back takes longer than most of them. All see
 * the tables as they were before.
 */
export class Statements {
  readonly #parameters = new Parameters();
  readonly #parts: string[] = [];
  /** What is asked for at the end, of the statements by their names. */
  answer = 'SELECT 1 AS done';

  /** @param sqlOf Makes the statement from a function that binds a value and returns its mark. */
  add(sqlOf: (bind: (value: Parameter) => string) => string, name = `s${this.#parts.length}`): void {
    this.#parts.push(`${name} AS (${sqlOf((value) => this.#parameters.bind(value))})`);
  }

  async run(query: Query): Promise<SqlRow[]> {
    if (this.#parts.length === 0) return [];
    return query(`WITH ${this.#parts.join(',\n')}\n${this.answer}`, this.#parameters.values);
  }
}

/** Statements of a change set, one group after the other. */
export interface Steps {
  readonly removals: Statements;
  readonly additions: Statements;
}

/** Columns of rows as a list of arrays, `unnest(…)`, each with the type of its values. */
export const unnest = (
  bind: (value: Parameter) => string,
  columns: readonly (readonly [type: string, values: readonly (string | number | boolean | null)[]])[],
): string => `unnest(${columns.map(([type, values]) => `${bind(values)}::${type}[]`).join(', ')})`;
