import './forms.css';
import { useQuery } from '@tanstack/react-query';
import { formQuery } from '../../../gen/govern/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { formsTexts } from '../../texts/forms.ts';
import { governTexts } from '../../texts/govern.ts';
import { Entry, EntryPage } from '../shared/entry.tsx';
import { askedText } from './asked-text.ts';
import { AssetsOfForm } from './assets-of-form.tsx';
import { AssignedSearch } from './assigned-search.tsx';
import { ChangeForm } from './change-form.tsx';
import { Progress } from './progress.tsx';

/** One form: what it asks, whom, and how far it is filled in. */
export function FormPanel({ urn }: { readonly urn: string }) {
  const query = useQuery(read(formQuery, { urn }));
  const form = query.data?.form;
  return (
    <EntryPage urn={urn} page="forms" texts={formsTexts} query={query}>
      {form?.card.exists && <Panel form={form} />}
    </EntryPage>
  );
}

function Panel({ form }: { readonly form: FormPartsFragment }) {
  const { name, description, type } = form.info;
  const { head, types } = formsTexts;
  return (
    <Entry
      row={form}
      name={name}
      lead={description}
      reason={useLacking('MANAGE_DOCUMENTATION_FORMS')}
      facts={[
        [governTexts.fields.type, types[type]],
        [head.asked, askedText(form)],
        [head.questions, <Questions key="questions" form={form} />],
        [formsTexts.bySearch.term, <AssignedSearch key="search" form={form} />],
        [head.progress, <Progress key="progress" form={form} />],
      ]}
      dialog={ChangeForm}
    >
      <AssetsOfForm form={form} />
    </Entry>
  );
}

function Questions({ form: { info } }: { readonly form: FormPartsFragment }) {
  if (info.prompts.length === 0) return formsTexts.noQuestions;
  return (
    <ol>
      {info.prompts.map(({ id, title, type, required }) => (
        <li key={id}>
          {title}{' '}
          <span>
            – {required ? formsTexts.required : formsTexts.optional}
            {type === 'FIELDS_STRUCTURED_PROPERTY' && `, ${formsTexts.ofColumns}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
