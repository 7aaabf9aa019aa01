import { Link } from '@tanstack/react-router';
import { formsQuery } from '../../../gen/govern/forms/forms.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { isForm } from '../../entity/forms/form-state.ts';
import { number } from '../../texts/format.ts';
import { formsTexts } from '../../texts/forms.ts';
import { governTexts } from '../../texts/govern.ts';
import { ListPage } from '../shared/list-page.tsx';
import { searchInput, useListState } from '../shared/list-state.ts';
import { useChosen } from '../shared/use-chosen.ts';
import { entitiesOf, useListed } from '../shared/use-listed.ts';
import { askedText } from './asked-text.ts';
import { ChangeForm } from './change-form.tsx';
import { FormPanel } from './form-panel.tsx';
import { Progress } from './progress.tsx';

/** The forms of the catalogue; the chosen one with the assets that have it. */
export function FormsPage() {
  const { urn } = useChosen('forms');
  return urn === undefined ? <List /> : <FormPanel key={urn} urn={urn} />;
}

function List() {
  const [state] = useListState();
  const list = useListed(
    formsQuery,
    { input: { ...searchInput(state), types: ['FORM'] } },
    { pageOf: ({ searchAcrossEntities }) => entitiesOf(searchAcrossEntities, isForm) },
  );
  const { head, types } = formsTexts;
  return (
    <ListPage
      texts={formsTexts}
      reason={useLacking('MANAGE_DOCUMENTATION_FORMS')}
      list={list}
      nameOf={({ info }) => info.name}
      dialog={ChangeForm}
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
        { key: 'progress', head: head.progress, cell: (form) => <Progress form={form} /> },
      ]}
    />
  );
}
