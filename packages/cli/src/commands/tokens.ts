import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import { callIdentity } from './call-identity.ts';
import type { ClientSettings } from './client-settings.ts';

interface TokenRecord {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly expiresAt?: number;
  readonly lastUsedAt?: number;
}

/** A token, and what is kept of it. */
export interface MadeToken {
  readonly token: string;
  readonly record: TokenRecord;
}

interface CreateSettings extends ClientSettings {
  readonly description?: string;
  readonly days?: number;
  readonly serviceAccount?: string;
  readonly json?: boolean;
}

const dayMs = 86_400_000;

/** `colophon token create`: prints the token on standard output, and nothing else there. */
export async function createToken(name: string, settings: CreateSettings): Promise<void> {
  const { description, days, serviceAccount, json } = settings;
  const body = {
    name,
    ...(description !== undefined && { description }),
    ...(days !== undefined && { lifetimeMs: days * dayMs }),
    ...(serviceAccount !== undefined && { serviceAccount }),
  };
  printMade((await callIdentity(settings, 'POST', '/tokens', { body })) as MadeToken, json);
}

interface ListSettings extends ClientSettings {
  readonly owner?: string;
  readonly json?: boolean;
}

/** `colophon token list`. */
export async function listTokens(settings: ListSettings): Promise<void> {
  const { owner, json } = settings;
  const tokens: TokenRecord[] = [];
  const count = 1000;
  for (let after: string | undefined; ; ) {
    const query = new URLSearchParams({
      count: String(count),
      ...(owner !== undefined && { owner }),
      ...(after !== undefined && { after }),
    });
    const page = (await callIdentity(settings, 'GET', `/tokens?${query}`)) as { tokens: TokenRecord[] };
    tokens.push(...page.tokens);
    after = page.tokens.at(-1)?.id;
    if (page.tokens.length < count) break;
  }
  if (json) printJson(tokens);
  else
    printTable(
      ['id', 'owner', 'name', 'expires', 'last used'],
      tokens.map(({ id, owner: of, name, expiresAt, lastUsedAt }) => [
        id,
        of,
        name,
        printTime(expiresAt),
        printTime(lastUsedAt),
      ]),
      'There are no access tokens.',
    );
}

/** `colophon token revoke`. */
export async function revokeToken(id: string, settings: ClientSettings): Promise<void> {
  await callIdentity(settings, 'DELETE', `/tokens/${encodeURIComponent(id)}`);
  console.log(`Revoked ${id}.`);
}

interface RotateSettings extends ClientSettings {
  readonly overlap?: number;
  readonly json?: boolean;
}

/** `colophon token rotate`. */
export async function rotateToken(id: string, settings: RotateSettings): Promise<void> {
  const overlapMs = (settings.overlap ?? 0) * 60_000;
  const path = `/tokens/${encodeURIComponent(id)}/rotate?overlapMs=${overlapMs}`;
  printMade((await callIdentity(settings, 'POST', path)) as MadeToken, settings.json);
}

/** The token alone can be piped; what else there is to say goes to standard error. */
function printMade(made: MadeToken, json: boolean | undefined): void {
  if (json) {
    printJson(made);
    return;
  }
  console.log(made.token);
  console.error(`Token ${made.record.id} of ${made.record.owner}. It cannot be shown again.`);
}

const printTime = (time: number | undefined): string =>
  time === undefined ? 'never' : new Date(time).toISOString();
