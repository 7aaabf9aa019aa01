/** An operation of a concurrent history. Times are any numbers that rise. */
export interface Operation<Call, Answer> {
  readonly call: Call;
  /** Undefined when nobody knows what became of it: it may take effect at any time after its call, or never. */
  readonly answer: Answer | undefined;
  readonly calledAt: number;
  /** That of an operation without an answer counts for nothing. */
  readonly answeredAt: number;
}

/**
 * What an object does when its operations come one after another. One that changed it changes nothing a second time, as a write
 * of one version of a value: so nobody has to remember which of those without an answer took effect.
 */
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
  const byCall = (a: Operation<Call, Answer>, b: Operation<Call, Answer>) => a.calledAt - b.calledAt;
  const answered = history.filter(({ answer }) => answer !== undefined).sort(byCall);
  const unanswered = history.filter(({ answer }) => answer === undefined).sort(byCall);
  const seen = new Set<string>();
  const open: { readonly done: bigint; readonly first: number; readonly state: State }[] = [
    { done: 0n, first: 0, state: model.initial },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { done, first, state } = next;
    if (first === answered.length) return true;
    // Of those that are left, what was called after another one had been answered comes after that.
    let firstEnd = Number.POSITIVE_INFINITY;
    const possible: { readonly operation: Operation<Call, Answer>; readonly place: number | undefined }[] =
      [];
    for (let place = first; place < answered.length; place++) {
      const operation = answered[place] as Operation<Call, Answer>;
      if (operation.calledAt > firstEnd) break;
      if ((done >> BigInt(place - first)) & 1n) continue;
      firstEnd = Math.min(firstEnd, operation.answeredAt);
      possible.push({ operation, place });
    }
    for (const operation of unanswered) {
      if (operation.calledAt > firstEnd) break;
      possible.push({ operation, place: undefined });
    }
    for (const { operation, place } of possible) {
      if (operation.calledAt > firstEnd) continue;
      const after = model.step(state, operation.call, operation.answer);
      if (after === undefined) continue;
      // One without an answer need not come at all: it is of interest only where it changes something.
      if (place === undefined && model.keyOf(after) === model.keyOf(state)) continue;
      const reached = passDone(place === undefined ? done : done | (1n << BigInt(place - first)), first);
      const key = `${reached.first} ${reached.done} ${model.keyOf(after)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ ...reached, state: after });
    }
  }
  return false;
}

/** Moves the first place that is not done on: the history before it is of no interest any more. */
function passDone(done: bigint, first: number): { readonly done: bigint; readonly first: number } {
  let passed = 0n;
  while ((done >> passed) & 1n) passed++;
  return { done: done >> passed, first: first + Number(passed) };
}
