import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rolesQuery } from '../../../gen/settings/roles/roles.ts';
import { read } from '../../data/query-client.ts';
import { valueNow } from '../../data/value-now.ts';
import { roleTexts, userTexts } from '../../texts/people.ts';
import { Select } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type NamedUrn, useAssignRole } from './use-assign-role.ts';

interface RoleFormProps {
  readonly holder: NamedUrn;
  /** URN of the role that the holder has. */
  readonly role: string | undefined;
  readonly close: () => void;
}

/** Changes the role of a user, group or service account. */
export function RoleForm({ holder, role, close }: RoleFormProps) {
  const [chosen, setChosen] = useState(role ?? '');
  const { data } = useQuery(read(rolesQuery, {}));
  const assign = useAssignRole();
  const roles = data?.listRoles?.roles ?? [];
  const nameOf = (urn = '') => urn && (roles.find((each) => each.urn === urn)?.name ?? urn);
  return (
    <FormDialog
      title={userTexts.roleOf(holder.name)}
      action={roleTexts.save}
      send={() =>
        assign(
          holder,
          roles.find(({ urn }) => urn === chosen),
        )
      }
      close={close}
      guard={
        // Without the names of the roles, every role would look like another one.
        data && {
          before: { [roleTexts.role]: nameOf(role) },
          mine: { [roleTexts.role]: nameOf(chosen) },
          now: async () => {
            const stored = (await valueNow(holder.urn, 'roleMembership'))?.roles;
            return { [roleTexts.role]: nameOf(Array.isArray(stored) ? String(stored[0] ?? '') : '') };
          },
        }
      }
      canSend={data !== undefined && chosen !== (role ?? '')}
    >
      <Select label={roleTexts.role} value={chosen} set={setChosen} options={roleOptions(roles)} />
    </FormDialog>
  );
}

/** Roles for a list to choose from, with none of them first. */
export const roleOptions = (roles: readonly { readonly urn: string; readonly name: string }[]) => [
  { value: '', text: roleTexts.none },
  ...roles.map(({ urn, name }) => ({ value: urn, text: name })),
];
