import { userTexts } from '../../texts/people.ts';

/** Who may sign in, as the server's sign-in knows it. */
export interface SignInRecord {
  readonly urn: string;
  readonly status: 'provisioned' | 'active' | 'suspended';
  /** Milliseconds since the epoch. Absent for who never did. */
  readonly signedInAt?: number;
}

interface StatedUser {
  readonly status?: 'ACTIVE' | 'SUSPENDED' | null;
}

/** Whether a user can sign in: what the sign-in knows counts, and what the metadata states where it knows nothing. */
export function statusText(user: StatedUser, record: SignInRecord | undefined): string {
  if (record) return userTexts.statuses[record.status];
  if (user.status === 'SUSPENDED') return userTexts.statuses.suspended;
  return userTexts.statuses.none;
}

export const isSuspended = (user: StatedUser, record: SignInRecord | undefined): boolean =>
  (record?.status ?? user.status?.toLowerCase()) === 'suspended';
