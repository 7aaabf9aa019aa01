import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { glossaryUseQuery } from '../../../gen/govern/glossary/glossary.ts';
import { read } from '../../data/query-client.ts';
import { placeOf } from '../../entity/presentations.ts';
import { governTexts } from '../../texts/govern.ts';
import { PanelPart } from '../shared/panel-part.tsx';

/** What a term is used by, or what is in a group. */
export interface GlossaryUse {
  readonly users: number;
  readonly terms: number;
  readonly groups: number;
}

/** Reads it; undefined until the server has answered. */
export function useGlossaryUse(urn: string): GlossaryUse | undefined {
  const { data } = useQuery(read(glossaryUseQuery, { urn }));
  if (!data) return undefined;
  const counts = data.entity && 'childrenCount' in data.entity ? data.entity.childrenCount : undefined;
  return {
    users: data.users?.total ?? 0,
    terms: counts?.termsCount ?? 0,
    groups: counts?.nodesCount ?? 0,
  };
}

/** How many entities use a term, with the way to them. */
export function Use({ urn }: { readonly urn: string }) {
  const use = useGlossaryUse(urn);
  const { path } = placeOf(urn);
  const isGroup = path === 'glossaryNode';
  const { contents, usedBy, inGroup, users } = governTexts.glossary;
  return (
    <PanelPart head={isGroup ? contents : usedBy}>
      <p>
        {use && (
          <Link to="/$type/$urn/$tab" params={{ type: path, urn, tab: 'contents' }}>
            {isGroup ? inGroup(use.groups, use.terms) : users(use.users)}
          </Link>
        )}
      </p>
    </PanelPart>
  );
}
