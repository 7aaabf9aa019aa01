import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { domainCountsQuery } from '../../../gen/govern/domains/domains.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { governTexts } from '../../texts/govern.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import type { TreeKind } from '../shared/tree/read-page.ts';
import { TreePage } from '../shared/tree-page.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { CreateDomain } from './create-domain.tsx';
import { domainCreators } from './domain-creators.ts';
import { DomainPanel } from './domain-panel.tsx';

const domains: TreeKind = { types: ['DOMAIN'], parentField: 'parentDomain' };

/** Parts of the organisation, each with the entities that belong to it. */
export function DomainsPage() {
  const { urn, choose } = useChosen('domains');
  const [isCreating, setIsCreating] = useState(false);
  const lacking = useLacking(...domainCreators);
  const { data } = useQuery(read(domainCountsQuery, {}));
  const counts = useMemo(() => {
    const facet = data?.aggregateAcrossEntities?.facets?.find(({ field }) => field === 'domains');
    return new Map(facet?.aggregations.map(({ value, count }) => [value, count]));
  }, [data]);
  return (
    <TreePage
      page="domains"
      kind={domains}
      texts={governTexts.domains}
      countOf={useCallback((domain: string) => counts.get(domain) ?? 0, [counts])}
      buttons={
        <>
          <EditButton className="button button--main" reason={lacking} press={() => setIsCreating(true)}>
            {governTexts.domains.create}
          </EditButton>
          {isCreating && <CreateDomain chosen={urn} created={choose} close={() => setIsCreating(false)} />}
        </>
      }
    >
      {(chosen) => <DomainPanel urn={chosen} />}
    </TreePage>
  );
}
