import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rolesQuery } from '../../../gen/settings/roles/roles.ts';
import { read } from '../../data/query-client.ts';
import { useCarryOut } from '../../data/use-change.ts';
import { inviteTexts } from '../../texts/people.ts';
import { Check, Select } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Need } from '../access/gate.tsx';
import { roleOptions } from '../roles/role-form.tsx';
import { createInvite, lifetimes } from './invites.ts';

type Lifetime = keyof typeof lifetimes;

interface InviteFormProps {
  readonly mayGiveRoles: boolean;
  readonly made: (link: string) => void;
  readonly close: () => void;
}

const options = Object.entries(inviteTexts.lifetimes).map(([value, text]) => ({
  value: value as Lifetime,
  text,
}));

/** Makes a link with which somebody signs up. */
export function InviteForm({ mayGiveRoles, made, close }: InviteFormProps) {
  const carryOut = useCarryOut('Invites');
  const { data } = useQuery(read(rolesQuery, {}));
  const [role, setRole] = useState('');
  const [lifetime, setLifetime] = useState<Lifetime>('week');
  const [isReusable, setIsReusable] = useState(false);
  const roles = mayGiveRoles ? (data?.listRoles?.roles ?? []) : [];
  async function send(): Promise<void> {
    const lifetimeMs = lifetimes[lifetime];
    made(await carryOut(() => createInvite({ isReusable, lifetimeMs, ...(role !== '' && { role }) })));
  }
  return (
    <FormDialog title={inviteTexts.createTitle} action={inviteTexts.make} send={send} close={close}>
      <Select label={inviteTexts.role} value={role} set={setRole} options={roleOptions(roles)} />
      <Need isHeld={mayGiveRoles} privilege="MANAGE_POLICIES" to={inviteTexts.toGiveRole} />
      <Select label={inviteTexts.lifetime} value={lifetime} set={setLifetime} options={options} />
      <Check
        label={
          <span className="access__person">
            {inviteTexts.reusable}
            <span className="faint">{inviteTexts.reusableHint}</span>
          </span>
        }
        isChecked={isReusable}
        set={setIsReusable}
      />
    </FormDialog>
  );
}
