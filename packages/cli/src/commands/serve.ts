import {
  type AuthSettings,
  type MigrationProgress,
  readAuthFile,
  readSecrets,
  type ServerSettings,
  startServer,
} from '@colophon/server';
import { bundledSite } from '../bundled-site.ts';
import { untilStopped } from '../until-stopped.ts';

/** The options of the command, as they are given. */
export interface ServeOptions extends Omit<ServerSettings, 'auth'> {
  readonly auth?: boolean;
  readonly authConfig?: string;
  readonly authUsers?: string;
}

/** `colophon serve`: the catalogue and its documentation, as one process, until it is stopped. */
export async function serve(given: ServeOptions): Promise<void> {
  const { auth: isAuthOn, authConfig, authUsers, ...others } = given;
  const site = given.site ?? bundledSite();
  const auth = authSettings({ isAuthOn, authConfig, authUsers });
  const settings: ServerSettings = {
    ...others,
    ...(auth && { auth }),
    ...(site !== undefined && { site }),
  };
  const server = await startServer(settings, {
    onMigration: (progress) => console.log(describeMigration(progress)),
  });
  // Before the address is printed: its reader may send a signal immediately.
  const stopped = untilStopped();
  console.log(`Colophon answers at ${server.address}`);
  if (settings.site !== undefined) console.log(`  documentation  ${server.address}/docs`);
  console.log(`  access         ${server.access}`);
  if (server.firstAdministratorLink !== undefined)
    console.log(`  administrator  ${server.firstAdministratorLink} (valid for an hour, once)`);
  for (const warning of server.warnings) console.log(warning);
  console.log(`  data           ${server.place}`);
  await stopped;
  await server.stop();
}

/** A line for each step of an upgrade: `Upgrading the database to version 4: …`. */
const describeMigration = ({ version, title, rows }: MigrationProgress): string =>
  `Upgrading the database to version ${version}: ${title}${rows ? ` (${rows.done} of ${rows.total})` : ''}`;

/** Undefined without authentication: any setting of it turns it on. */
function authSettings({
  isAuthOn = false,
  authConfig,
  authUsers,
}: {
  readonly isAuthOn?: boolean | undefined;
  readonly authConfig?: string | undefined;
  readonly authUsers?: string | undefined;
}): AuthSettings | undefined {
  const secrets = readSecrets(process.env);
  const isOn =
    isAuthOn || authConfig !== undefined || authUsers !== undefined || Object.keys(secrets).length > 0;
  if (!isOn) return undefined;
  return {
    ...(authConfig !== undefined && readAuthFile(authConfig, process.env)),
    ...(authUsers !== undefined && { userFile: authUsers }),
    secrets,
  };
}
