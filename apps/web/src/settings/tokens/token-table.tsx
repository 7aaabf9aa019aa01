import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccessTokensQuery, revokeAccessTokenMutation } from '../../../gen/settings/tokens/tokens.ts';
import { getJson } from '../../data/request.ts';
import { useChange } from '../../data/use-change.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { accessTexts, tokenTexts } from '../../texts/access.ts';
import { dayText, timeText } from '../../texts/format.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useNames } from '../access/use-names.ts';
import { expiryText } from './expiry-text.ts';

export type Token = AccessTokensQuery['listAccessTokens']['tokens'][number];

interface TokenTableProps {
  readonly tokens: readonly Token[];
  /** URN of whose tokens they are; `*` for those of everybody, of which the table has a column. */
  readonly owner: string;
}

interface TokenUse {
  readonly id: string;
  readonly lastUsedAt?: number;
}

/** When tokens were last used: only the HTTP interface says it, of up to 1,000 tokens. */
const usesRequest = (owner: string) => ({
  queryKey: ['TokenUses', owner],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await getJson(`/openapi/v1/identity/tokens?owner=${encodeURIComponent(owner)}&count=1000`, signal)) as {
      readonly tokens: readonly TokenUse[];
    },
});

/** Access tokens, and the way to revoke each. */
export function TokenTable({ tokens, owner }: TokenTableProps) {
  const [revoking, setRevoking] = useState<Token>();
  const change = useChange('AccessTokens', 'TokenUses');
  const nameOf = useNames(owner === '*' ? tokens.map(({ actorUrn }) => actorUrn) : []);
  const { data: uses } = useQuery(usesRequest(owner));
  const usedAt = new Map(uses?.tokens.map(({ id, lastUsedAt }) => [id, lastUsedAt]));
  const columns: readonly Column<Token>[] = [
    {
      key: 'name',
      head: tokenTexts.columns.name,
      cell: ({ name, description }) => (
        <span className="access__person">
          <bdi>{name}</bdi>
          {description && <span className="faint">{description}</span>}
        </span>
      ),
    },
    ...(owner === '*'
      ? [
          {
            key: 'owner',
            head: tokenTexts.columns.owner,
            cell: ({ actorUrn }: Token) => <EntityLink urn={actorUrn} name={nameOf(actorUrn)} />,
          },
        ]
      : []),
    { key: 'created', head: tokenTexts.columns.created, cell: ({ createdAt }) => dayText(createdAt) },
    {
      key: 'expires',
      head: tokenTexts.columns.expires,
      cell: ({ expiresAt }) => expiryText(expiresAt, Date.now()),
    },
    {
      key: 'used',
      head: tokenTexts.columns.used,
      // Beyond what the server lists, it is not known: that is not "never".
      cell: ({ id }) => uses && (usedAt.has(id) ? usedText(usedAt.get(id)) : accessTexts.unknown),
    },
    {
      key: 'actions',
      head: accessTexts.actions,
      isActions: true,
      cell: (token) => (
        <button
          type="button"
          className="action"
          aria-label={`${tokenTexts.revoke} ${token.name}`}
          onClick={() => setRevoking(token)}
        >
          {tokenTexts.revoke}
        </button>
      ),
    },
  ];
  return (
    <>
      <Table label={tokenTexts.title} columns={columns} rows={tokens} keyOf={({ id }) => id} />
      {revoking && (
        <Confirm
          title={tokenTexts.revokeTitle(revoking.name)}
          action={tokenTexts.revoke}
          run={() =>
            change(revokeAccessTokenMutation, { tokenId: revoking.id }, tokenTexts.revoked(revoking.name))
          }
          close={() => setRevoking(undefined)}
        >
          {tokenTexts.revokeWarning}
        </Confirm>
      )}
    </>
  );
}

const usedText = (time: number | undefined): string =>
  time === undefined ? tokenTexts.neverUsed : `${dayText(time)}, ${timeText(time)}`;
