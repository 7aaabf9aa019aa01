import { useCallback, useState } from 'react';
import { messageOf } from '../data/message-of.ts';
import { useNotices } from '../edit/edits.tsx';

/**
 * Carries out what a button does, once at a time.
 *
 * @returns A function that takes what is to be done, and its name for the case that it fails; and whether it is under way.
 */
export function useAction(): readonly [(run: () => Promise<unknown>, name: string) => void, boolean] {
  const [isActing, setIsActing] = useState(false);
  const { tell } = useNotices();
  const act = useCallback(
    (run: () => Promise<unknown>, name: string) => {
      setIsActing(true);
      run()
        .catch((error: unknown) => tell({ text: name, reason: messageOf(error), isFailure: true }))
        .finally(() => setIsActing(false));
    },
    [tell],
  );
  return [act, isActing];
}
