import { patchPolicyMutation } from '../../../gen/settings/policies/policies.ts';
import type { PatchOperationInput } from '../../../gen/types.ts';
import { RequestFailed, request } from '../../data/request.ts';
import { useCarryOut } from '../../data/use-change.ts';

/** Sends operations that change or make a policy. What keeps them from it is in the answer, which is then no success. */
export function usePolicyPatch(): (
  urn: string,
  patch: readonly PatchOperationInput[],
  told: string,
) => Promise<void> {
  const carryOut = useCarryOut('Policies', 'Policy');
  return (urn, patch, told) =>
    carryOut(async () => {
      const { patchEntity } = await request(patchPolicyMutation, {
        input: { urn, aspectName: 'dataHubPolicyInfo', patch: [...patch] },
      });
      if (!patchEntity.success) throw new RequestFailed(patchEntity.error ?? '', 400);
    }, told);
}
