import { assignRoleMutation } from '../../../gen/settings/roles/roles.ts';
import { useChange } from '../../data/use-change.ts';
import { roleTexts } from '../../texts/people.ts';

export interface NamedUrn {
  readonly urn: string;
  readonly name: string;
}

/** Gives a user or group a role in place of the one they had; undefined takes it away. */
export function useAssignRole(): (holder: NamedUrn, role: NamedUrn | undefined) => Promise<unknown> {
  const change = useChange('Roles', 'Users', 'Groups', 'Group', 'ServiceAccount', 'Account');
  return (holder, role) =>
    change(
      assignRoleMutation,
      { input: { roleUrn: role?.urn ?? null, actors: [holder.urn] } },
      role ? roleTexts.assigned(role.name, holder.name) : roleTexts.unassigned(holder.name),
    );
}
