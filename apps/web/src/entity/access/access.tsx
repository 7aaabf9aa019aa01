import { useQuery } from '@tanstack/react-query';
import { accessQuery } from '../../../gen/entity/access/access.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { entityAccessTexts } from '../../texts/entity-access.ts';
import { wordsOf } from '../../texts/format.ts';
import { Table } from '../../ui/table.tsx';

/** By which roles of its platform people get at the data, and where they ask for one. */
export function Access({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(read(accessQuery, { urn }));
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const access = data.entity && 'access' in data.entity ? data.entity.access : undefined;
  const roles = (access?.roles ?? []).map(({ role }) => role);
  if (roles.length === 0)
    return (
      <Empty
        hint={
          <>
            {entityAccessTexts.hint}{' '}
            <a href="/docs/generated/metamodel/entities/role">{entityAccessTexts.more}</a>
          </>
        }
      >
        {entityAccessTexts.none}
      </Empty>
    );
  return (
    <Table
      label={entityAccessTexts.label}
      keyOf={({ urn: role }) => role}
      rows={roles}
      columns={[
        { key: 'name', head: entityAccessTexts.role, cell: ({ properties, id }) => properties?.name ?? id },
        { key: 'about', head: entityAccessTexts.about, cell: ({ properties }) => properties?.description },
        {
          key: 'type',
          head: entityAccessTexts.type,
          cell: ({ properties }) => properties?.type && wordsOf(properties.type),
        },
        {
          key: 'state',
          head: entityAccessTexts.ask,
          cell: ({ isAssignedToMe, properties }) => {
            if (isAssignedToMe) return entityAccessTexts.yours;
            const url = properties?.requestUrl;
            return url && /^https?:/i.test(url) ? (
              <a href={url} rel="noopener noreferrer nofollow">
                {entityAccessTexts.request}
              </a>
            ) : null;
          },
        },
      ]}
    />
  );
}
