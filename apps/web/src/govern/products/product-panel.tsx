import { useState } from 'react';
import { deleteDataProductMutation } from '../../../gen/govern/products/products.ts';
import { useChange } from '../../data/use-change.ts';
import type { Head } from '../../edit/label-edits.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { rightTo } from '../../entity/rights.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { Panel } from '../shared/panel.tsx';
import { PanelPart } from '../shared/panel-part.tsx';
import { Rename } from '../shared/rename.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { ProductAssets } from './product-assets.tsx';

/** Who may rename a product manages it. */
const reasonOf = ({ card }: Head): string | undefined => rightTo(card, 'NAME').reason;

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
        actions={(entity) => [
          { text: actions.rename, reason: reasonOf(entity), run: () => setDoing('rename') },
          {
            text: actions.delete,
            reason: reasonOf(entity) && rightTo(entity.card, 'REMOVAL').reason,
            run: () => setDoing('delete'),
          },
        ]}
      >
        {(entity) => {
          const {
            card: { name, domain },
          } = entity;
          return (
            <>
              <PanelPart head={texts.entity.domain}>
                {domain ? <EntityLink urn={domain.urn} name={domain.card.name} /> : texts.entity.none}
              </PanelPart>
              <ProductAssets urn={urn} reason={reasonOf(entity)} />
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
          );
        }}
      </Panel>
    </>
  );
}
