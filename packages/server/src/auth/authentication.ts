import { join } from 'node:path';
import {
  type AuthenticatedPrincipal,
  type Authenticator,
  createAccessTokens,
  createAuthenticator,
  createBackOff,
  createDeviceFlow,
  createFirstAdministrator,
  createJwtIssuer,
  createKeyRing,
  createLdapVerifier,
  createNativeUsers,
  createNativeVerifier,
  createOidcSignIn,
  createPasswordHasher,
  createPasswordPolicy,
  createPasswordSignIn,
  createSecretBox,
  createSessions,
  defaultMinPasswordLength,
  type FirstAdministrator,
  isAuthError,
  keyFileName,
  openFileVerifier,
  openKeyFile,
  type PasswordVerifier,
  parseKeys,
  realEnvironment,
  recordKeys,
  type SecretBox,
  startRemovingExpired,
} from '@colophon/auth';
import { asSystem, type Catalogue } from '@colophon/catalogue';
import type { IdentityServices } from '@colophon/http';
import type { AuthServices } from '@colophon/http/auth';
import { ConfigurationError } from '../configuration-error.ts';
import type { Stores } from '../open-stores.ts';
import { type AuditLog, type AuditLogOptions, createAuditLog } from './audit-log.ts';
import { createAuditedCommands } from './audited-commands.ts';
import type { AuthSecrets, AuthSettings } from './auth-settings.ts';
import { createDirectory } from './directory.ts';
import { createSystemClient } from './system-client.ts';
import { createUserStatusMirror, type UserStatusMirror } from './user-status.ts';

/** Everything of a server that knows who somebody is. */
export interface Authentication {
  readonly services: AuthServices;
  readonly authenticator: Authenticator;
  readonly minPasswordLength: number;
  /** For the operations by which users and tokens are managed. */
  readonly managed: Omit<IdentityServices, 'access'>;
  /** For what the catalogue writes about users. */
  readonly userStatus: UserStatusMirror;
  /** Encrypts with the newest key. */
  readonly box: SecretBox;
  /** The path of the one-time link for the first administrator; undefined when somebody can sign in. */
  offerFirstAdministrator(): Promise<string | undefined>;
  /** Who did what. */
  readonly audit: Pick<AuditLog, 'onRefused'>;
  /** Records what is left for the audit log, and closes the store; before the catalogue is closed. */
  close(): Promise<void>;
}

export type { AuthenticatedPrincipal };

/** Where the keys are, and who may sign in. */
export interface AuthenticationPlace extends Pick<Stores, 'openIdentity'> {
  readonly dataFolder: string;
}

export interface AuthenticationEvents {
  /** Called when expired sessions, links and tokens could not be removed; it is tried again. */
  readonly onMaintenanceError?: (error: unknown) => void;
}

/**
 * Opens the identity store and the keys of a server, and makes both at the first start.
 *
 * @throws ConfigurationError for a setting that cannot be used; the errors of the store for its file.
 */
export async function openAuthentication(
  { dataFolder, openIdentity }: AuthenticationPlace,
  catalogue: Catalogue,
  settings: AuthSettings,
  { onMaintenanceError, ...options }: Partial<AuditLogOptions> & AuthenticationEvents = {},
): Promise<Authentication> {
  const identityStore = await openIdentity();
  const { commands = createAuditedCommands(), onFault = () => undefined, days } = options;
  const auditLog = createAuditLog(identityStore, { commands, onFault, days });
  const { store } = auditLog;
  try {
    await auditLog.follow(catalogue);
    return await assemble();
  } catch (error) {
    await close();
    if (isAuthError(error) && error.code === 'INVALID_CONFIGURATION')
      throw new ConfigurationError(error.message);
    throw error;
  }

  async function close(): Promise<void> {
    try {
      await auditLog.close();
    } finally {
      await identityStore.close();
    }
  }

  async function assemble(): Promise<Authentication> {
    const { secrets = {}, minPasswordLength = defaultMinPasswordLength } = settings;
    const keys = openKeys(dataFolder, secrets);
    await recordKeys(store, keys, realEnvironment);
    const box = createSecretBox(keys);
    const hasher = createPasswordHasher();
    const checkPassword = createPasswordPolicy({ minLength: minPasswordLength });
    const backOff = createBackOff({ store, box });
    const sessions = createSessions({ store });
    const tokens = createAccessTokens({ store });
    const devices = createDeviceFlow({ store, box, backOff });
    const verifiers: PasswordVerifier[] = [
      createNativeVerifier(store, hasher),
      ...(settings.userFile === undefined ? [] : [await openFileVerifier(settings.userFile, hasher)]),
      ...(settings.ldap ? [createLdapVerifier(settings.ldap)] : []),
    ];
    const directory = createDirectory(catalogue);
    const users = createNativeUsers({
      store,
      hasher,
      backOff,
      checkPassword,
      isPrepared: directory.isPrepared,
    });
    const firstAdministrator = createFirstAdministrator({ store, hasher, checkPassword });
    await setGivenAdministrator(firstAdministrator, secrets, directory.madeAdministrator);
    const { systemClientSecret: secret, systemClientId: id = '__datahub_system' } = secrets;
    const system = asSystem(catalogue);
    const userStatus = createUserStatusMirror({ store, users, catalogue, system });
    const stopRemoving = startRemovingExpired(store, {
      ...(onMaintenanceError && { onError: onMaintenanceError }),
    });
    return {
      minPasswordLength,
      userStatus,
      box,
      managed: { tokens, users, devices, sessions, system, store, audit: auditLog.services },
      audit: auditLog,
      authenticator: createAuthenticator({
        sessions,
        tokens,
        issuers: (settings.jwtIssuers ?? []).map((issuer) => createJwtIssuer({ ...issuer, store })),
      }),
      services: {
        sessions,
        directory,
        devices,
        firstAdministrator,
        signIn: createPasswordSignIn({ store, sessions, box, backOff, verifiers }),
        users,
        oidc: createOidcSignIn({ store, sessions, box, providers: settings.oidc ?? [] }),
        systemClient:
          secret === undefined
            ? undefined
            : createSystemClient({ id, secret, store, tokens, hasher, backOff }),
      },
      async offerFirstAdministrator() {
        // Users of a directory are made at their first sign-in; until somebody has signed in, the link is offered.
        const made = await firstAdministrator.offer();
        return made && `/first-administrator?token=${made.token}`;
      },
      async close() {
        await stopRemoving();
        await close();
      },
    };
  }
}

function openKeys(dataFolder: string, { keys, keyFile }: AuthSecrets) {
  if (keys !== undefined) return createKeyRing(parseKeys(keys, 'COLOPHON_AUTH_KEYS'));
  return openKeyFile(keyFile ?? join(dataFolder, keyFileName));
}

async function setGivenAdministrator(
  administrators: FirstAdministrator,
  { firstAdministrator: given }: AuthSecrets,
  written: (urn: string) => Promise<void>,
): Promise<void> {
  if (given === undefined) return;
  const [, name = '', passwordHash = ''] = /^([^:]+):(.*)$/s.exec(given) ?? [];
  if (name === '')
    throw new ConfigurationError('the first administrator: expected "name:hash", and it is something else.');
  const urn = await administrators.setFromHash({ name, passwordHash });
  if (urn !== undefined) await written(urn);
}
