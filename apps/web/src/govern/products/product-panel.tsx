import { useState } from 'react';
import { deleteDataProductMutation } from '../../../gen/govern/products/products.ts';
import { useChange } from '../../data/use-change.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { Panel } from '../shared/panel.tsx';
import { PanelPart } from '../shared/panel-part.tsx';
import { Rename } from '../shared/rename.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { ProductAssets } from './product-assets.tsx';

/** A data product: what it is, whose it is, and what it consists of. */
export function ProductPanel({ urn }: { readonly urn: string }) {
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const { choose } = useChosen('products');
  const change = useChange();
  const { actions, products } = governTexts;
  const close = () => setDoing(undefined);
  return (
    <>
      <BackLink page="products">{products.all}</BackLink>
      <Panel
        urn={urn}
        hasPath={false}
        actions={() => [
          { text: actions.rename, run: () => setDoing('rename') },
          { text: actions.delete, run: () => setDoing('delete') },
        ]}
      >
        {({ card: { name, domain } }) => (
          <>
            <PanelPart head={texts.entity.domain}>
              {domain ? <EntityLink urn={domain.urn} name={domain.card.name} /> : texts.entity.none}
            </PanelPart>
            <ProductAssets urn={urn} />
            {doing === 'rename' && <Rename urn={urn} name={name} close={close} />}
            {doing === 'delete' && (
              <Confirm
                title={governTexts.delete.title(name)}
                action={actions.delete}
                run={async () => {
                  await change(deleteDataProductMutation, { urn }, governTexts.delete.done(name));
                  choose(undefined);
                }}
                close={close}
              >
                {products.deleted}
              </Confirm>
            )}
          </>
        )}
      </Panel>
    </>
  );
}
