import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entityHeadQuery } from '../../../gen/entity/entity.ts';
import { read } from '../../data/query-client.ts';
import type { Label } from '../../edit/label-edits.ts';

/** What a new entity is put into: what is chosen on the page, until another one or none is chosen. */
export function useParent(
  urn: string | undefined,
): readonly [readonly Label[], (chosen: readonly Label[]) => void] {
  const [chosen, setChosen] = useState<readonly Label[]>();
  const { data } = useQuery({ ...read(entityHeadQuery, { urn: urn ?? '' }), enabled: urn !== undefined });
  const start = urn === undefined ? [] : [{ urn, name: data?.entity?.card.name ?? urn }];
  return [chosen ?? start, setChosen];
}
