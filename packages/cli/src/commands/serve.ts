import {
  type AuthSettings,
  type MigrationProgress,
  type ServerSettings,
  startServer,
} from '@colophon/server';
import { bundledFolder } from '../bundled-folder.ts';
import { type AuthFiles, readAuth } from '../read-auth.ts';
import { untilStopped } from '../until-stopped.ts';

/** The options of the command, as they are given. */
export interface ServeOptions extends Omit<ServerSettings, 'auth'> {
  readonly auth?: boolean;
  readonly authConfig?: string;
  readonly authUsers?: string;
  /** Seconds from SIGTERM until the server stops taking requests. */
  readonly drainDelay?: number;
}

/** Time in which Kubernetes takes a pod that ends out of its services, in seconds, with a margin. */
const kubernetesDrainSeconds = 5;
const defaultDrainSeconds = process.env.KUBERNETES_SERVICE_HOST === undefined ? 0 : kubernetesDrainSeconds;

/** `colophon serve`: the catalogue, its application and its documentation, as one process, until it is stopped. */
export async function serve(given: ServeOptions): Promise<void> {
  const { auth: isAuthOn, authConfig, authUsers, drainDelay = defaultDrainSeconds, ...others } = given;
  const app = given.app ?? bundledFolder('app');
  const site = given.site ?? bundledFolder('site');
  const auth = authSettings({ isAuthOn, authConfig, authUsers });
  const settings: ServerSettings = {
    ...others,
    ...(auth && { auth }),
    ...(app !== undefined && { app }),
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
  // Who presses Ctrl-C waits for the end; a load balancer has to notice first.
  const drainSeconds = (await stopped) === 'SIGTERM' ? drainDelay : 0;
  await server.stop({ drainMs: drainSeconds * 1000 });
}

/** A line for each step of an upgrade: `Upgrading the database to version 4: …`. */
const describeMigration = ({ version, title, rows }: MigrationProgress): string =>
  `Upgrading the database to version ${version}: ${title}${rows ? ` (${rows.done} of ${rows.total})` : ''}`;

/** Undefined without authentication: any setting of it turns it on. */
function authSettings({
  isAuthOn = false,
  ...files
}: AuthFiles & { readonly isAuthOn?: boolean | undefined }): AuthSettings | undefined {
  const auth = readAuth(files);
  const isOn =
    isAuthOn ||
    files.authConfig !== undefined ||
    files.authUsers !== undefined ||
    Object.keys(auth.secrets ?? {}).length > 0;
  return isOn ? auth : undefined;
}
