import { type MigrationProgress, type ServerSettings, startServer } from '@colophon/server';
import { bundledSite } from '../bundled-site.ts';
import { untilStopped } from '../until-stopped.ts';

/** `colophon serve`: the catalogue and its documentation, as one process, until it is stopped. */
export async function serve(given: ServerSettings): Promise<void> {
  const site = given.site ?? bundledSite();
  const settings = { ...given, ...(site !== undefined && { site }) };
  const server = await startServer(settings, {
    onMigration: (progress) => console.log(describeMigration(progress)),
  });
  // Before the address is printed: its reader may send a signal immediately.
  const stopped = untilStopped();
  console.log(`Colophon answers at ${server.address}`);
  if (settings.site !== undefined) console.log(`  documentation  ${server.address}/docs`);
  for (const warning of server.warnings) console.log(warning);
  console.log(`  data           ${server.dataFolder}`);
  await stopped;
  await server.stop();
}

/** A line for each step of an upgrade: `Upgrading the database to version 4: …`. */
const describeMigration = ({ version, title, rows }: MigrationProgress): string =>
  `Upgrading the database to version ${version}: ${title}${rows ? ` (${rows.done} of ${rows.total})` : ''}`;
