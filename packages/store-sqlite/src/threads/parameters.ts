import { ReadBudget } from '@colophon/catalogue/for-stores';
import type { Call } from './messages.ts';

/** A call without what cannot be cloned, which stays behind. */
export interface DetachedCall extends Pick<Call, 'parameters' | 'signalAt' | 'budget'> {
  readonly signal?: AbortSignal;
  readonly ownBudget?: ReadBudget;
  /** That of the options; it is among the parameters, too. */
  readonly deadline?: number;
}

/** Takes the abort signal and the budget out of the parameters of a call, and finds its deadline. */
export function detach(parameters: readonly unknown[]): DetachedCall {
  const detached = [...parameters];
  let signal: AbortSignal | undefined;
  let signalAt: number | undefined;
  let ownBudget: ReadBudget | undefined;
  let deadline: number | undefined;
  let budgetAt: number | undefined;
  for (const [index, parameter] of parameters.entries()) {
    if (!isOptions(parameter)) continue;
    const { signal: ofQuery, budget: ofPage, ...rest } = parameter;
    if (ofQuery instanceof AbortSignal) {
      signal = ofQuery;
      signalAt = index;
    }
    if (ofPage instanceof ReadBudget) {
      ownBudget = ofPage;
      budgetAt = index;
    }
    if (typeof rest.deadline === 'number') ({ deadline } = rest as { deadline: number });
    detached[index] = rest;
  }
  return {
    parameters: detached,
    ...(deadline !== undefined && { deadline }),
    ...(signal && signalAt !== undefined && { signal, signalAt }),
    ...(ownBudget && budgetAt !== undefined && { ownBudget, budget: { at: budgetAt, left: ownBudget.left } }),
  };
}

const isOptions = (parameter: unknown): parameter is Record<string, unknown> =>
  typeof parameter === 'object' &&
  parameter !== null &&
  Object.getPrototypeOf(parameter) === Object.prototype &&
  ('signal' in parameter || 'budget' in parameter || 'deadline' in parameter);

/** Puts them back, in the thread that is called. */
export function attach(
  { parameters, signalAt, budget }: Call,
  signal: AbortSignal,
): { readonly parameters: readonly unknown[]; readonly budget?: ReadBudget } {
  const attached = [...parameters];
  const put = (index: number, option: object): void => {
    attached[index] = { ...(attached[index] as object), ...option };
  };
  if (signalAt !== undefined) put(signalAt, { signal });
  if (!budget) return { parameters: attached };
  const own = new ReadBudget(budget.left);
  put(budget.at, { budget: own });
  return { parameters: attached, budget: own };
}
