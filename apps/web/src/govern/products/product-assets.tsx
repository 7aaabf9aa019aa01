import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addToDataProductMutation,
  productAssetsQuery,
  removeFromDataProductsMutation,
} from '../../../gen/govern/products/products.ts';
import { read } from '../../data/query-client.ts';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import { EntityLink } from '../../entity/entity-link.tsx';
import { presentationOf } from '../../entity/presentations.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { searchInput, useListState } from '../shared/list-state.ts';
import { ListView } from '../shared/list-view.tsx';
import { PanelPart } from '../shared/panel-part.tsx';
import { useTold } from '../shared/use-told.ts';

/** What a data product can consist of. */
const assetTypes = [
  ...(['DATASET', 'DATA_JOB', 'DATA_FLOW', 'CHART', 'DASHBOARD', 'NOTEBOOK', 'CONTAINER'] as const),
  ...(['MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE', 'MLFEATURE', 'MLPRIMARY_KEY'] as const),
] as const;

interface ProductAssetsProps {
  readonly urn: string;
  /** Why they may not be changed; undefined where they may. */
  readonly reason: string | undefined;
}

/** The assets of a data product, which can be added and removed. */
export function ProductAssets({ urn, reason }: ProductAssetsProps) {
  const [state] = useListState();
  const [isPicking, setIsPicking] = useState(false);
  const { data, error, refetch } = useQuery({
    ...read(productAssetsQuery, { urn, input: searchInput(state) }),
    placeholderData: keepPreviousData,
  });
  const run = useTold();
  const { products, actions, fields } = governTexts;
  const found = data?.listDataProductAssets;
  const assets = found?.searchResults.map(({ entity }) => entity);
  return (
    <PanelPart
      head={products.assets}
      action={{ text: products.addAsset, reason, run: () => setIsPicking(true) }}
    >
      <ListView
        label={products.assets}
        search={products.searchAssets}
        empty={products.noAssets}
        rows={assets}
        total={found?.total ?? 0}
        error={error}
        retry={() => void refetch()}
        keyOf={(asset) => asset.urn}
        columns={[
          {
            key: 'name',
            head: fields.name,
            cell: (asset) => <EntityLink urn={asset.urn} name={asset.card.name} />,
          },
          {
            key: 'type',
            head: fields.type,
            cell: ({ card }) => presentationOf(card.entityType).label,
          },
          { key: 'platform', head: fields.platform, cell: ({ card }) => card.platform?.card.name },
          {
            key: 'actions',
            head: actions.actions,
            isActions: true,
            cell: ({ urn: asset, card }) => (
              <EditButton
                className="action"
                label={texts.edit.remove(card.name)}
                reason={reason}
                press={() =>
                  void run(
                    removeFromDataProductsMutation,
                    { input: { dataProductUrns: [urn], resourceUrns: [asset] } },
                    products.removedAsset(card.name),
                  )
                }
              >
                {actions.remove}
              </EditButton>
            ),
          },
        ]}
      />
      {isPicking && (
        <EntityPicker
          label={products.addAsset}
          types={assetTypes}
          present={assets?.map((asset) => asset.urn) ?? []}
          pick={(asset) =>
            void run(
              addToDataProductMutation,
              { input: { dataProductUrn: urn, resourceUrns: [asset.urn] } },
              products.addedAsset(asset.name),
            )
          }
          close={() => setIsPicking(false)}
        />
      )}
    </PanelPart>
  );
}
