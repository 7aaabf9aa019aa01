import './documentation.css';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { entityHeadQuery } from '../../gen/entity/entity.ts';
import { request } from '../data/request.ts';
import { keepDraft, keptDraft } from '../edit/drafts.ts';
import { useEdits } from '../edit/edits.tsx';
import { describe, type Head } from '../edit/label-edits.ts';
import { Empty, Loading } from '../shell/states.tsx';
import { texts } from '../texts/texts.ts';
import { Conflict } from '../ui/conflict.tsx';
import { EditButton } from '../ui/edit-button.tsx';
import { rightTo } from './rights.ts';

const Markdown = lazy(async () => ({ default: (await import('../ui/markdown.tsx')).Markdown }));

/** The description of an entity, as it was written, and where it is written. */
export function Documentation({ entity }: { readonly entity: Head }) {
  const { urn, card } = entity;
  const description = card.description ?? '';
  const draftKey = `description ${urn}`;
  const [draft, setDraft] = useState(() => keptDraft(draftKey));
  /** What was there when somebody began to write. */
  const [base, setBase] = useState(description);
  const [theirs, setTheirs] = useState<string>();
  const { run } = useEdits();
  const cache = useQueryClient();
  const { reason } = rightTo(card, 'DESCRIPTION');
  const change = (text: string | undefined) => {
    setDraft(text);
    keepDraft(draftKey, text);
  };
  async function save(text: string, expected: string): Promise<void> {
    const stored = await storedDescription(cache, urn);
    if (stored !== undefined && stored !== expected && stored !== text) {
      setTheirs(stored);
      return;
    }
    setTheirs(undefined);
    change(undefined);
    if (text !== expected) await run(describe(entity, text));
  }
  if (draft !== undefined && theirs !== undefined)
    return (
      <Conflict
        mine={draft}
        theirs={theirs}
        keepMine={() => void save(draft, theirs)}
        keepTheirs={() => {
          setTheirs(undefined);
          change(undefined);
        }}
        back={() => {
          setBase(theirs);
          setTheirs(undefined);
        }}
      />
    );
  if (draft !== undefined)
    return (
      <Editor
        draft={draft}
        change={change}
        save={() => void save(draft, base)}
        cancel={() => change(undefined)}
      />
    );
  return (
    <>
      <EditButton
        reason={reason}
        press={() => {
          setBase(description);
          change(description);
        }}
      >
        {texts.edit.describe}
      </EditButton>
      {description ? (
        <div className="documentation">
          <Shown text={description} />
        </div>
      ) : (
        <Empty>{texts.entity.noDescription}</Empty>
      )}
    </>
  );
}

/** What the server has now; undefined where it does not answer, so that the edit is kept as others are. */
async function storedDescription(cache: QueryClient, urn: string): Promise<string | undefined> {
  try {
    const { entity } = await request(entityHeadQuery, { urn });
    if (entity) cache.setQueryData(['EntityHead', { urn }], { entity });
    return entity?.card.description ?? '';
  } catch {
    return undefined;
  }
}

const Shown = ({ text }: { readonly text: string }) => (
  <Suspense fallback={<Loading />}>
    <Markdown text={text} />
  </Suspense>
);

interface EditorProps {
  readonly draft: string;
  readonly change: (text: string) => void;
  readonly save: () => void;
  readonly cancel: () => void;
}

/** Markdown on one side, and what becomes of it on the other. */
function Editor({ draft, change, save, cancel }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened it is gone, and with it the focus.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  return (
    <form
      className="editor"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <textarea
        ref={field}
        aria-label={texts.edit.describe}
        rows={16}
        value={draft}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      <section className="editor__preview" aria-label={texts.edit.preview}>
        <Shown text={draft} />
      </section>
      <p className="editor__buttons">
        <button type="submit" className="button button--main">
          {texts.edit.save}
        </button>
        <button type="button" className="button" onClick={cancel}>
          {texts.edit.cancel}
        </button>
      </p>
    </form>
  );
}
