import { startService } from '@colophon/service';
import { bundledFolder } from '../../bundled-folder.ts';
import { readAuth } from '../../read-auth.ts';
import { untilStopped } from '../../until-stopped.ts';

/** The options of the command, as they are given. */
interface ServeServiceOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly domain: string;
  readonly authConfig?: string;
  readonly authUsers?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly trustedProxy?: readonly string[];
  readonly graceDays?: number;
  readonly idleMinutes?: number;
  readonly maxAwake?: number;
  readonly app?: string;
  readonly site?: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/** What each catalogue has as `colophon serve` has it by default. */
const defaults = { unknownFields: 'keep', maxBody: 16, queryTimeout: 30 } as const;

/** `colophon service serve`: many catalogues and their console, as one process, until it is stopped. */
export async function serveService(given: ServeServiceOptions): Promise<void> {
  const { authConfig, authUsers, ...options } = given;
  const app = given.app ?? bundledFolder('app');
  const site = given.site ?? bundledFolder('site');
  const service = await startService({
    ...defaults,
    ...options,
    auth: readAuth({ authConfig, authUsers }),
    ...(app !== undefined && { app }),
    ...(site !== undefined && { site }),
  });
  // Before the address is printed: its reader may send a signal immediately.
  const stopped = untilStopped();
  console.log(`The console answers at ${service.address}`);
  if (service.firstOperatorLink !== undefined)
    console.log(`  operator  ${service.firstOperatorLink} (valid for an hour, once)`);
  console.log(`  data      ${service.dataFolder}`);
  await stopped;
  await service.stop();
}
