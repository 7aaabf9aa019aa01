import { stringsAt } from '../effects/json-values.ts';
import { isCatalogueError } from '../errors.ts';
import type { AspectRead } from '../ports/aspects.ts';
import type { ChangeProposal } from '../proposal.ts';

/** What is needed to change who belongs to what: a catalogue, or what of it a request may use. */
export interface MembershipWriter {
  aspect(urn: string, name: string): Promise<AspectRead | undefined>;
  propose(proposals: readonly ChangeProposal[]): Promise<unknown>;
}

/** Gives a user or group a role, beside those that it has. */
export const giveRole = (writer: MembershipWriter, urn: string, role: string): Promise<void> =>
  changeList(writer, { urn, aspect: 'roleMembership', field: 'roles' }, (roles) => [
    ...new Set(roles).add(role),
  ]);

/** Makes a role the only one of a user or group, as DataHub does; without one, takes all of them away. */
export const setRole = (writer: MembershipWriter, urn: string, role: string | undefined): Promise<void> =>
  changeList(writer, { urn, aspect: 'roleMembership', field: 'roles' }, () =>
    role === undefined ? [] : [role],
  );

export const joinGroup = (writer: MembershipWriter, user: string, group: string): Promise<void> =>
  changeList(writer, { urn: user, aspect: 'nativeGroupMembership', field: 'nativeGroups' }, (groups) => [
    ...new Set(groups).add(group),
  ]);

/** Only from a group that was joined here: what a sign-in provider says is said again at the next sign-in. */
export const leaveGroup = (writer: MembershipWriter, user: string, group: string): Promise<void> =>
  changeList(writer, { urn: user, aspect: 'nativeGroupMembership', field: 'nativeGroups' }, (groups) =>
    groups.filter((each) => each !== group),
  );

interface ListPlace {
  readonly urn: string;
  readonly aspect: string;
  readonly field: string;
}

/** Each failed attempt means that somebody else's has succeeded meanwhile. */
const maxAttempts = 10;

/** Changes a list of URNs, so that of two changes at the same time neither is lost. */
async function changeList(
  writer: MembershipWriter,
  { urn, aspect, field }: ListPlace,
  change: (before: readonly string[]) => readonly string[],
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const row = await writer.aspect(urn, aspect);
    const before = row ? stringsAt(row.value, field) : [];
    const after = change(before);
    if (after.length === before.length && after.every((each, i) => each === before[i])) return;
    const version = row ? (row.systemMetadata.version ?? '1') : '-1';
    const proposal: ChangeProposal = {
      entityUrn: urn,
      aspectName: aspect,
      changeType: 'UPSERT',
      value: { ...row?.value, [field]: [...after] },
      headers: { 'If-Version-Match': version },
    };
    try {
      await writer.propose([proposal]);
      return;
    } catch (error) {
      const isLate = isCatalogueError(error) && error.code === 'PRECONDITION_FAILED';
      if (!isLate || attempt === maxAttempts) throw error;
    }
  }
}
