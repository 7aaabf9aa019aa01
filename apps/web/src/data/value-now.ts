import { storedAspect } from '../entity/raw/stored-aspects.ts';
import { queryClient } from './query-client.ts';
import { RequestFailed } from './request.ts';

/** The value of an aspect as it is stored now, past the cache; undefined without one. */
export async function valueNow(
  urn: string,
  aspect: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    return (await queryClient.fetchQuery({ ...storedAspect(urn, aspect), staleTime: 0 }))?.value;
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return undefined;
    throw error;
  }
}
