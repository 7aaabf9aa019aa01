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
  readonly secrets?: AuthSecrets;
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
