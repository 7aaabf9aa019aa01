import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError } from './describe-failure.ts';

/** What signing in to a server has given. */
export interface Credentials {
  readonly token: string;
  /** Id of the token, if this program has made it: signing out revokes it. */
  readonly tokenId?: string;
  /** URN of who signed in. */
  readonly user: string;
}

type CredentialsFile = Readonly<Record<string, Credentials>>;

/** `~/.config/colophon/credentials.json`, or below `XDG_CONFIG_HOME`. */
export const credentialsPath = (): string =>
  join(process.env.XDG_CONFIG_HOME?.trim() || join(homedir(), '.config'), 'colophon', 'credentials.json');

/** @throws CommandError for a file that others can read, or that has another form. */
export const readCredentials = (server: string): Credentials | undefined => readFile()[addressOf(server)];

/** Replaces the credentials of one server; without any, forgets them. */
export function writeCredentials(server: string, credentials: Credentials | undefined): void {
  const { [addressOf(server)]: _, ...others } = readFile();
  const servers = { ...others, ...(credentials && { [addressOf(server)]: credentials }) };
  const path = credentialsPath();
  if (Object.keys(servers).length === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Another process sees the old file or the new one. The mode of a file that exists would stay as it is.
  const draft = `${path}.${process.pid}.partial`;
  writeFileSync(draft, `${JSON.stringify({ servers }, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, path);
}

function readFile(): CredentialsFile {
  const path = credentialsPath();
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return {};
  // Windows has no such modes.
  if (process.platform !== 'win32' && (stat.mode & 0o077) !== 0)
    throw new CommandError(`${path} can be read by others. Run "chmod 600" on it, and revoke its tokens.`);
  try {
    const { servers } = JSON.parse(readFileSync(path, 'utf8')) as { servers?: CredentialsFile };
    if (typeof servers === 'object') return servers;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CommandError(`${path} is no file of credentials. Remove it, and sign in again.`);
}

/** Two ways to write an address are one server; a path belongs to it, as behind a proxy. */
function addressOf(server: string): string {
  const trimmed = server.replace(/\/+$/, '');
  return URL.canParse(trimmed) ? new URL(trimmed).href.replace(/\/+$/, '') : trimmed;
}
