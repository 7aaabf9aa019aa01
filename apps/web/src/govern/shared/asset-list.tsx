import type { ReactNode } from 'react';
import type { EntityType } from '../../../gen/types.ts';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import type { Label } from '../../edit/label-edits.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { governTexts } from '../../texts/govern.ts';
import { texts as allTexts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import type { Column } from '../../ui/table.tsx';
import { type ListFilter, ListView } from './list-view.tsx';
import type { Listed } from './use-listed.ts';

interface Asset {
  readonly urn: string;
  readonly card: { readonly name: string };
}

interface AssetListProps<Row> {
  readonly texts: { readonly title: string; readonly search: string; readonly none: string };
  readonly filter?: ListFilter;
  readonly list: Listed<Row>;
  /** Those between the name and what can be done with an asset. */
  readonly columns: readonly Column<Row>[];
  /** What else can be done with an asset. */
  readonly actions?: (asset: Row) => ReactNode;
  readonly remove: (asset: Row) => void;
  /** Why an asset may not be removed; undefined where it may. */
  readonly reasonOf: (asset: Row) => string | undefined;
  /** Picks assets to add; only while somebody does. */
  readonly picker: AssetPicker | false;
}

interface AssetPicker {
  readonly label: string;
  readonly types: readonly EntityType[];
  readonly add: (asset: Label) => void;
  readonly close: () => void;
}

/** The assets that something consists of, or is about. They are added and removed here. */
export function AssetList<Row extends Asset>(props: AssetListProps<Row>) {
  const { texts, filter, list, columns, actions, remove, reasonOf, picker } = props;
  return (
    <>
      <ListView
        label={texts.title}
        search={texts.search}
        filter={filter}
        empty={texts.none}
        list={list}
        columns={[
          {
            key: 'name',
            head: governTexts.fields.name,
            cell: ({ urn, card }) => <EntityLink urn={urn} name={card.name} />,
          },
          ...columns,
          {
            key: 'actions',
            head: governTexts.actions.actions,
            isActions: true,
            cell: (asset) => (
              <>
                {actions?.(asset)}
                <EditButton
                  className="action"
                  label={allTexts.edit.remove(asset.card.name)}
                  reason={reasonOf(asset)}
                  press={() => remove(asset)}
                >
                  {governTexts.actions.remove}
                </EditButton>
              </>
            ),
          },
        ]}
      />
      {picker && (
        <EntityPicker
          label={picker.label}
          types={picker.types}
          present={list.rows?.map(({ urn }) => urn) ?? []}
          pick={picker.add}
          close={picker.close}
        />
      )}
    </>
  );
}
