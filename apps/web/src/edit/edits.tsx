import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { EntityHeadQuery } from '../../gen/entity/entity.ts';
import { messageOf } from '../data/message-of.ts';
import { isUnauthorised, RequestFailed, request } from '../data/request.ts';
import { texts } from '../texts/texts.ts';
import { type Edit, reversed, type Sent } from './edit.ts';
import { keepEdits, keptEdits, sendOnce, watchKeptEdits } from './kept-edits.ts';
import type { ForeseenEdit, Head } from './label-edits.ts';
import { type Notice, Notices } from './notices.tsx';

interface Edits {
  /** Shows an edit at once and sends it. What fails is taken back, and offered again. */
  readonly run: (edit: ForeseenEdit) => Promise<void>;
  /**
   * Carries out an edit that a form has made, and offers to undo it.
   *
   * @throws what the server says against it, which the form shows.
   */
  readonly carryOut: (edit: Edit) => Promise<void>;
}

const EditsContext = createContext<Edits>({
  run: () => Promise.resolve(),
  carryOut: () => Promise.resolve(),
});

export const useEdits = (): Edits => useContext(EditsContext);

interface NoticesAtEdge {
  /** Tells at the edge of the window what was done, or was not. */
  readonly tell: (notice: Omit<Notice, 'id'>) => void;
}

const NoticesContext = createContext<NoticesAtEdge>({ tell: () => undefined });

export const useNotices = (): NoticesAtEdge => useContext(NoticesContext);

/** Carries out edits for what is inside, and tells of them. */
export function EditsProvider({ children }: { readonly children: ReactNode }) {
  const cache = useQueryClient();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [kept, setKept] = useState(keptEdits);
  const [isSignedOut, setIsSignedOut] = useState(false);

  const keep = useCallback((edits: readonly Edit[]) => {
    setKept(edits);
    keepEdits(edits);
  }, []);
  const keepEdit = useCallback(
    (edit: Edit) => {
      // One that is sent again keeps its place among the others.
      if (!keptEdits().some((other) => isSame(other, edit))) keep([...keptEdits(), edit]);
    },
    [keep],
  );
  useEffect(() => watchKeptEdits(setKept), []);
  const tell = useCallback((notice: Omit<Notice, 'id'>) => {
    const id = crypto.randomUUID();
    setNotices((others) => [...others, { ...notice, id }]);
  }, []);
  const dismiss = useCallback((id: string) => {
    setNotices((others) => others.filter((notice) => notice.id !== id));
  }, []);

  const carry = useCallback(
    async (edit: Edit): Promise<void> => {
      try {
        await request(edit.apply, edit.apply.variables as never);
      } finally {
        // What is stored now counts, whatever was foreseen.
        void cache.invalidateQueries({
          predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(JSON.stringify(edit.urn)),
        });
      }
    },
    [cache],
  );

  const send = useCallback(
    async (edit: Edit): Promise<boolean> => {
      try {
        await carry(edit);
        return true;
      } catch (error) {
        setIsSignedOut(isUnauthorised(error));
        if (isLost(error)) keepEdit(edit);
        tell({ text: texts.edit.failed(edit.label), reason: messageOf(error), isFailure: true });
        return false;
      }
    },
    [carry, keepEdit, tell],
  );

  const tellDone = useCallback(
    (edit: Edit) => {
      const undo = () => void send(reversed(edit, texts.edit.undone(edit.label)));
      tell({ text: edit.label, action: { text: texts.edit.undo, run: undo } });
    },
    [send, tell],
  );

  const run = useCallback(
    async ({ edit, foresee }: ForeseenEdit): Promise<void> => {
      const key = ['EntityHead', { urn: edit.urn }];
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueryData<EntityHeadQuery>(key);
      cache.setQueryData<EntityHeadQuery>(key, (data) =>
        data?.entity ? { ...data, entity: foresee(data.entity as Head) } : data,
      );
      if (await send(edit)) tellDone(edit);
      // Reading it again may fail as well, as long as the server is gone.
      else if (before) cache.setQueryData(key, before);
    },
    [cache, send, tellDone],
  );

  const carryOut = useCallback(
    async (edit: Edit): Promise<void> => {
      await carry(edit);
      tellDone(edit);
    },
    [carry, tellDone],
  );

  const sendKept = () =>
    sendOnce(async () => {
      for (const edit of keptEdits()) {
        if (await send(edit)) keep(keptEdits().filter((other) => !isSame(other, edit)));
        // The others may depend on it.
        else return;
      }
    });

  const edits = useMemo(() => ({ run, carryOut }), [run, carryOut]);
  const toldHere = useMemo(() => ({ tell }), [tell]);
  return (
    <EditsContext value={edits}>
      <NoticesContext value={toldHere}>{children}</NoticesContext>
      <Notices
        notices={notices}
        dismiss={dismiss}
        isSignedOut={isSignedOut}
        kept={kept.map(({ label }) => label)}
        sendKept={() => void sendKept()}
        forgetKept={() => keep([])}
      />
    </EditsContext>
  );
}

/** What the server understood and does not allow fails again; what it did not get may not. */
const isLost = (error: unknown): boolean =>
  error instanceof RequestFailed &&
  (error.status === undefined || error.status >= 500 || error.status === 401 || error.status === 429);

const isSame = (a: Edit, b: Edit): boolean => textOf(a.apply) === textOf(b.apply);
const textOf = ({ name, variables }: Sent): string => JSON.stringify([name, variables]);
