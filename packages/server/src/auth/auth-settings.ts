import type { JwtIssuerOptions, LdapOptions, OidcProviderOptions } from '@colophon/auth';

/** What the server signs people in with. No setting has a secret in it that anybody could find in the source. */
export interface AuthSettings {
  /** Property file with users, as DataHub's `user.props`. Default: none. */
  readonly userFile?: string;
  readonly ldap?: LdapOptions;
  readonly oidc?: readonly OidcProviderOptions[];
  readonly jwtIssuers?: readonly Omit<JwtIssuerOptions, 'store' | 'environment'>[];
  /** Fewest characters of a new password. Default: 12. */
  readonly minPasswordLength?: number;
  /** How much each caller may ask for. Default: what {@link LimitSettings} say. */
  readonly limits?: LimitSettings;
  readonly secrets?: AuthSecrets;
}

/** What one caller may ask for. What is absent is as for all of its kind. */
export interface LimitSetting {
  /** Requests per second in the long run. */
  readonly perSecond?: number;
  /** Requests that may come together after a pause. */
  readonly burst?: number;
  /** Requests that are served at the same time. */
  readonly concurrent?: number;
  /** Longest body of a request, in MiB, in place of the server's. */
  readonly maxBody?: number;
  /** How long the queries of a request may take together, in seconds, in place of the server's. */
  readonly queryTimeout?: number;
}

/** Limits by who asks. */
export interface LimitSettings {
  /** Of each address without sign-in, and of each whose credentials are rejected. Default: 20 a second, 200 together. */
  readonly anonymous?: LimitSetting;
  /** Of each user and service account. Default: 500 a second, 2,000 together. */
  readonly principal?: LimitSetting;
  /** Of each with a role, by the URN of the role; with several roles, the highest of each number. Default: as `principal`. */
  readonly byRole?: Readonly<Record<string, LimitSetting>>;
}

/** What is given by a file or by the environment, and by nothing else: command lines are for everybody to read. */
export interface AuthSecrets {
  /** Keys as a key file has them. Default: the key file in the data folder, which is made at the first start. */
  readonly keys?: string;
  /** Path of a key file. */
  readonly keyFile?: string;
  /** What DataHub's frontend proves itself with. Default: there is no system client. */
  readonly systemClientSecret?: string;
  /** Default: `__datahub_system`. */
  readonly systemClientId?: string;
  /** `name:hash` of an administrator that is made at the first start, instead of by a link. */
  readonly firstAdministrator?: string;
}

/** Whether the settings turn on authentication, or say that there is none although others can reach the server. */
export interface AuthMode {
  readonly auth?: AuthSettings;
  /** Listens on any address without authentication. Default: false. */
  readonly insecureNoAuth?: boolean;
}
