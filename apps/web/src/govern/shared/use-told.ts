import { useCallback } from 'react';
import { messageOf } from '../../data/message-of.ts';
import type { Operation } from '../../data/operation.ts';
import { useChange } from '../../data/use-change.ts';
import { useNotices } from '../../edit/edits.tsx';
import { texts } from '../../texts/texts.ts';

/** Sends a change. A failure is told at the edge of the window, with its reason. */
type Told = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  /** What was done, or was not. */
  told: string,
) => Promise<void>;

/** For changes that no form belongs to, such as those of a button in a row. */
export function useTold(): Told {
  const change = useChange();
  const { tell } = useNotices();
  return useCallback(
    async (operation, variables, told) => {
      try {
        await change(operation, variables, told);
      } catch (error) {
        tell({ text: texts.edit.failed(told), reason: messageOf(error), isFailure: true });
      }
    },
    [change, tell],
  );
}
