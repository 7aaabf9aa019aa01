import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  deleteDomainMutation,
  domainUseQuery,
  moveDomainMutation,
} from '../../../gen/govern/domains/domains.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import type { Head } from '../../edit/label-edits.ts';
import { rightTo } from '../../entity/rights.ts';
import { governTexts } from '../../texts/govern.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Move } from '../shared/move.tsx';
import { Panel } from '../shared/panel.tsx';
import { PanelPart } from '../shared/panel-part.tsx';
import { parentOf } from '../shared/parent-of.ts';
import { Rename } from '../shared/rename.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { CreateDomain } from './create-domain.tsx';
import { domainCreators } from './domain-creators.ts';

type Doing = 'rename' | 'move' | 'delete' | 'create';

/** The chosen domain: what it is for, where it is, and how much belongs to it. */
export function DomainPanel({ urn }: { readonly urn: string }) {
  const [doing, setDoing] = useState<Doing>();
  const { data } = useQuery(read(domainUseQuery, { urn }));
  const entities = data?.domain?.entities?.total;
  const lacking = useLacking('MANAGE_DOMAINS');
  const lackingToCreate = useLacking(...domainCreators);
  const { actions, domains } = governTexts;
  return (
    <Panel
      urn={urn}
      actions={(entity) => [
        { text: domains.createIn, reason: lackingToCreate, run: () => setDoing('create') },
        { text: actions.rename, reason: lacking, run: () => setDoing('rename') },
        { text: actions.move, reason: lacking, run: () => setDoing('move') },
        {
          text: actions.delete,
          reason: lacking && rightTo(entity.card, 'REMOVAL').reason,
          run: () => setDoing('delete'),
        },
      ]}
    >
      {(entity) => (
        <>
          <PanelPart head={domains.contents}>
            <p>
              {entities !== undefined && (
                <Link to="/$type/$urn/$tab" params={{ type: 'domain', urn, tab: 'contents' }}>
                  {domains.entities(entities)}
                </Link>
              )}
            </p>
          </PanelPart>
          {doing && <Doings doing={doing} entity={entity} close={() => setDoing(undefined)} />}
        </>
      )}
    </Panel>
  );
}

interface DoingsProps {
  readonly doing: Doing;
  readonly entity: Head;
  readonly close: () => void;
}

/** The dialog of what is being done. */
function Doings({ doing, entity, close }: DoingsProps) {
  const { urn, card } = entity;
  const { name } = card;
  const { choose } = useChosen('domains');
  const change = useChange();
  const { data } = useQuery(read(domainUseQuery, { urn }));
  const below = data?.domain?.subdomains?.total ?? 0;
  const parent = parentOf(entity);
  switch (doing) {
    case 'rename':
      return <Rename urn={urn} name={name} close={close} />;
    case 'move':
      return (
        <Move
          urn={urn}
          name={name}
          parent={parent}
          types={['DOMAIN']}
          move={(to) =>
            change(
              moveDomainMutation,
              { input: { resourceUrn: urn, parentDomain: to?.urn ?? null } },
              governTexts.move.done(name),
            )
          }
          close={close}
        />
      );
    case 'delete':
      return (
        <Confirm
          title={governTexts.delete.title(name)}
          action={governTexts.actions.delete}
          canRun={data !== undefined && below === 0}
          run={async () => {
            await change(deleteDomainMutation, { urn }, governTexts.delete.done(name));
            choose(parent?.urn);
          }}
          close={close}
        >
          {data && governTexts.domains.deleted(data.domain?.entities?.total ?? 0, below)}
        </Confirm>
      );
    case 'create':
      return <CreateDomain chosen={urn} created={choose} close={close} />;
  }
}
