import { forbidden } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';

const manage = ['MANAGE_USERS_AND_GROUPS'] as const;
const updateUsers = ['UPDATE_USERS'] as const;
const updateGroups = ['UPDATE_GROUPS'] as const;

/** Whether the caller manages users and groups: by the one privilege, or by both that change them. */
export const isUserManager = async ({ may }: Pick<GraphqlContext, 'may'>): Promise<boolean> =>
  (await may(manage)) || ((await may(updateUsers)) && (await may(updateGroups)));

/** @throws CatalogueError `FORBIDDEN` */
export async function requireUserManager(context: Pick<GraphqlContext, 'may'>): Promise<void> {
  if (!(await isUserManager(context))) throw forbidden(manage);
}
