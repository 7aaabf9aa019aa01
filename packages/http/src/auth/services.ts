import type {
  DeviceFlow,
  FirstAdministrator,
  NativeUsers,
  OidcSignIn,
  Sessions,
  SignInWithPassword,
} from '@colophon/auth';

/** What the catalogue says about a person, as far as it is known at a sign-in. */
export interface UserProfile {
  readonly fullName?: string | undefined;
  readonly email?: string | undefined;
  readonly title?: string | undefined;
}

/** Writes what is metadata of a user into the catalogue. */
export interface UserDirectory {
  /** A user has signed up by an invitation. */
  signedUp(user: { readonly urn: string; readonly role?: string } & UserProfile): Promise<void>;
  /** The first administrator was made. */
  madeAdministrator(urn: string): Promise<void>;
  /**
   * @param user.groups Names of all groups; undefined where they are unknown, and then those that are stored stay.
   * @param user.isNew True for a user that this sign-in made. Default: false.
   */
  signedIn(
    user: {
      readonly urn: string;
      readonly groups?: readonly string[] | undefined;
      readonly isNew?: boolean;
    } & UserProfile,
  ): Promise<void>;
}

/** What DataHub's frontend may do on behalf of its users, with the secret that the operator has given both. */
export interface SystemClient {
  /** Compares an `Authorization` header with the one of the system client, in a time that does not depend on it. */
  isCaller(authorization: string): boolean;
  /** A token for a session of a day. @throws AuthError `UNKNOWN_USER` */
  makeToken(user: string): Promise<string>;
  /**
   * Whether a native user who may sign in has this password.
   *
   * @param address IP address of DataHub's frontend.
   * @throws AuthError `TOO_MANY_ATTEMPTS`
   */
  hasPassword(user: string, password: string, address?: string): Promise<boolean>;
}

/** What signing in is made of. */
export interface AuthServices {
  readonly sessions: Sessions;
  readonly signIn: SignInWithPassword;
  readonly users: NativeUsers;
  readonly firstAdministrator: FirstAdministrator;
  readonly oidc: OidcSignIn;
  readonly devices: Pick<DeviceFlow, 'find' | 'decide'>;
  readonly directory: UserDirectory;
  /** Default: none, and all of `/auth/*` is refused. */
  readonly systemClient?: SystemClient | undefined;
}
