import { useQuery } from '@tanstack/react-query';
import { formCountsQuery } from '../../../gen/govern/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { read } from '../../data/query-client.ts';
import { countsInput } from './form-assets.ts';
import { countsOf, type FormCounts } from './form-counts.ts';

/** How many assets have a form in each state; undefined until it was read. */
export function useFormCounts({ urn, info }: FormPartsFragment): FormCounts | undefined {
  const { data } = useQuery(read(formCountsQuery, { input: countsInput() }));
  return data && countsOf(data.aggregateAcrossEntities?.facets, urn, info.type);
}
