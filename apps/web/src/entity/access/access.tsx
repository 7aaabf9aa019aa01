import { useQuery } from '@tanstack/react-query';
import { accessQuery } from '../../../gen/entity/access/access.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { accessTexts } from '../../texts/access.ts';
import { wordsOf } from '../../texts/format.ts';
import { Table } from '../../ui/table.tsx';

/** By which roles of its platform people get at the data, and where they ask for one. */
export function Access({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(read(accessQuery, { urn }));
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const access = data.entity && 'access' in data.entity ? data.entity.access : undefined;
  const roles = (access?.roles ?? []).map(({ role }) => role);
  if (roles.length === 0) return <Empty>{accessTexts.none}</Empty>;
  return (
    <Table
      label={accessTexts.label}
      keyOf={({ urn: role }) => role}
      rows={roles}
      columns={[
        { key: 'name', head: accessTexts.role, cell: ({ properties, id }) => properties?.name ?? id },
        { key: 'about', head: accessTexts.about, cell: ({ properties }) => properties?.description },
        {
          key: 'type',
          head: accessTexts.type,
          cell: ({ properties }) => properties?.type && wordsOf(properties.type),
        },
        {
          key: 'state',
          head: accessTexts.ask,
          cell: ({ isAssignedToMe, properties }) => {
            if (isAssignedToMe) return accessTexts.yours;
            const url = properties?.requestUrl;
            return url && /^https?:/i.test(url) ? (
              <a href={url} rel="noopener noreferrer nofollow">
                {accessTexts.request}
              </a>
            ) : null;
          },
        },
      ]}
    />
  );
}
