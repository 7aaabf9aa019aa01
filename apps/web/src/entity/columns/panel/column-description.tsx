import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../data/message-of.ts';
import { valueNow } from '../../../data/value-now.ts';
import { keepDraft, keptDraft } from '../../../edit/drafts.ts';
import { useEdits } from '../../../edit/edits.tsx';
import { describeColumn } from '../../../edit/part-edits.ts';
import { columnTexts } from '../../../texts/column.ts';
import { texts } from '../../../texts/texts.ts';
import { EditButton } from '../../../ui/edit-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ReferenceLabel } from '../../../ui/reference-label.tsx';
import '../../../ui/field.css';
import type { Column } from '../column-tree.ts';

const Markdown = lazy(async () => ({ default: (await import('../../../ui/markdown.tsx')).Markdown }));

const Conflict = lazy(async () => ({ default: (await import('../../../ui/conflict.tsx')).Conflict }));

/** What people have written about a column until now; undefined where nobody has. */
async function storedDescription(urn: string, path: string): Promise<string | undefined> {
  const infos = (await valueNow(urn, 'editableSchemaMetadata'))?.editableSchemaFieldInfo;
  const all = (Array.isArray(infos) ? infos : []) as readonly {
    readonly fieldPath?: unknown;
    readonly description?: unknown;
  }[];
  const text = all.find(({ fieldPath }) => fieldPath === path)?.description;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

interface ColumnDescriptionProps {
  readonly urn: string;
  readonly column: Column;
  readonly reason: string | undefined;
}

/** What a column holds: as people wrote it, and as the source has it where that differs. */
export function ColumnDescription({ urn, column, reason }: ColumnDescriptionProps) {
  const { path, description, sourceDescription } = column;
  const draftKey = `column ${path} ${urn}`;
  const [draft, setDraft] = useState(() => keptDraft(draftKey));
  /** What was there when somebody began to write. */
  const [base, setBase] = useState(description ?? '');
  const [theirs, setTheirs] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { carryOut } = useEdits();
  const cache = useQueryClient();
  const change = (text: string | undefined) => {
    setDraft(text);
    keepDraft(draftKey, text);
  };
  async function save(text: string, expected: string): Promise<void> {
    setFailure(undefined);
    try {
      const stored = (await storedDescription(urn, path)) ?? sourceDescription ?? '';
      if (stored !== expected && stored !== text) {
        setTheirs(stored);
        return;
      }
      setTheirs(undefined);
      if (text !== stored) await carryOut(describeColumn(urn, path, stored, text));
      change(undefined);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }
  return (
    <section>
      <div className="entity__part">
        <h3 className="label">
          <ReferenceLabel
            field="dataset#editableSchemaMetadata.editableSchemaFieldInfo.description"
            label={columnTexts.description}
          />
        </h3>
        {draft === undefined && (
          <EditButton
            className="icon-button"
            label={columnTexts.describe}
            reason={reason}
            press={() => {
              setBase(description ?? '');
              change(description ?? '');
            }}
          >
            <Icon name="pencil" size={14} />
          </EditButton>
        )}
      </div>
      {draft === undefined ? (
        description ? (
          <Suspense>
            <Markdown text={description} />
          </Suspense>
        ) : (
          <p className="faint">{columnTexts.noDescription}</p>
        )
      ) : theirs !== undefined ? (
        <Suspense>
          <Conflict
            mine={draft}
            theirs={theirs}
            keepMine={() => void save(draft, theirs)}
            keepTheirs={() => {
              setTheirs(undefined);
              change(undefined);
              void cache.invalidateQueries();
            }}
            back={() => {
              setBase(theirs);
              setTheirs(undefined);
            }}
          />
        </Suspense>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save(draft, base);
          }}
        >
          <textarea
            className="field__control"
            aria-label={columnTexts.describe}
            rows={4}
            value={draft}
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(draft, base);
              // Closes neither the panel nor loses what was typed.
              if (event.key === 'Escape') event.preventDefault();
            }}
          />
          {failure !== undefined && (
            <p className="form__failure" role="alert">
              {failure}
            </p>
          )}
          <div className="form__actions">
            <button type="submit" className="button button--main">
              {texts.edit.save}
            </button>
            <button type="button" className="button" onClick={() => change(undefined)}>
              {texts.edit.cancel}
            </button>
          </div>
        </form>
      )}
      {sourceDescription && description !== sourceDescription && (
        <p className="faint">
          {columnTexts.source} {sourceDescription}
        </p>
      )}
    </section>
  );
}
