import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { namesQuery } from '../../../gen/entity/history/history.ts';
import { read } from '../../data/query-client.ts';
import { lastPartOf } from './last-part.ts';

/** Names are asked for together, up to so many. */
const most = 500;

/** The name of a value: of an entity if it is a URN, else the value itself. */
export type NameOf = (value: string) => string;

/** The names of those of the values that are URNs; the end of a URN until its name is known. */
export function useNames(values: readonly string[]): NameOf {
  const urns = [...new Set(values.filter(isUrn))].sort().slice(0, most);
  const { data } = useQuery({
    ...read(namesQuery, { urns }),
    enabled: urns.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = new Map((data?.entities ?? []).flatMap((one) => (one ? [[one.urn, one.card.name]] : [])));
  return (value) => names.get(value) ?? (isUrn(value) ? lastPartOf(value) : value);
}

const isUrn = (value: string): boolean => value.startsWith('urn:li:');
