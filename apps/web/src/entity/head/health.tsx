import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { entityHealthQuery } from '../../../gen/entity/health.ts';
import { read } from '../../data/query-client.ts';

const withHealth = new Set(['dataset', 'chart', 'dashboard', 'dataJob', 'dataFlow']);

/** What is wrong with an entity: failing assertions, open incidents. Nothing where all is well. */
export function Health({ urn, entityType }: { readonly urn: string; readonly entityType: string }) {
  const { type = '' } = useParams({ strict: false }) as { readonly type?: string };
  const { data } = useQuery({ ...read(entityHealthQuery, { urn }), enabled: withHealth.has(entityType) });
  const entity = data?.entity;
  const health = entity && 'health' in entity ? (entity.health ?? []) : [];
  return health
    .filter(({ status, message }) => status === 'FAIL' && message)
    .map((each) => (
      <Link
        key={each.type}
        className="entity__failing"
        to="/$type/$urn/$tab"
        params={{ type, urn, tab: 'quality' }}
        resetScroll={false}
      >
        {each.message}
      </Link>
    ));
}
