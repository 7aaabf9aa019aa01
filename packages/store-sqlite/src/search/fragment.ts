import type { SqlValue } from '../sql.ts';

/** A piece of SQL with what it binds. */
export interface Fragment {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

export const always: Fragment = { sql: '1', parameters: [] };
export const never: Fragment = { sql: '0', parameters: [] };

export const not = ({ sql, parameters }: Fragment): Fragment => ({ sql: `NOT (${sql})`, parameters });
export const marks = (count: number): string => Array(count).fill('?').join(', ');
export const all = (fragments: readonly Fragment[]): Fragment => combine(fragments, ' AND ', '1');
export const any = (fragments: readonly Fragment[]): Fragment => combine(fragments, ' OR ', '0');

function combine(fragments: readonly Fragment[], operator: string, empty: string): Fragment {
  if (fragments.length === 0) return { sql: empty, parameters: [] };
  return {
    sql: balanced(
      fragments.map(({ sql }) => sql),
      operator,
    ),
    parameters: fragments.flatMap(({ parameters }) => parameters),
  };
}

/** Joined as a balanced tree: SQLite rejects expressions more than 1,000 deep, and a plain chain is as deep as long. */
function balanced(parts: readonly string[], operator: string): string {
  if (parts.length <= 2) return `(${parts.join(operator)})`;
  const half = Math.ceil(parts.length / 2);
  return `(${balanced(parts.slice(0, half), operator)}${operator}${balanced(parts.slice(half), operator)})`;
}
