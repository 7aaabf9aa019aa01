import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteViewMutation, viewsQuery } from '../../../gen/settings/views/views.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { forgetDefaultView } from '../../search/views/default-view.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { viewTexts as texts } from '../../texts/views.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { useNames } from '../access/use-names.ts';
import type { View } from './definition.ts';
import { ViewForm } from './view-form.tsx';
import { ViewTable } from './view-table.tsx';

/** Nobody has more views. */
const most = 1000;

type Opened = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly view: View };

/** Saved filters, of the reader's own and for everybody. */
export function ViewsPage() {
  const page = { start: 0, count: most };
  const { data, error, refetch } = useQuery(
    read(viewsQuery, { personal: { ...page, viewType: 'PERSONAL' }, global: page }),
  );
  const change = useChange('Views');
  const [opened, setOpened] = useState<Opened>();
  const personal = data?.listMyViews?.views ?? [];
  const global = data?.listGlobalViews?.views ?? [];
  const nameOf = useNames(
    [...personal, ...global].flatMap(({ definition }) =>
      definition.filter.filters.flatMap(({ values }) => values),
    ),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const shared = {
    nameOf,
    myDefault: data.me?.corpUser.settings?.views?.defaultView?.urn,
    globalDefault: data.globalViewsSettings?.defaultView,
    mayManageGlobal: data.me?.platformPrivileges.manageGlobalViews === true,
    edit: (view: View) => setOpened({ kind: 'edit', view }),
    remove: (view: View) => setOpened({ kind: 'delete', view }),
  };
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead}>
        <button type="button" className="button" onClick={() => setOpened({ kind: 'create' })}>
          {texts.create}
        </button>
      </SectionHead>
      <ViewTable label={texts.personal} none={texts.nonePersonal} views={personal} {...shared} />
      <ViewTable label={texts.global} none={texts.noneGlobal} views={global} {...shared} />
      {opened?.kind === 'create' && (
        <ViewForm mayManageGlobal={shared.mayManageGlobal} close={() => setOpened(undefined)} />
      )}
      {opened?.kind === 'edit' && (
        <ViewForm
          view={opened.view}
          mayManageGlobal={shared.mayManageGlobal}
          close={() => setOpened(undefined)}
        />
      )}
      {opened?.kind === 'delete' && (
        <Confirm
          title={texts.deleteTitle(opened.view.name)}
          action={texts.actions.delete}
          run={async () => {
            await change(deleteViewMutation, { urn: opened.view.urn }, texts.deleted(opened.view.name));
            forgetDefaultView();
          }}
          close={() => setOpened(undefined)}
        >
          {texts.deleteText}
        </Confirm>
      )}
    </>
  );
}
