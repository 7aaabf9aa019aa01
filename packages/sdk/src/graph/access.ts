import type { CallOptions, HttpClient } from '../http-client.ts';
import { queryString } from '../query-string.ts';
import { readJson } from '../read-response.ts';

/** Any one of them lets somebody see an entity. */
const privilege = 'VIEW_ENTITY_PAGE,GET_ENTITY_PRIVILEGE,EDIT_ENTITY,DELETE_ENTITY';

export async function isVisibleTo(
  client: HttpClient,
  entity: string,
  actor: string,
  options: CallOptions,
): Promise<boolean> {
  const path = `/openapi/v1/identity/access/explain${queryString({ privilege, actor, entity })}`;
  const { isAllowed } = await readJson<{ isAllowed: boolean }>(
    client,
    path,
    { isAllowed: 'boolean' },
    options,
  );
  return isAllowed;
}
