import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { differingText, type Fields, isSame } from './same-fields.ts';

/** Few who open a form ever see it. */
const Conflict = lazy(async () => ({ default: (await import('./conflict.tsx')).Conflict }));

/** What keeps a form from overwriting what somebody else stored while it was open. */
export interface Guard {
  /** What the form began with. Only what it is at first counts: give no guard before that is known. */
  readonly before: Fields;
  /** What would be written. */
  readonly mine: Fields;
  /** Reads what is stored now; undefined where nothing is. */
  readonly now: () => Promise<Fields | undefined>;
}

interface Guarded {
  /** False where somebody else wrote in the meantime: then both versions are shown. */
  readonly mayWrite: () => Promise<boolean>;
  /** Says that the form was written, and stays: what is stored is the reader's own. */
  readonly wrote: () => void;
  /** Both versions, in place of the form; undefined while there is nothing to choose. */
  readonly conflict: ReactNode | undefined;
}

/**
 * Reads again before a write, since the operations of GraphQL take no condition.
 *
 * @param write Sends the form, which asks `mayWrite` again.
 * @param leave Closes the form, whose values are no longer wanted.
 */
export function useGuard(guard: Guard | undefined, write: () => void, leave: () => void): Guarded {
  /** The version that the reader knows of: what somebody else stored counts as seen once it was shown. */
  const seen = useRef(guard?.before);
  useEffect(() => {
    seen.current ??= guard?.before;
  });
  const [theirs, setTheirs] = useState<Fields>();
  const cache = useQueryClient();

  async function mayWrite(): Promise<boolean> {
    const now = await guard?.now();
    if (!guard || !now || !seen.current) return true;
    if (isSame(now, seen.current) || isSame(now, guard.mine)) return true;
    setTheirs(now);
    return false;
  }
  function goOn(): void {
    seen.current = theirs;
    setTheirs(undefined);
  }
  const conflict = guard && theirs && (
    <Suspense fallback={null}>
      <Conflict
        mine={differingText(guard.mine, theirs)}
        theirs={differingText(theirs, guard.mine)}
        keepMine={() => {
          goOn();
          write();
        }}
        keepTheirs={() => {
          void cache.invalidateQueries();
          goOn();
          leave();
        }}
        back={goOn}
      />
    </Suspense>
  );
  function wrote(): void {
    seen.current = guard?.mine;
  }
  return { mayWrite, wrote, conflict };
}
