import { typeOfUrn } from '../entity/presentations.ts';
import { aspectsIn } from '../entity/raw/stored-aspects.ts';
import { sendJson } from './request.ts';

/** The value of an aspect as it is stored now, past the cache; undefined without one. */
export async function valueNow(
  urn: string,
  aspect: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const path = `/openapi/v3/entity/${encodeURIComponent(typeOfUrn(urn).toLowerCase())}/batchGet`;
  // Without the aspect, or without the entity, the answer is empty: a browser would write down one with the status 404.
  const [entity] = (await sendJson('POST', path, [{ urn, [aspect]: {} }])) as readonly unknown[];
  return aspectsIn(entity).find(({ name }) => name === aspect)?.value;
}
