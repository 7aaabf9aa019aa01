import type { Parameter } from '../connection/query.ts';

/** Collects what a statement binds, and gives each its mark. */
export class Parameters {
  readonly values: Parameter[] = [];

  /** The mark of a value, `$1` and so on. */
  bind(value: Parameter): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export const all = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : `(${conditions.join(' AND ')})`;
export const any = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'false' : `(${conditions.join(' OR ')})`;
