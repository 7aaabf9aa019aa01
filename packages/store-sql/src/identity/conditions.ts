import type { AuditQuery } from '@colophon/auth/ports';
import type { SqlValue } from '../values.ts';

/** A condition with a question mark for each value that it binds. Names of columns are quoted: some are words of SQL. */
export interface MarkedCondition {
  readonly conditions: readonly string[];
  readonly parameters: readonly SqlValue[];
}

/** `a = ? AND b = ?` of what a filter names. The names are those of columns, and come from the code alone. */
export function conditionsOf(filter: object): MarkedCondition {
  const named = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    conditions: named.map(([column]) => `"${column}" = ?`),
    parameters: named.map(([, value]) => value as SqlValue),
  };
}

/** What differs between databases in a condition on the audit log. */
export interface AuditDialect {
  /** The value of `details.aspect`. */
  readonly aspect: string;
  /** Holds where the subject is an entity of the type that is bound. */
  readonly isOfType: string;
}

/** The entries of the audit log that a query asks for. */
export function auditConditions(
  {
    before = Number.MAX_SAFE_INTEGER,
    after = 0,
    from = 0,
    until = Number.MAX_SAFE_INTEGER,
    entityType,
    aspect,
    anyOf = [],
    ...columns
  }: Omit<AuditQuery, 'limit'>,
  dialect: AuditDialect,
): { readonly where: string; readonly parameters: readonly SqlValue[] } {
  const conditions = ['"offset" < ?', '"offset" > ?', '"time" >= ?', '"time" < ?'];
  const parameters: SqlValue[] = [before, after, from, until];
  const addAny = (condition: string, given: string | readonly string[] | undefined) => {
    const values = given === undefined ? [] : [given].flat();
    if (values.length === 0) return;
    conditions.push(`(${values.map(() => condition).join(' OR ')})`);
    parameters.push(...values);
  };
  for (const [column, given] of Object.entries(columns)) addAny(`"${column}" = ?`, given);
  addAny(`${dialect.aspect} = ?`, aspect);
  if (anyOf.length > 0)
    conditions.push(
      `(${anyOf.map(({ outcome }) => (outcome ? '(action = ? AND outcome = ?)' : 'action = ?')).join(' OR ')})`,
    );
  for (const { action, outcome } of anyOf) parameters.push(action, ...(outcome ? [outcome] : []));
  addAny(dialect.isOfType, entityType);
  return { where: conditions.join(' AND '), parameters };
}
