/** How a condition compares its field. */
export const operators = ['is', 'startsWith', 'exists', 'above', 'atLeast', 'below', 'atMost'] as const;
export type Operator = (typeof operators)[number];

/** Something that is asked of one search field. */
export interface Condition {
  readonly kind: 'condition';
  readonly field: string;
  readonly operator: Operator;
  /** Any of which will do; none for `exists`. */
  readonly values: readonly string[];
  readonly isNegated: boolean;
}

/** Parts of which all must hold, or any. */
export interface Group {
  readonly kind: 'group';
  readonly join: 'all' | 'any';
  readonly parts: readonly Part[];
  readonly isNegated: boolean;
}

export type Part = Condition | Group;

export const condition = (
  field: string,
  values: readonly string[],
  some: Partial<Omit<Condition, 'kind' | 'field' | 'values'>> = {},
): Condition => ({ kind: 'condition', field, operator: 'is', values, isNegated: false, ...some });

export const group = (join: Group['join'], parts: readonly Part[], isNegated = false): Group => ({
  kind: 'group',
  join,
  parts,
  isNegated,
});

/** Whether a condition says enough to be asked. */
export const isComplete = ({ field, operator, values }: Condition): boolean =>
  field !== '' && (operator === 'exists' || values.some((value) => value !== ''));

/** A filter without the conditions that are still being written, and the groups that are left empty by that. */
export function complete(part: Part): Part | undefined {
  if (part.kind === 'condition') {
    if (!isComplete(part)) return undefined;
    return { ...part, values: part.values.filter((value) => value !== '') };
  }
  const parts = part.parts.flatMap((each) => complete(each) ?? []);
  return parts.length === 0 ? undefined : { ...part, parts };
}

/** A group around a filter, as the builder begins with one. */
export const asGroup = (part: Part | undefined): Group =>
  part === undefined ? group('all', []) : part.kind === 'group' ? part : group('all', [part]);
