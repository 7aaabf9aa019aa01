import './forms.css';
import '../properties/properties.css';
import '../shared/panes.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formCountsQuery, formQuery } from '../../../gen/govern/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { formsTexts } from '../../texts/forms.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { askedText } from './asked-text.ts';
import { AssetsOfForm } from './assets-of-form.tsx';
import { AssignedSearch } from './assigned-search.tsx';
import { AuthorForm } from './author-form.tsx';
import { DeleteForm } from './delete-form.tsx';
import { countsInput } from './form-assets.ts';
import { countsOf } from './form-counts.ts';
import { Progress } from './progress.tsx';

/** One form: what it asks, whom, and how far it is filled in. */
export function FormPanel({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(read(formQuery, { urn }));
  const form = data?.form;
  return (
    <>
      <BackLink page="forms">{formsTexts.all}</BackLink>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : form?.card.exists ? (
        <Panel form={form} />
      ) : (
        <Empty hint={<code>{urn}</code>}>{formsTexts.missing}</Empty>
      )}
    </>
  );
}

function Panel({ form }: { readonly form: FormPartsFragment }) {
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const { choose } = useChosen('forms');
  const lacking = useLacking('MANAGE_DOCUMENTATION_FORMS');
  const { data } = useQuery(read(formCountsQuery, { input: countsInput() }));
  const { urn, info } = form;
  const counts = countsOf(data?.aggregateAcrossEntities?.facets, urn, info.type);
  const close = () => setDoing(undefined);
  const { head, types } = formsTexts;
  useEffect(() => {
    document.title = `${info.name} – ${texts.name}`;
  }, [info.name]);
  return (
    <article>
      <SectionHead title={info.name} lead={info.description}>
        <EditButton reason={lacking} press={() => setDoing('edit')}>
          {governTexts.actions.edit}
        </EditButton>
        <EditButton reason={lacking} press={() => setDoing('delete')}>
          {governTexts.actions.delete}
        </EditButton>
      </SectionHead>
      <dl className="definition">
        <Row term={governTexts.fields.type}>{types[info.type]}</Row>
        <Row term={head.asked}>{askedText(form)}</Row>
        <Row term={head.questions}>
          <Questions form={form} />
        </Row>
        <Row term={formsTexts.bySearch.term}>
          <AssignedSearch form={form} />
        </Row>
        <Row term={head.progress}>{data && <Progress counts={counts} />}</Row>
      </dl>
      <AssetsOfForm form={form} />
      {doing === 'edit' && <AuthorForm form={form} close={close} />}
      {doing === 'delete' && (
        <DeleteForm form={form} assigned={counts.assigned} deleted={() => choose(undefined)} close={close} />
      )}
    </article>
  );
}

const Row = ({ term, children }: { readonly term: string; readonly children: React.ReactNode }) => (
  <div className="definition__row">
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

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
