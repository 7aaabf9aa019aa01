/** An operation of a concurrent history. Times are any numbers that rise. */
export interface Operation<Call, Answer> {
  readonly call: Call;
  /** Undefined when nobody knows what became of it: it may take effect at any time after its call, or never. */
  readonly answer: Answer | undefined;
  readonly calledAt: number;
  /** That of an operation without an answer counts for nothing. */
  readonly answeredAt: number;
}

/** What an object does when its operations come one after another. */
export interface SequentialModel<State, Call, Answer> {
  readonly initial: State;
  /** The state after the operation; undefined when it could not have had this answer. */
  step(state: State, call: Call, answer: Answer | undefined): State | undefined;
  /** The same for equal states. */
  keyOf(state: State): string;
}

/**
 * Finds out whether the operations could have come one after another, each at some moment between its call and its answer, with
 * these answers: the search of Wing and Gong, which does not look at the same state with the same operations twice (Lowe).
 */
export function isLinearizable<State, Call, Answer>(
  model: SequentialModel<State, Call, Answer>,
  history: readonly Operation<Call, Answer>[],
): boolean {
  const operations = [...history].sort((a, b) => a.calledAt - b.calledAt);
  const endOf = ({ answer, answeredAt }: Operation<Call, Answer>) =>
    answer === undefined ? Number.POSITIVE_INFINITY : answeredAt;
  const answered = operations.reduce(
    (set, { answer }, place) => (answer === undefined ? set : set | (1n << BigInt(place))),
    0n,
  );
  const seen = new Set<string>();
  const open: { readonly done: bigint; readonly state: State }[] = [{ done: 0n, state: model.initial }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { done, state } = next;
    if ((done & answered) === answered) return true;
    // Of those that are left, what was called after another one had been answered comes after that.
    let firstEnd = Number.POSITIVE_INFINITY;
    for (const [place, operation] of operations.entries()) {
      if ((done >> BigInt(place)) & 1n) continue;
      if (operation.calledAt > firstEnd) break;
      firstEnd = Math.min(firstEnd, endOf(operation));
    }
    for (const [place, { call, answer, calledAt }] of operations.entries()) {
      if (calledAt > firstEnd) break;
      const bit = 1n << BigInt(place);
      if (done & bit) continue;
      const after = model.step(state, call, answer);
      if (after === undefined) continue;
      // One without an answer need not come at all: it is of interest only where it changes something.
      if (answer === undefined && model.keyOf(after) === model.keyOf(state)) continue;
      const key = `${done | bit} ${model.keyOf(after)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ done: done | bit, state: after });
    }
  }
  return false;
}
