/** Who a verifier has recognised. */
export interface VerifiedUser {
  /** The name in the catalogue, from which the URN is made. */
  readonly name: string;
  /** How the verifier identifies the user, where names may be given to somebody else. Default: by the name. */
  readonly externalId?: string;
  /** Names of groups. Default: the verifier knows nothing about groups. */
  readonly groups?: readonly string[];
  readonly fullName?: string;
  readonly email?: string;
}

export interface VerifyOptions {
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal;
}

/** Something that can tell whether a password is right. */
export interface PasswordVerifier {
  /** `native`, `file`, `ldap`: stored with each user as its origin. */
  readonly id: string;
  /** Its users may have names that stand for more than a person, such as `datahub`. Default: false. */
  readonly mayReserveNames?: boolean;
  /**
   * Undefined for an unknown user and for a wrong password. Both take the same work, as far as the verifier decides it.
   *
   * @throws AuthError `UNAVAILABLE` when it cannot tell.
   */
  verify(name: string, password: string, options?: VerifyOptions): Promise<VerifiedUser | undefined>;
}
