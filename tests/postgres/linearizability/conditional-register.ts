import type { SequentialModel } from './is-linearizable.ts';

/** A value with the number of its changes; version 0 is that of none. */
export interface Register {
  readonly version: number;
  readonly value: string | undefined;
}

export type RegisterCall =
  | { readonly kind: 'read' }
  /** Writes when the version is the one that is expected: 0 when there must be no value yet. */
  | { readonly kind: 'write'; readonly value: string; readonly ifVersion: number }
  | { readonly kind: 'create'; readonly value: string };

export type RegisterAnswer =
  | ({ readonly kind: 'value' } & Register)
  | { readonly kind: 'written' }
  /** Its condition did not hold. */
  | { readonly kind: 'refused' };

/** A register with compare-and-set, as an aspect is one with `If-Version-Match` and with CREATE. */
export const conditionalRegister: SequentialModel<Register, RegisterCall, RegisterAnswer> = {
  initial: { version: 0, value: undefined },
  keyOf: ({ version, value }) => `${version} ${value}`,
  step(state, call, answer) {
    if (call.kind === 'read') {
      const isRight =
        answer === undefined ||
        (answer.kind === 'value' && answer.version === state.version && answer.value === state.value);
      return isRight ? state : undefined;
    }
    const holds = call.kind === 'create' ? state.version === 0 : state.version === call.ifVersion;
    const after = holds ? { version: state.version + 1, value: call.value } : state;
    if (answer === undefined) return after;
    return holds === (answer.kind === 'written') ? after : undefined;
  },
};
