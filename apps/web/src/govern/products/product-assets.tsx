import { useState } from 'react';
import {
  addToDataProductMutation,
  productAssetsQuery,
  removeFromDataProductsMutation,
} from '../../../gen/govern/products/products.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { governTexts } from '../../texts/govern.ts';
import { AssetList } from '../shared/asset-list.tsx';
import { searchInput, useListState } from '../shared/list-state.ts';
import { PanelPart } from '../shared/panel-part.tsx';
import { entitiesOf, useListed } from '../shared/use-listed.ts';
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
  const list = useListed(
    productAssetsQuery,
    { urn, input: searchInput(state) },
    { pageOf: ({ listDataProductAssets }) => entitiesOf(listDataProductAssets) },
  );
  const run = useTold();
  const { products, fields } = governTexts;
  return (
    <PanelPart
      head={products.assets}
      action={{ text: products.addAsset, reason, run: () => setIsPicking(true) }}
    >
      <AssetList
        texts={{ title: products.assets, search: products.searchAssets, none: products.noAssets }}
        list={list}
        columns={[
          { key: 'type', head: fields.type, cell: ({ card }) => presentationOf(card.entityType).label },
          { key: 'platform', head: fields.platform, cell: ({ card }) => card.platform?.card.name },
        ]}
        remove={(asset) =>
          void run(
            removeFromDataProductsMutation,
            { input: { dataProductUrns: [urn], resourceUrns: [asset.urn] } },
            products.removedAsset(asset.card.name),
          )
        }
        reasonOf={() => reason}
        picker={
          isPicking && {
            label: products.addAsset,
            types: assetTypes,
            add: (asset) =>
              void run(
                addToDataProductMutation,
                { input: { dataProductUrn: urn, resourceUrns: [asset.urn] } },
                products.addedAsset(asset.name),
              ),
            close: () => setIsPicking(false),
          }
        }
      />
    </PanelPart>
  );
}
