import { ReadBudget } from '@colophon/catalogue/for-stores';
import type { Call, ParameterPlace } from './messages.ts';

/** A call without what cannot be cloned, which stays behind. */
export interface DetachedCall extends Pick<Call, 'parameters' | 'signalAt' | 'budget'> {
  readonly signal?: AbortSignal;
  readonly ownBudget?: ReadBudget;
}

/** Takes the abort signal and the budget out of the parameters of a call. */
export function detach(parameters: readonly unknown[]): DetachedCall {
  const detached = [...parameters];
  let signal: AbortSignal | undefined;
  let signalAt: ParameterPlace | undefined;
  let ownBudget: ReadBudget | undefined;
  let budgetAt: ParameterPlace | undefined;
  for (const [index, parameter] of parameters.entries()) {
    if (parameter instanceof ReadBudget) {
      ownBudget = parameter;
      budgetAt = { index };
      detached[index] = undefined;
    } else if (isOptions(parameter)) {
      const { signal: ofQuery, budget: ofPage, ...rest } = parameter;
      if (ofQuery instanceof AbortSignal) {
        signal = ofQuery;
        signalAt = { index, property: 'signal' };
      }
      if (ofPage instanceof ReadBudget) {
        ownBudget = ofPage;
        budgetAt = { index, property: 'budget' };
      }
      detached[index] = rest;
    }
  }
  return {
    parameters: detached,
    ...(signal && signalAt && { signal, signalAt }),
    ...(ownBudget && budgetAt && { ownBudget, budget: { at: budgetAt, left: ownBudget.left } }),
  };
}

const isOptions = (parameter: unknown): parameter is Record<string, unknown> =>
  typeof parameter === 'object' &&
  parameter !== null &&
  Object.getPrototypeOf(parameter) === Object.prototype &&
  ('signal' in parameter || 'budget' in parameter);

/** Puts them back, in the thread that is called. */
export function attach(
  { parameters, signalAt, budget }: Call,
  signal: AbortSignal,
): { readonly parameters: readonly unknown[]; readonly budget?: ReadBudget } {
  const attached = [...parameters];
  const put = ({ index, property }: ParameterPlace, value: unknown): void => {
    attached[index] = property === undefined ? value : { ...(attached[index] as object), [property]: value };
  };
  if (signalAt) put(signalAt, signal);
  if (!budget) return { parameters: attached };
  const own = new ReadBudget(budget.left);
  put(budget.at, own);
  return { parameters: attached, budget: own };
}
