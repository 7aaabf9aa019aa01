import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { messageOf } from '../../data/message-of.ts';
import { RequestFailed } from '../../data/request.ts';
import { keepDraft, keptDraft } from '../../edit/drafts.ts';
import { useNotices } from '../../edit/edits.tsx';
import { rawTexts } from '../../texts/raw.ts';
import { texts } from '../../texts/texts.ts';
import { Conflict } from '../../ui/conflict.tsx';
import { draftKeyOf } from './draft-key.ts';
import { faultInJson, lineOfPointer, pointerIn } from './place-in-json.ts';
import { type StoredAspect, storedAspect, writeAspect } from './stored-aspects.ts';

interface AspectEditorProps {
  readonly urn: string;
  /** As it was when somebody began to edit it. */
  readonly aspect: StoredAspect;
  readonly close: () => void;
}

interface Fault {
  readonly message: string;
  readonly line: number | undefined;
}

/** An aspect as a text, which is saved unless somebody else has in the meantime. */
export function AspectEditor({ urn, aspect, close }: AspectEditorProps) {
  const { name } = aspect;
  const draftKey = draftKeyOf(urn, name);
  const [text, setText] = useState(() => keptDraft(draftKey) ?? JSON.stringify(aspect.value, null, 2));
  const [version, setVersion] = useState(aspect.version);
  const [fault, setFault] = useState<Fault>();
  const [theirs, setTheirs] = useState<StoredAspect>();
  const [isSending, setIsSending] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const cache = useQueryClient();
  const { tell } = useNotices();

  function change(next: string): void {
    setText(next);
    keepDraft(draftKey, next);
  }
  function finish(): void {
    keepDraft(draftKey, undefined);
    close();
  }
  function show(found: Fault): void {
    setFault(found);
    if (found.line !== undefined && area.current) selectLine(area.current, found.line);
  }
  async function save(expected: string | undefined): Promise<void> {
    const wrong = faultInJson(text);
    if (wrong) return show(wrong);
    setIsSending(true);
    setFault(undefined);
    try {
      await writeAspect(urn, name, JSON.parse(text), expected);
      tell({ text: rawTexts.saved(name) });
      finish();
      await cache.invalidateQueries();
    } catch (error) {
      if (error instanceof RequestFailed && error.status === 412)
        setTheirs(await cache.fetchQuery({ ...storedAspect(urn, name), staleTime: 0 }));
      else {
        const message = messageOf(error);
        show({ message, line: lineOfPointer(text, pointerIn(message) ?? '') });
      }
    } finally {
      setIsSending(false);
    }
  }

  if (theirs)
    return (
      <Conflict
        mine={text}
        theirs={JSON.stringify(theirs.value, null, 2)}
        keepMine={() => {
          setTheirs(undefined);
          setVersion(theirs.version);
          void save(theirs.version);
        }}
        keepTheirs={() => {
          void cache.invalidateQueries({ queryKey: ['aspects', urn] });
          finish();
        }}
        back={() => {
          setVersion(theirs.version);
          setTheirs(undefined);
        }}
      />
    );
  return (
    <form
      className="raw__editor"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(version);
      }}
    >
      <textarea
        ref={area}
        className="field__control"
        aria-label={rawTexts.editOf(name)}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault ? id : undefined}
        rows={Math.min(30, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {fault && (
        <p id={id} className="form__failure" role="alert">
          {fault.line !== undefined && <strong>{rawTexts.line(fault.line)} </strong>}
          {fault.message}
        </p>
      )}
      <div className="form__actions">
        <button type="submit" className="button button--main" disabled={isSending}>
          {texts.edit.save}
        </button>
        <button type="button" className="button" onClick={finish}>
          {texts.edit.cancel}
        </button>
      </div>
    </form>
  );
}

function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
