import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formCountsQuery, formsQuery } from '../../../gen/govern/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { isForm } from '../../entity/forms/form-state.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { number } from '../../texts/format.ts';
import { formsTexts } from '../../texts/forms.ts';
import { governTexts } from '../../texts/govern.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { searchInput, useListState } from '../shared/list-state.ts';
import { ListView } from '../shared/list-view.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { askedText } from './asked-text.ts';
import { AuthorForm } from './author-form.tsx';
import { DeleteForm } from './delete-form.tsx';
import { countsInput } from './form-assets.ts';
import { countsOf } from './form-counts.ts';
import { FormPanel } from './form-panel.tsx';
import { Progress } from './progress.tsx';

/** The forms of the catalogue; the chosen one with the assets that have it. */
export function FormsPage() {
  const { urn } = useChosen('forms');
  return urn === undefined ? <List /> : <FormPanel key={urn} urn={urn} />;
}

type Doing =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'delete'; readonly form: FormPartsFragment };

function List() {
  const [state] = useListState();
  const [doing, setDoing] = useState<Doing>();
  const { choose } = useChosen('forms');
  const lacking = useLacking('MANAGE_DOCUMENTATION_FORMS');
  const { data, error, refetch } = useQuery({
    ...read(formsQuery, { input: { ...searchInput(state), types: ['FORM'] } }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery(read(formCountsQuery, { input: countsInput() }));
  const facets = counts.data?.aggregateAcrossEntities?.facets;
  const countOf = ({ urn, info }: FormPartsFragment) => countsOf(facets, urn, info.type);
  const found = data?.searchAcrossEntities;
  const { title, lead, search, empty, create, head, types } = formsTexts;
  const close = () => setDoing(undefined);
  return (
    <>
      <SectionHead title={title} lead={lead}>
        <EditButton
          className="button button--main"
          reason={lacking}
          press={() => setDoing({ kind: 'create' })}
        >
          {create}
        </EditButton>
      </SectionHead>
      <ListView
        label={title}
        search={search}
        empty={empty}
        rows={found?.searchResults.map(({ entity }) => entity).filter(isForm)}
        total={found?.total ?? 0}
        error={error}
        retry={() => void refetch()}
        keyOf={({ urn }) => urn}
        columns={[
          {
            key: 'name',
            head: governTexts.fields.name,
            cell: ({ urn, info }) => (
              <Link to="/govern/{-$page}/{-$id}" params={{ page: 'forms', id: urn }}>
                {info.name}
              </Link>
            ),
          },
          { key: 'type', head: governTexts.fields.type, cell: ({ info }) => types[info.type] },
          {
            key: 'questions',
            head: head.questions,
            isNumber: true,
            cell: ({ info }) => number(info.prompts.length),
          },
          { key: 'asked', head: head.asked, cell: askedText },
          {
            key: 'progress',
            head: head.progress,
            cell: (form) => facets !== undefined && <Progress counts={countOf(form)} />,
          },
          {
            key: 'actions',
            head: governTexts.actions.actions,
            isActions: true,
            cell: (form) => (
              <RowActions
                name={form.info.name}
                reason={lacking}
                edit={() => setDoing({ kind: 'edit', form })}
                remove={() => setDoing({ kind: 'delete', form })}
              />
            ),
          },
        ]}
      />
      {doing?.kind === 'create' && <AuthorForm created={choose} close={close} />}
      {doing?.kind === 'edit' && <AuthorForm form={doing.form} close={close} />}
      {doing?.kind === 'delete' && (
        <DeleteForm form={doing.form} assigned={countOf(doing.form).assigned} close={close} />
      )}
    </>
  );
}
