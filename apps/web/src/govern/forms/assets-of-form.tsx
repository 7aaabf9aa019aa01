import './forms.css';
import '../../analytics/parts/parts.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import {
  assignFormMutation,
  type FormAssetsQuery,
  formAssetsQuery,
  formCountsQuery,
  unassignFormMutation,
} from '../../../gen/govern/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { answeredOf, stateOf, statusOf } from '../../entity/forms/form-state.ts';
import { placeOf } from '../../entity/presentations.ts';
import { rightTo } from '../../entity/rights.ts';
import { formsTexts } from '../../texts/forms.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { AssetList } from '../shared/asset-list.tsx';
import { searchInput, useListState } from '../shared/list-state.ts';
import { entitiesOf, useListed } from '../shared/use-listed.ts';
import { useTold } from '../shared/use-told.ts';
import { assetStates, assetsFilter, formEntityTypes, readAssetsState } from './form-assets.ts';
import { useFormActors } from './use-waiting-forms.ts';

type Asset = NonNullable<FormAssetsQuery['searchAcrossEntities']>['searchResults'][number]['entity'];

/** The assets that have a form, how far it is filled in for each, and by whom it can be. */
export function AssetsOfForm({ form }: { readonly form: FormPartsFragment }) {
  const [listState, set] = useListState();
  const given = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const { state, whose } = readAssetsState(given);
  const [isPicking, setIsPicking] = useState(false);
  const { urns: mine } = useFormActors();
  const run = useTold();
  const { urn, info } = form;
  const owners = whose === undefined ? undefined : whose === 'mine' ? (mine ?? []) : [whose];
  const list = useListed(
    formAssetsQuery,
    {
      input: {
        ...searchInput(listState),
        types: formEntityTypes,
        orFilters: assetsFilter(urn, info.type, state, owners),
      },
    },
    {
      pageOf: ({ searchAcrossEntities }) => entitiesOf(searchAcrossEntities),
      isEnabled: whose !== 'mine' || mine !== undefined,
    },
  );
  const lacking = useLacking('MANAGE_DOCUMENTATION_FORMS');
  const { assets: words, head } = formsTexts;
  const inputOf = (asset: string) => ({ input: { formUrn: urn, entityUrns: [asset] } });
  return (
    <section className="form-assets">
      <div className="form-assets__head">
        <h2>{words.title}</h2>
        <div className="form__actions">
          <EditButton reason={lacking} press={() => setIsPicking(true)}>
            {words.assign}
          </EditButton>
          <Link to="/search" search={{ q: '', filters: {}, page: 1 }}>
            {words.assignMany}
          </Link>
        </div>
      </div>
      <States shown={state} />
      <AssetList
        texts={words}
        filter={{
          label: words.owner,
          all: words.everybody,
          options: useOwners(form),
          value: whose,
          set: (chosen) => set({ whose: chosen } as object),
        }}
        list={list}
        columns={[
          {
            key: 'owners',
            head: head.owners,
            cell: ({ card }) => card.owners.map((owner) => owner.card.name).join(', '),
          },
          { key: 'state', head: head.state, cell: (asset) => stateText(form, asset) },
        ]}
        actions={(asset) => (
          <Link
            className="action"
            to="/$type/$urn"
            params={{ type: placeOf(asset.urn).path, urn: asset.urn }}
            search={{ form: urn } as object}
            aria-label={words.fillOf(asset.card.name)}
          >
            {words.fill}
          </Link>
        )}
        remove={(asset) =>
          void run(unassignFormMutation, inputOf(asset.urn), words.unassigned(asset.card.name))
        }
        reasonOf={({ card }) => rightTo(card, 'ASPECTS').reason}
        picker={
          isPicking && {
            label: words.assign,
            types: formEntityTypes,
            add: (asset) => void run(assignFormMutation, inputOf(asset.urn), words.assigned(asset.name)),
            close: () => setIsPicking(false),
          }
        }
      />
    </section>
  );
}

/** Which assets are shown: each choice has an address. */
function States({ shown }: { readonly shown: (typeof assetStates)[number] }) {
  const { states, stateLabel } = formsTexts.assets;
  return (
    <nav className="choices" aria-label={stateLabel}>
      <ul>
        {assetStates.map((state) => (
          <li key={state}>
            <Link
              to="."
              search={
                ((before: object) => ({
                  ...before,
                  page: undefined,
                  state: state === 'all' ? undefined : state,
                })) as never
              }
              replace
              resetScroll={false}
              aria-current={state === shown ? 'true' : undefined}
            >
              {states[state]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The reader, and those who own assets with the form. */
function useOwners({ urn, info }: FormPartsFragment) {
  const { data } = useQuery(
    read(formCountsQuery, {
      input: {
        query: '*',
        types: formEntityTypes,
        facets: ['owners'],
        orFilters: assetsFilter(urn, info.type, 'all', undefined),
      },
    }),
  );
  const owners = data?.aggregateAcrossEntities?.facets?.find(({ field }) => field === 'owners');
  return [
    { value: 'mine', text: formsTexts.assets.mine },
    ...(owners?.aggregations ?? []).map(({ value, entity }) => ({
      value,
      text: entity?.card.name ?? value,
    })),
  ];
}

function stateText(form: FormPartsFragment, asset: Asset): string {
  const { assets } = formsTexts;
  const state = stateOf('forms' in asset ? asset.forms : undefined, form.urn);
  if (!state) return '';
  const texts = { complete: assets.complete, toVerify: assets.toVerify, verified: assets.verified };
  const status = statusOf(form, state);
  return status === 'open'
    ? assets.answered(answeredOf(form, state), form.info.prompts.length)
    : texts[status];
}
