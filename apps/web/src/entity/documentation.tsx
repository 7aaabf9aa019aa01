import './documentation.css';
import { lazy, Suspense, useState } from 'react';
import { useEdits } from '../edit/edits.tsx';
import { describe, type Head } from '../edit/label-edits.ts';
import { Empty, Loading } from '../shell/states.tsx';
import { texts } from '../texts/texts.ts';

const Markdown = lazy(async () => ({ default: (await import('../ui/markdown.tsx')).Markdown }));

/** The description of an entity, as it was written, and where it is written. */
export function Documentation({ entity }: { readonly entity: Head }) {
  const [isEdited, setIsEdited] = useState(false);
  const { run } = useEdits();
  const { description } = entity.card;
  if (isEdited)
    return (
      <Editor
        text={description ?? ''}
        save={(text) => {
          setIsEdited(false);
          if (text !== (description ?? '')) void run(describe(entity, text));
        }}
        cancel={() => setIsEdited(false)}
      />
    );
  return (
    <>
      <button type="button" className="button" onClick={() => setIsEdited(true)}>
        {texts.edit.describe}
      </button>
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

const Shown = ({ text }: { readonly text: string }) => (
  <Suspense fallback={<Loading />}>
    <Markdown text={text} />
  </Suspense>
);

interface EditorProps {
  readonly text: string;
  readonly save: (text: string) => void;
  readonly cancel: () => void;
}

/** Markdown on one side, and what becomes of it on the other. */
function Editor({ text, save, cancel }: EditorProps) {
  const [draft, setDraft] = useState(text);
  return (
    <form
      className="editor"
      onSubmit={(event) => {
        event.preventDefault();
        save(draft);
      }}
    >
      <textarea
        aria-label={texts.edit.describe}
        rows={16}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(draft);
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
