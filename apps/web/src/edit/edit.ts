import type { Operation } from '../data/operation.ts';

/** A mutation with its variables: plain data, so that a browser can keep it. */
export interface Sent {
  readonly name: string;
  readonly text: string;
  readonly variables: unknown;
}

/** A change of one entity, and what takes it back. */
export interface Edit {
  /** URN of the entity. */
  readonly urn: string;
  /** What was done, as it is told: `Tag PII added`. */
  readonly label: string;
  readonly apply: Sent;
  readonly revert: Sent;
}

/** What is shown of the entity at once; an edit that fails is taken back. */
export type Foresee<Shown> = (shown: Shown) => Shown;

export const sent = <Data, Variables>(
  { name, text }: Operation<Data, Variables>,
  variables: Variables,
): Sent => ({ name, text, variables });

/** The edit that takes another one back, and can be taken back itself. */
export const reversed = (edit: Edit, label: string): Edit => ({
  ...edit,
  label,
  apply: edit.revert,
  revert: edit.apply,
});
