import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { EntityHeadQuery } from '../../gen/entity/entity.ts';
import { RequestFailed, request } from '../data/request.ts';
import { texts } from '../texts/texts.ts';
import { type Edit, reversed, type Sent } from './edit.ts';
import { keepEdits, keptEdits } from './kept-edits.ts';
import type { ForeseenEdit, Head } from './label-edits.ts';
import { type Notice, Notices } from './notices.tsx';

interface Edits {
  /** Shows an edit at once and sends it. What fails is taken back, and offered again. */
  readonly run: (edit: ForeseenEdit) => Promise<void>;
}

const EditsContext = createContext<Edits>({ run: () => Promise.resolve() });

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

  const keep = useCallback((edits: readonly Edit[]) => {
    setKept(edits);
    keepEdits(edits);
  }, []);
  const tell = useCallback((notice: Omit<Notice, 'id'>) => {
    const id = crypto.randomUUID();
    setNotices((others) => [...others, { ...notice, id }]);
  }, []);

  const send = useCallback(
    async (edit: Edit): Promise<boolean> => {
      try {
        await request(edit.apply, edit.apply.variables as never);
        return true;
      } catch (error) {
        const reason = error instanceof RequestFailed ? error.message : String(error);
        // What the server understood and does not allow fails again; what it did not get may not.
        const isLost = error instanceof RequestFailed && (error.status === undefined || error.status >= 500);
        if (isLost) keep([...keptEdits().filter((other) => !isSame(other, edit)), edit]);
        tell({ text: texts.edit.failed(edit.label), reason, isFailure: true });
        return false;
      } finally {
        // What is stored now counts, whatever was foreseen.
        void cache.invalidateQueries({
          predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(JSON.stringify(edit.urn)),
        });
      }
    },
    [cache, keep, tell],
  );

  const run = useCallback(
    async ({ edit, foresee }: ForeseenEdit): Promise<void> => {
      const key = ['EntityHead', { urn: edit.urn }];
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData<EntityHeadQuery>(key, (data) =>
        data?.entity ? { ...data, entity: foresee(data.entity as Head) } : data,
      );
      if (!(await send(edit))) return;
      const undo = () => void send(reversed(edit, texts.edit.undone(edit.label)));
      tell({ text: edit.label, action: { text: texts.edit.undo, run: undo } });
    },
    [cache, send, tell],
  );

  async function sendKept(): Promise<void> {
    for (const edit of kept) if (await send(edit)) keep(keptEdits().filter((other) => !isSame(other, edit)));
  }

  const edits = useMemo(() => ({ run }), [run]);
  const toldHere = useMemo(() => ({ tell }), [tell]);
  return (
    <EditsContext value={edits}>
      <NoticesContext value={toldHere}>{children}</NoticesContext>
      <Notices
        notices={notices}
        dismiss={(id) => setNotices((others) => others.filter((notice) => notice.id !== id))}
        kept={kept.length}
        sendKept={() => void sendKept()}
        forgetKept={() => keep([])}
      />
    </EditsContext>
  );
}

const isSame = (a: Edit, b: Edit): boolean => textOf(a.apply) === textOf(b.apply);
const textOf = ({ name, variables }: Sent): string => JSON.stringify([name, variables]);
