import { aspectsIn, pathOf } from '../entity/raw/stored-aspects.ts';
import { getJson, RequestFailed } from './request.ts';

/** The value of an aspect as it is stored now, past the cache; undefined without one. */
export async function valueNow(
  urn: string,
  aspect: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    // Of an entity, also where it has no such aspect: that is no failure that the browser would write down.
    return aspectsIn(await getJson(`${pathOf(urn)}?aspects=${encodeURIComponent(aspect)}`)).find(
      ({ name }) => name === aspect,
    )?.value;
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return undefined;
    throw error;
  }
}
