/** One of the entities below another one, or at the top. */
export interface Branch {
  readonly urn: string;
  readonly name: string;
  readonly description: string | null;
  readonly color: string | null;
  /** False for what never has anything below it. */
  readonly mayHaveMore: boolean;
}

/** A part of the entities at a place of a tree. */
export interface Branches {
  readonly total: number;
  readonly branches: readonly Branch[];
}

interface Answered {
  readonly urn: string;
  readonly card: {
    readonly name: string;
    readonly description?: string | null;
    readonly color?: string | null;
  };
}

export const branchOf = ({ urn, card }: Answered, mayHaveMore: boolean): Branch => ({
  urn,
  name: card.name,
  description: card.description ?? null,
  color: card.color ?? null,
  mayHaveMore,
});
