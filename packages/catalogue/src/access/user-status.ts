import type { Catalogue } from '../catalogue.ts';
import { isCatalogueError } from '../errors.ts';
import { type ChangeProposal, systemActor } from '../proposal.ts';
import type { MembershipWriter } from './membership.ts';

/** Whether somebody may sign in, as the catalogue states it. */
export type StoredUserStatus = 'PROVISIONED' | 'ACTIVE' | 'SUSPENDED';

/** A catalogue in the name of the system, for what follows from a change that the caller was allowed to make. */
export const asSystem = (catalogue: Pick<Catalogue, 'aspect' | 'propose'>): MembershipWriter => ({
  aspect: (urn, name) => catalogue.aspect(urn, name),
  propose: (proposals) => catalogue.propose(proposals, systemActor),
});

export interface StatusChange {
  readonly urn: string;
  readonly status: StoredUserStatus;
  /** URN of who changes it. */
  readonly by: string;
  /** Leaves other statuses as they are. Default: any status is replaced. */
  readonly unless?: StoredUserStatus;
}

/**
 * States the status of a user, unless it is stated already; of two changes at the same time, the other one stays. Who may
 * sign in is not soft-deleted.
 */
export async function stateUserStatus(
  writer: MembershipWriter,
  { urn, status, by, unless }: StatusChange,
): Promise<void> {
  const removal = status === 'SUSPENDED' ? undefined : await writer.aspect(urn, 'status');
  if (removal?.value.removed === true)
    await writer.propose([upsert(urn, 'status', { ...removal.value, removed: false })]);
  const row = await writer.aspect(urn, 'corpUserStatus');
  const stated = row?.value.status;
  if (stated === status || (unless !== undefined && stated === unless)) return;
  const proposal = upsert(urn, 'corpUserStatus', { status, lastModified: { actor: by, time: Date.now() } });
  const version = row ? (row.systemMetadata.version ?? '1') : '-1';
  try {
    await writer.propose([{ ...proposal, headers: { 'If-Version-Match': version } }]);
  } catch (error) {
    if (!isCatalogueError(error) || error.code !== 'PRECONDITION_FAILED') throw error;
  }
}

/** Takes everything from a user who is removed: who has the name one day must not find the roles of somebody else. */
export async function forgetMemberships(writer: MembershipWriter, urn: string): Promise<void> {
  const lists = { roleMembership: 'roles', nativeGroupMembership: 'nativeGroups', groupMembership: 'groups' };
  const proposals: ChangeProposal[] = [];
  for (const [aspect, field] of Object.entries(lists))
    if (await writer.aspect(urn, aspect)) proposals.push(upsert(urn, aspect, { [field]: [] }));
  if (proposals.length > 0) await writer.propose(proposals);
}

const upsert = (entityUrn: string, aspectName: string, value: ChangeProposal['value']): ChangeProposal => ({
  entityUrn,
  aspectName,
  changeType: 'UPSERT',
  value,
});
