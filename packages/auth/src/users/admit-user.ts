import type { Environment } from '../environment.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { UserRecord } from '../ports/users.ts';
import { newUser } from './native-users.ts';
import { isReservedName, parseUserName, signInNameOf } from './user-name.ts';

/** Who may come in through a verifier or provider. */
export interface Admission {
  /** The name of the verifier or provider. */
  readonly origin: string;
  readonly name: string;
  readonly externalId?: string;
  /** Makes users that do not exist yet. Default: only those that were provisioned come in. */
  readonly isJustInTime: boolean;
  /** Makes users whose names stand for more than a person, too. Default: false. */
  readonly mayReserveNames?: boolean;
}

export const admissionRefusals = [
  /** It stands for more than a person, or has characters that no name has. */
  'name not allowed',
  'user not provisioned',
  'user suspended',
  /** A service account has access tokens alone. */
  'service account',
  /** Another verifier or provider vouches for the user: who controls one must not become a user of the other. */
  'user of another origin',
  /** The name belongs to somebody else now. */
  'another user of this name',
] as const;
export type AdmissionRefusal = (typeof admissionRefusals)[number];

export interface Admitted {
  readonly user: UserRecord;
  /** True when it was made just now: the caller writes what is known about it into the catalogue. */
  readonly isNew: boolean;
}

/**
 * What {@link admitUser} would decide now. It changes nothing.
 *
 * @returns `isNew` when the user would be made, or why nobody comes in.
 */
export async function previewAdmission(
  store: IdentityStore,
  { origin, name, externalId, isJustInTime, mayReserveNames = false }: Admission,
): Promise<{ readonly isNew: boolean } | { readonly refusal: AdmissionRefusal }> {
  const found = await store.findUser(signInNameOf(name));
  const refusal = found
    ? refusalOf(found, origin, externalId)
    : refusalOfNew(name, { isJustInTime, mayReserveNames });
  return refusal === undefined ? { isNew: !found } : { refusal };
}

/** Finds or makes the user that somebody has proved to be, and records the sign-in. */
export async function admitUser(
  store: IdentityStore,
  { now }: Environment,
  { origin, name: given, externalId, isJustInTime, mayReserveNames = false }: Admission,
): Promise<Admitted | { readonly refusal: AdmissionRefusal }> {
  let name: string;
  try {
    name = parseUserName(given);
  } catch {
    return { refusal: 'name not allowed' };
  }
  const at = now();
  const signedIn = (user: UserRecord): UserRecord => ({
    ...user,
    origin,
    status: 'active',
    signedInAt: at,
    ...(externalId !== undefined && { externalId }),
  });
  // Twice, when another request makes the user in between.
  for (let turn = 0; turn < 2; turn++) {
    const found = await store.findUser(signInNameOf(name));
    if (!found) {
      const refusal = refusalOfNew(name, { isJustInTime, mayReserveNames });
      if (refusal !== undefined) return { refusal };
      const user = signedIn(newUser(name, { createdAt: at }));
      if ((await store.addUser(user)) === 'done') return { user, isNew: true };
      continue;
    }
    let refusal: AdmissionRefusal | undefined;
    let admitted: UserRecord | undefined;
    // Decided inside of the change, so that a suspension at the same moment is not undone.
    await store.updateUser(found.urn, (user) => {
      refusal = refusalOf(user, origin, externalId);
      admitted = refusal === undefined ? signedIn(user) : undefined;
      return admitted;
    });
    if (refusal !== undefined) return { refusal };
    if (admitted) return { user: admitted, isNew: false };
  }
  return { refusal: 'user not provisioned' };
}

function refusalOfNew(
  name: string,
  { isJustInTime, mayReserveNames }: Required<Pick<Admission, 'isJustInTime' | 'mayReserveNames'>>,
): AdmissionRefusal | undefined {
  if (!isJustInTime) return 'user not provisioned';
  return isReservedName(name) && !mayReserveNames ? 'name not allowed' : undefined;
}

function refusalOf(user: UserRecord, origin: string, externalId?: string): AdmissionRefusal | undefined {
  if (user.kind !== 'person') return 'service account';
  if (user.status === 'suspended') return 'user suspended';
  if (user.origin !== undefined && user.origin !== origin) return 'user of another origin';
  if (user.externalId !== undefined && user.externalId !== externalId) return 'another user of this name';
  return undefined;
}
