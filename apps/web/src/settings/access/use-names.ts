import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { namesQuery } from '../../../gen/entity/history/history.ts';
import { read } from '../../data/query-client.ts';
import { lastPartOf } from './last-part.ts';

/** The name of each entity; the end of its URN until it is known. */
export function useNames(urns: readonly string[]): (urn: string) => string {
  const wanted = [...new Set(urns)].sort();
  const { data } = useQuery({
    ...read(namesQuery, { urns: wanted }),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = new Map((data?.entities ?? []).flatMap((one) => (one ? [[one.urn, one.card.name]] : [])));
  return (urn) => names.get(urn) ?? lastPartOf(urn);
}
