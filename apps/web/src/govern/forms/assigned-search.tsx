import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { sendTo } from '../../data/request.ts';
import { useCarryOut } from '../../data/use-change.ts';
import { valueNow } from '../../data/value-now.ts';
import { pathOf } from '../../entity/raw/stored-aspects.ts';
import { printFilter } from '../../search/filter/print-filter.ts';
import { Failure } from '../../shell/states.tsx';
import { formsTexts } from '../../texts/forms.ts';
import { governTexts } from '../../texts/govern.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { assignmentAspect, filterIn } from './assignment.ts';

// The builder of filters is more script than the page of a form.
const AssignBySearch = lazy(async () => ({
  default: (await import('./assign-by-search.tsx')).AssignBySearch,
}));

/** The search whose results have a form, which can be changed and removed. */
export function AssignedSearch({ form: { urn, info } }: { readonly form: FormPartsFragment }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['FormAssignment', urn],
    queryFn: async () => filterIn(await valueNow(urn, assignmentAspect)) ?? null,
  });
  const [doing, setDoing] = useState<'edit' | 'remove'>();
  const lacking = useLacking('MANAGE_DOCUMENTATION_FORMS');
  const carryOut = useCarryOut();
  const { bySearch: words } = formsTexts;
  const close = () => setDoing(undefined);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (data === undefined) return null;
  const text = data ? printFilter(data.part) : '';
  return (
    <div className="form-search">
      {data ? (
        <p>
          <code className="breakable">{text}</code>
        </p>
      ) : (
        <p className="faint">{words.none}</p>
      )}
      {data?.unknown.map((each) => (
        <p key={each} className="faint">
          {words.unknown(each)}
        </p>
      ))}
      <div className="form__actions">
        {data && data.unknown.length === 0 && (
          <Link className="action" to="/search" search={{ q: '', filters: {}, where: text, page: 1 }}>
            {words.show}
          </Link>
        )}
        <EditButton className="action" reason={lacking} press={() => setDoing('edit')}>
          {data ? words.change : words.assign}
        </EditButton>
        {data && (
          <EditButton className="action" reason={lacking} press={() => setDoing('remove')}>
            {words.remove}
          </EditButton>
        )}
      </div>
      {doing === 'edit' && (
        <Suspense>
          <AssignBySearch urn={urn} name={info.name} before={text} close={close} />
        </Suspense>
      )}
      {doing === 'remove' && (
        <Confirm
          title={words.removeTitle(info.name)}
          action={governTexts.actions.remove}
          run={() => carryOut(() => sendTo('DELETE', `${pathOf(urn)}/${assignmentAspect}`), words.removed)}
          close={close}
        >
          {words.removeText}
        </Confirm>
      )}
    </div>
  );
}
