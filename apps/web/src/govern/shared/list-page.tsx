import { type ReactNode, useState } from 'react';
import { SectionHead } from '../../section/section-head.tsx';
import { governTexts } from '../../texts/govern.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import type { Column } from '../../ui/table.tsx';
import { ListView } from './list-view.tsx';
import { RowActions } from './row-actions.tsx';
import type { Listed } from './use-listed.ts';

/** What is being done, in a dialog. */
export type Doing<Row> =
  | { readonly kind: 'create'; readonly row?: undefined }
  | { readonly kind: 'edit' | 'delete'; readonly row: Row };

/** The dialog for what is being done. */
export interface DoingProps<Row> {
  readonly doing: Doing<Row>;
  readonly close: () => void;
}

interface ListPageProps<Row> {
  readonly texts: {
    readonly title: string;
    readonly lead: string;
    readonly search: string;
    readonly empty: string;
    readonly create: string;
  };
  /** Why nothing may be created; undefined where it may. */
  readonly reason: string | undefined;
  /** Why a row may not be edited or deleted. Default: what holds for creating. */
  readonly reasonsOf?: (row: Row) => Readonly<Record<'edit' | 'remove', string | undefined>>;
  readonly list: Listed<Row>;
  /** All but the one with what can be done with a row. */
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly dialog: (doing: DoingProps<Row>) => ReactNode;
}

/** A page with a list, whose entries are created, edited and deleted in dialogs. */
export function ListPage<Row extends { readonly urn: string }>(props: ListPageProps<Row>) {
  const {
    texts,
    reason,
    reasonsOf = () => ({ edit: reason, remove: reason }),
    list,
    columns,
    nameOf,
    dialog: Dialog,
  } = props;
  const [doing, setDoing] = useState<Doing<Row>>();
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead}>
        <EditButton
          className="button button--main"
          reason={reason}
          press={() => setDoing({ kind: 'create' })}
        >
          {texts.create}
        </EditButton>
      </SectionHead>
      <ListView
        label={texts.title}
        search={texts.search}
        empty={texts.empty}
        list={list}
        columns={[
          ...columns,
          {
            key: 'actions',
            head: governTexts.actions.actions,
            isActions: true,
            cell: (row) => (
              <RowActions
                name={nameOf(row)}
                reason={reasonsOf(row).edit}
                removeReason={{ reason: reasonsOf(row).remove }}
                edit={() => setDoing({ kind: 'edit', row })}
                remove={() => setDoing({ kind: 'delete', row })}
              />
            ),
          },
        ]}
      />
      {doing && <Dialog doing={doing} close={() => setDoing(undefined)} />}
    </>
  );
}
