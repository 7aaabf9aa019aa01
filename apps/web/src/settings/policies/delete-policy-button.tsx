import { useState } from 'react';
import { createPortal } from 'react-dom';
import { deletePolicyMutation } from '../../../gen/settings/policies/policies.ts';
import { useChange } from '../../data/use-change.ts';
import { policyTexts } from '../../texts/policies.ts';
import { Confirm } from '../../ui/confirm.tsx';

interface DeletePolicyButtonProps {
  readonly urn: string;
  readonly name: string;
  readonly isDisabled: boolean;
  readonly done: () => void;
}

/** Asks, and then deletes a policy. */
export function DeletePolicyButton({ urn, name, isDisabled, done }: DeletePolicyButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange('Policies');
  async function run(): Promise<void> {
    await change(deletePolicyMutation, { urn }, policyTexts.deleted(name));
    done();
  }
  return (
    <>
      <button type="button" className="button" disabled={isDisabled} onClick={() => setIsAsking(true)}>
        {policyTexts.delete}
      </button>
      {/* A form may not be inside another one. */}
      {isAsking &&
        createPortal(
          <Confirm
            title={policyTexts.deleteTitle(name)}
            action={policyTexts.delete}
            run={run}
            close={() => setIsAsking(false)}
          >
            {policyTexts.deleteWarning}
          </Confirm>,
          document.body,
        )}
    </>
  );
}
