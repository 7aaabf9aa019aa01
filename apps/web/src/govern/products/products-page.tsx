import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { productsQuery } from '../../../gen/govern/products/products.ts';
import { read } from '../../data/query-client.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { number } from '../../texts/format.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { searchInput, useListState } from '../shared/list-state.ts';
import { ListView } from '../shared/list-view.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { entitiesOf, useListed } from '../shared/use-listed.ts';
import { CreateProduct } from './create-product.tsx';
import { ProductPanel } from './product-panel.tsx';

/** Data products by domain; the chosen one with its assets. */
export function ProductsPage() {
  const { urn } = useChosen('products');
  return urn === undefined ? <Products /> : <ProductPanel key={urn} urn={urn} />;
}

function Products() {
  const [state, set] = useListState();
  const { choose } = useChosen('products');
  const [isCreating, setIsCreating] = useState(false);
  const list = useListed(
    productsQuery,
    { input: productsInput(state.only, searchInput(state)) },
    { pageOf: ({ searchAcrossEntities }) => entitiesOf(searchAcrossEntities) },
  );
  // The domains of all products, also while only one domain is shown.
  const all = useQuery(read(productsQuery, { input: { ...productsInput(undefined), count: 0 } }));
  const facet = all.data?.searchAcrossEntities?.facets?.find(({ field }) => field === 'domains');
  const { products, fields, actions } = governTexts;
  return (
    <>
      <SectionHead title={products.title} lead={products.lead}>
        <button type="button" className="button button--main" onClick={() => setIsCreating(true)}>
          {products.create}
        </button>
      </SectionHead>
      <ListView
        label={products.title}
        search={products.search}
        filter={{
          label: texts.entity.domain,
          all: products.allDomains,
          options: (facet?.aggregations ?? []).map(({ value, entity }) => ({
            value,
            text: entity?.card.name ?? value,
          })),
          value: state.only,
          set: (only) => set({ only }),
        }}
        empty={products.empty}
        list={list}
        columns={[
          {
            key: 'name',
            head: fields.name,
            cell: ({ urn, card }) => (
              <Link to="/govern/{-$page}/{-$id}" params={{ page: 'products', id: urn }}>
                {card.name}
              </Link>
            ),
          },
          {
            key: 'domain',
            head: texts.entity.domain,
            cell: ({ card: { domain } }) => domain && <EntityLink urn={domain.urn} name={domain.card.name} />,
          },
          {
            key: 'owners',
            head: texts.entity.owners,
            cell: ({ card: { owners } }) => (
              <div className="entity-links">
                {owners.map((owner) => (
                  <EntityLink key={owner.urn} urn={owner.urn} name={owner.card.name} />
                ))}
              </div>
            ),
          },
          {
            key: 'assets',
            head: products.assets,
            isNumber: true,
            cell: (row) => number('assets' in row ? (row.assets?.total ?? 0) : 0),
          },
          {
            key: 'page',
            head: actions.actions,
            isActions: true,
            cell: ({ urn, card }) => (
              <Link
                className="action"
                to="/$type/$urn"
                params={{ type: 'dataProduct', urn }}
                aria-label={`${actions.open}: ${card.name}`}
              >
                {actions.open}
              </Link>
            ),
          },
        ]}
      />
      {isCreating && (
        <CreateProduct chosen={state.only} created={choose} close={() => setIsCreating(false)} />
      )}
    </>
  );
}

const productsInput = (domain: string | undefined, page: ReturnType<typeof searchInput> | object = {}) => ({
  query: '*',
  ...page,
  types: ['DATA_PRODUCT' as const],
  ...(domain !== undefined && { orFilters: [{ and: [{ field: 'domains', values: [domain] }] }] }),
  searchFlags: { skipHighlighting: true },
});
