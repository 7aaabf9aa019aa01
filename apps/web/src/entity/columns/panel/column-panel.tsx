import './column-panel.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { columnEntityQuery } from '../../../../gen/entity/columns/panel/panel.ts';
import { messageOf } from '../../../data/message-of.ts';
import { read } from '../../../data/query-client.ts';
import { useEdits, useNotices } from '../../../edit/edits.tsx';
import { addColumnLabel, removeColumnLabel } from '../../../edit/part-edits.ts';
import { columnTexts } from '../../../texts/column.ts';
import { texts } from '../../../texts/texts.ts';
import { EditButton } from '../../../ui/edit-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ReferenceLabel } from '../../../ui/reference-label.tsx';
import { LabelPicker } from '../../aside/lazy-picker.tsx';
import { EntityLink } from '../../entity-link.tsx';
import { CopyUrn } from '../../head/copy-urn.tsx';
import type { HeadOfEntity } from '../../head-of-entity.ts';
import { rightTo } from '../../rights.ts';
import type { Column } from '../column-tree.ts';
import { ColumnDescription } from './column-description.tsx';
import { ColumnHistory } from './column-history.tsx';
import { ColumnLineage } from './column-lineage.tsx';
import { Keys } from './keys.tsx';
import { Meanings } from './meanings.tsx';
import { Statistics } from './statistics.tsx';
import { urnOfColumn } from './urn-of-column.ts';

interface ColumnPanelProps {
  readonly entity: HeadOfEntity;
  readonly column: Column;
  readonly close: () => void;
}

/** Everything about a column, beside the others. */
export function ColumnPanel({ entity, column, close }: ColumnPanelProps) {
  const { urn, card } = entity;
  const { path, name, type, isKey, isNullable, labels } = column;
  const panel = useRef<HTMLElement>(null);
  const leave = useRef(close);
  leave.current = close;
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // At the document: what had the focus may be gone, such as the form of a text that was saved.
    const press = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) leave.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const own = urnOfColumn(urn, path);
  return (
    <section ref={panel} className="column-panel" aria-label={columnTexts.label(name)} tabIndex={-1}>
      <header className="column-panel__head">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <button type="button" className="icon-button" aria-label={columnTexts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <dl className="column-panel__facts">
        <div>
          <dt>
            <ReferenceLabel field="dataset#schemaMetadata.fields.fieldPath" label={columnTexts.path} />
          </dt>
          <dd>
            <code>{path}</code>
          </dd>
        </div>
        <div>
          <dt>
            <ReferenceLabel field="dataset#schemaMetadata.fields.nativeDataType" label={columnTexts.type} />
          </dt>
          <dd>
            <code>{type}</code>{' '}
            <span className="faint">{isNullable ? columnTexts.optional : columnTexts.required}</span>
          </dd>
        </div>
      </dl>
      {isKey && <p className="mark">{columnTexts.primaryKey}</p>}
      <Keys urn={urn} path={path} />
      <ColumnDescription urn={urn} column={column} reason={rightTo(card, 'COLUMN_DESCRIPTIONS').reason} />
      {(['tags', 'terms'] as const).map((kind) => (
        <Labels
          key={kind}
          urn={urn}
          path={path}
          kind={kind}
          labels={labels.filter((label) => label.kind === kind)}
          reason={rightTo(card, kind === 'tags' ? 'COLUMN_TAGS' : 'COLUMN_TERMS').reason}
        />
      ))}
      <Meanings urns={labels.filter(({ kind }) => kind === 'terms').map((term) => term.urn)} />
      <Statistics urn={urn} path={path} />
      <ColumnLineage urn={own} direction="UPSTREAM" />
      <ColumnLineage urn={own} direction="DOWNSTREAM" />
      <ColumnHistory urn={urn} path={path} column={own} />
      <OwnPage urn={own} />
    </section>
  );
}

/** The URN of a column; and its page, which only a column has of which more is stored than its table says. */
function OwnPage({ urn }: { readonly urn: string }) {
  const { data } = useQuery(read(columnEntityQuery, { urn }));
  return (
    <p className="column-panel__own">
      <CopyUrn urn={urn} />
      {data?.entity?.card.exists && <EntityLink urn={urn} name={columnTexts.page} />}
    </p>
  );
}

const labelFields = {
  tags: 'dataset#editableSchemaMetadata.editableSchemaFieldInfo.globalTags',
  terms: 'dataset#editableSchemaMetadata.editableSchemaFieldInfo.glossaryTerms',
} as const;

interface LabelsProps {
  readonly urn: string;
  readonly path: string;
  readonly kind: 'tags' | 'terms';
  readonly labels: Column['labels'];
  readonly reason: string | undefined;
}

function Labels({ urn, path, kind, labels, reason }: LabelsProps) {
  const [isPicking, setIsPicking] = useState(false);
  const { carryOut } = useEdits();
  const { tell } = useNotices();
  const run = (edit: ReturnType<typeof addColumnLabel>) =>
    void carryOut(edit).catch((error: unknown) =>
      tell({ text: texts.edit.failed(edit.label), reason: messageOf(error), isFailure: true }),
    );
  return (
    <section>
      <div className="entity__part">
        <h3 className="label">
          <ReferenceLabel field={labelFields[kind]} label={columnTexts[kind]} />
        </h3>
        <EditButton
          className="icon-button"
          label={columnTexts.add[kind]}
          reason={reason}
          press={() => setIsPicking(true)}
        >
          <Icon name="plus" />
        </EditButton>
      </div>
      {labels.length === 0 && <p className="faint">{columnTexts.none}</p>}
      <ul>
        {labels.map((label) => (
          <li key={label.urn} className="entity__label">
            <EntityLink urn={label.urn} name={label.name} color={label.color} />
            <EditButton
              className="icon-button"
              label={texts.edit.remove(label.name)}
              reason={reason ?? (label.isEditable ? undefined : columnTexts.fromSource)}
              press={() => run(removeColumnLabel(urn, path, kind, label))}
            >
              <Icon name="close" size={12} />
            </EditButton>
          </li>
        ))}
      </ul>
      {isPicking && (
        <LabelPicker
          kind={kind}
          present={labels.map((label) => label.urn)}
          pick={(label) => run(addColumnLabel(urn, path, kind, label))}
          close={() => setIsPicking(false)}
        />
      )}
    </section>
  );
}
