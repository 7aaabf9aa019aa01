import type { SignInRecord } from './user-status.ts';

/** As many as the server gives at most. */
const pageSize = 1000;

/** Reads what the sign-in knows of every user, page by page: its order is not that of the list of users. */
export async function readRecords(get: (path: string) => Promise<unknown>): Promise<readonly SignInRecord[]> {
  const records: SignInRecord[] = [];
  for (;;) {
    const after = records.at(-1)?.urn;
    const query = new URLSearchParams({ count: String(pageSize), ...(after !== undefined && { after }) });
    const { users } = (await get(`/openapi/v1/identity/users?${query}`)) as {
      readonly users: readonly SignInRecord[];
    };
    records.push(...users);
    if (users.length < pageSize) return records;
  }
}
