import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../data/message-of.ts';
import { useNotices } from '../../edit/edits.tsx';
import { accessTexts } from '../../texts/access.ts';
import { policyTexts } from '../../texts/policies.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { actorTexts, entityText, type Policy, privilegeText, shortened } from './summary.ts';
import { usePolicyPatch } from './use-policy-patch.ts';

/** Policies, with the switch of each. */
export function PolicyTable({ policies }: { readonly policies: readonly Policy[] }) {
  return (
    <Table label={policyTexts.title} columns={columns} rows={policies} keyOf={({ urn }) => urn} hasCards />
  );
}

const columns: readonly Column<Policy>[] = [
  {
    key: 'name',
    head: policyTexts.columns.name,
    cell: ({ urn, name }) => (
      <Link to="/settings/{-$page}/{-$id}" params={{ page: 'policies', id: urn }}>
        {name}
      </Link>
    ),
  },
  {
    key: 'what',
    head: policyTexts.columns.what,
    cell: (policy) => (
      <span className="policies__what">
        {privilegeText(policy)}
        <span className="faint">
          {policy.type === 'PLATFORM'
            ? policyTexts.kinds.PLATFORM
            : (entityText(policy) ?? policyTexts.kinds.METADATA)}
        </span>
      </span>
    ),
  },
  {
    key: 'who',
    head: policyTexts.columns.who,
    cell: (policy) => (
      <span className="policies__who">{shortened(actorTexts(policy), 3) || policyTexts.nobody}</span>
    ),
  },
  {
    key: 'state',
    head: policyTexts.columns.state,
    cell: ({ state }) => (
      <span className={state === 'ACTIVE' ? undefined : 'policies__state--off'}>
        {policyTexts.states[state]}
      </span>
    ),
  },
  {
    key: 'actions',
    head: accessTexts.actions,
    isActions: true,
    cell: (policy) => <Switch policy={policy} />,
  },
];

/** Turns a policy on or off; of a built-in one it says why it cannot. */
function Switch({ policy: { urn, name, state, editable } }: { readonly policy: Policy }) {
  const [isSending, setIsSending] = useState(false);
  const patch = usePolicyPatch();
  const { tell } = useNotices();
  if (!editable)
    return (
      <span className="faint" title={policyTexts.fixed}>
        {policyTexts.builtIn}
      </span>
    );
  const isOn = state === 'ACTIVE';
  const text = isOn ? policyTexts.off : policyTexts.on;
  async function turn(): Promise<void> {
    setIsSending(true);
    try {
      await patch(
        urn,
        [{ op: 'ADD', path: '/state', value: JSON.stringify(isOn ? 'INACTIVE' : 'ACTIVE') }],
        isOn ? policyTexts.turnedOff(name) : policyTexts.turnedOn(name),
      );
    } catch (error) {
      tell({ text, reason: messageOf(error), isFailure: true });
    } finally {
      setIsSending(false);
    }
  }
  return (
    <button
      type="button"
      className="action"
      aria-label={`${text}: ${name}`}
      disabled={isSending}
      onClick={() => void turn()}
    >
      {text}
    </button>
  );
}
