import type { CallOptions, HttpClient } from '../http-client.ts';
import type { FilterCriterion } from './filter.ts';
import { scroll, search } from './search.ts';

export async function domainUrnByName(
  client: HttpClient,
  name: string,
  options: CallOptions,
): Promise<string | undefined> {
  const { hits } = await search(client, {
    ...options,
    entityType: 'domain',
    filter: [[{ field: 'name', values: [name] }]],
  });
  return hits[0]?.urn;
}

/** Which containers to find. */
export interface ContainerFilter extends CallOptions {
  /** Value that their custom property `instance` must have: the environment or the platform instance. Default: any. */
  readonly env?: string;
  /** Search terms. Default `*`: everything. */
  readonly query?: string;
  /** Their types in the source, any of which matches. Default `Database`, `Schema`, `Project` and `Dataset`. */
  readonly subTypes?: readonly string[];
}

export async function* containerUrns(
  client: HttpClient,
  { env, subTypes = ['Database', 'Schema', 'Project', 'Dataset'], ...options }: ContainerFilter = {},
): AsyncGenerator<string, void, undefined> {
  const criteria: FilterCriterion[] = [{ field: 'typeNames', values: subTypes }];
  if (env !== undefined) criteria.push({ field: 'customProperties', values: [`instance=${env}`] });
  for await (const { urn } of scroll(client, { ...options, entityTypes: ['container'], filter: [criteria] }))
    yield urn;
}
