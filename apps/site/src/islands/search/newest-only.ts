/** What came of the newest question. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/**
 * Asks one question at a time. Of those that come while one is being answered only the newest is asked, and an answer
 * that came too late is dropped, so that a slow connection is never behind the reader by more than one question.
 */
export function newestOnly<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  tell: (question: Question, outcome: Outcome<Answer>) => void,
): (question: Question) => Promise<void> {
  let waiting: { question: Question } | undefined;
  let busy = false;
  return async (newest) => {
    waiting = { question: newest };
    if (busy) return;
    busy = true;
    while (waiting) {
      const { question } = waiting;
      waiting = undefined;
      const outcome = await answer(question).then(
        (found): Outcome<Answer> => ({ answer: found }),
        (error: unknown): Outcome<Answer> => ({ error }),
      );
      if (!waiting) tell(question, outcome);
    }
    busy = false;
  };
}
