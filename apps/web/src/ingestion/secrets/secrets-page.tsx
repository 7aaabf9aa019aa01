import '../ingestion.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteSecretMutation,
  type SecretsQuery,
  secretsQuery,
} from '../../../gen/ingestion/secrets/secrets.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { pageOf, textOf, usePageState } from '../../section/use-page-state.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { sectionTexts } from '../../texts/sections.ts';
import { texts as allTexts } from '../../texts/texts.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Table } from '../../ui/table.tsx';
import { SearchField } from '../search-field.tsx';
import { useRights } from '../use-rights.ts';
import { SecretForm } from './secret-form.tsx';
import { referenceTo } from './secret-name.ts';

const { secrets: texts } = ingestionTexts;
const { states } = allTexts;
const size = 25;

type Secret = NonNullable<SecretsQuery['listSecrets']>['secrets'][number];
/** What is done over the list. */
type Task = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly secret: Secret };

const readState = ({ q, page }: Readonly<Record<string, unknown>>) => ({ q: textOf(q), page: pageOf(page) });

/** Names of secrets. Their values are not even sent to the browser. */
export function SecretsPage() {
  const [{ q, page = 1 }, set] = usePageState(readState);
  const [task, setTask] = useState<Task>();
  const { isKnown, secrets: reason } = useRights();
  const input = { start: (page - 1) * size, count: size, ...(q && { query: q }) };
  const { data, error, refetch } = useQuery({
    ...read(secretsQuery, { input }),
    enabled: isKnown && reason === undefined,
    placeholderData: keepPreviousData,
  });
  const found = data?.listSecrets;
  const rows = found?.secrets ?? [];
  const close = () => setTask(undefined);
  return (
    <>
      <SectionHead
        title={sectionTexts.pages.secrets}
        lead={
          <>
            {texts.lead} {texts.usage(referenceTo('SHOP_PASSWORD'))}
          </>
        }
      >
        <EditButton className="button button--main" reason={reason} press={() => setTask({ kind: 'create' })}>
          <Icon name="plus" />
          {texts.new}
        </EditButton>
      </SectionHead>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {reason !== undefined && <Empty hint={reason}>{states.forbidden}</Empty>}
      {!found && !error && reason === undefined && <Loading />}
      {found && (rows.length > 0 || q) && (
        <SearchField value={q ?? ''} set={(text) => set({ q: text || undefined, page: undefined })} />
      )}
      {found && rows.length === 0 && <Empty>{q ? texts.noneFound : texts.none}</Empty>}
      {found && rows.length > 0 && (
        <>
          <SecretTable secrets={rows} reason={reason} setTask={setTask} />
          <Pager page={page} size={size} total={found.total ?? 0} show={(to) => set({ page: to })} />
        </>
      )}
      {task?.kind === 'create' && <SecretForm close={close} />}
      {task?.kind === 'edit' && <SecretForm secret={task.secret} close={close} />}
      {task?.kind === 'delete' && <DeleteSecret secret={task.secret} close={close} />}
    </>
  );
}

function SecretTable({
  secrets,
  reason,
  setTask,
}: {
  readonly secrets: readonly Secret[];
  readonly reason: string | undefined;
  readonly setTask: (task: Task) => void;
}) {
  return (
    <Table
      label={texts.label}
      rows={secrets}
      keyOf={({ urn }) => urn}
      columns={[
        { key: 'name', head: texts.name, cell: ({ name }) => name },
        { key: 'recipe', head: texts.inRecipe, cell: ({ name }) => <code>{referenceTo(name)}</code> },
        { key: 'description', head: texts.description, cell: ({ description }) => description ?? '' },
        {
          key: 'actions',
          head: texts.actions,
          isActions: true,
          cell: (secret) => (
            <>
              <EditButton
                className="action"
                label={texts.editNamed(secret.name)}
                reason={reason}
                press={() => setTask({ kind: 'edit', secret })}
              >
                {texts.edit}
              </EditButton>
              <EditButton
                className="action"
                label={texts.deleteNamed(secret.name)}
                reason={reason}
                press={() => setTask({ kind: 'delete', secret })}
              >
                {texts.delete}
              </EditButton>
            </>
          ),
        },
      ]}
    />
  );
}

function DeleteSecret({
  secret: { urn, name },
  close,
}: {
  readonly secret: Secret;
  readonly close: () => void;
}) {
  const change = useChange('Secrets');
  return (
    <Confirm
      title={texts.deleteTitle(name)}
      action={texts.delete}
      run={() => change(deleteSecretMutation, { urn }, texts.deleted(name))}
      close={close}
    >
      {texts.deleteText}
    </Confirm>
  );
}
