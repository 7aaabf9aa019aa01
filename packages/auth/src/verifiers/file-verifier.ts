import { readFile, stat } from 'node:fs/promises';
import { AuthError } from '../errors.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { parseUserName, signInNameOf } from '../users/user-name.ts';
import { type Credential, parseCredential } from './file-credential.ts';
import { parseProperties } from './properties.ts';
import type { PasswordVerifier } from './verifier.ts';

interface FileUser {
  readonly name: string;
  readonly groups: readonly string[];
  readonly verify: Credential;
}

/**
 * Compares with the users of a property file, as DataHub's `user.props` has them: `name: password`, and groups after commas.
 * A file that has changed is read again at the next sign-in; one that has become unreadable lets nobody in, so that a user
 * who was removed with a mistake in another line is not let in for ever.
 *
 * @throws AuthError `INVALID_CONFIGURATION` that names the line, and never repeats it.
 */
export async function openFileVerifier(path: string, hasher: PasswordHasher): Promise<PasswordVerifier> {
  let users = new Map<string, FileUser>();
  let version: string | undefined;

  async function refresh(): Promise<void> {
    const { mtimeMs, size, ino } = await stat(path);
    const found = `${mtimeMs} ${size} ${ino}`;
    if (found === version) return;
    users = new Map(
      parseUsers(await readFile(path, 'utf8'), path).map((user) => [signInNameOf(user.name), user]),
    );
    version = found;
  }

  await refresh().catch((cause: unknown) => {
    if (cause instanceof AuthError) throw cause;
    throw new AuthError('INVALID_CONFIGURATION', `The user file ${path} cannot be read`, { cause });
  });
  return {
    id: 'file',
    // Who writes the file decides what names mean: DataHub's file has the user "datahub".
    mayReserveNames: true,
    async verify(name, password) {
      await refresh().catch((cause: unknown) => {
        version = undefined;
        throw new AuthError('UNAVAILABLE', `The user file ${path} cannot be read`, { cause });
      });
      const user = users.get(signInNameOf(name));
      const isRight = user ? await user.verify(password, hasher) : await hasher.verify(password, undefined);
      if (!user || !isRight) return undefined;
      return { name: user.name, ...(user.groups.length > 0 && { groups: user.groups }) };
    },
  };
}

function parseUsers(text: string, path: string): readonly FileUser[] {
  const seen = new Set<string>();
  return parseProperties(text).map(({ name: typed, value, line }) => {
    const fail = (reason: string) =>
      new AuthError('INVALID_CONFIGURATION', `Line ${line} of the user file ${path}: ${reason}`);
    const [password = '', ...groups] = splitAtCommas(value);
    if (password === '') throw fail('expected "name: password"');
    let name: string;
    try {
      name = parseUserName(typed);
    } catch (cause) {
      throw fail((cause as Error).message);
    }
    if (seen.has(signInNameOf(name))) throw fail('this name is on an earlier line');
    seen.add(signInNameOf(name));
    const verify = parseCredential(password);
    if (!verify)
      throw fail(
        'this form of a hash is not supported; expected $scrypt$…, MD5:…, OBF:… or the password itself',
      );
    return { name, groups: groups.filter(Boolean), verify };
  });
}

/** Groups follow the password after commas. Our own hashes have commas themselves: `$scrypt$ln=15,r=8,p=3$…`. */
function splitAtCommas(value: string): string[] {
  const [hash] = /^\$scrypt\$[^$]*\$[^$,]*\$[^$,]*/.exec(value) ?? [];
  const [password = '', ...groups] = value.slice(hash?.length ?? 0).split(',');
  return [hash ?? password, ...groups].map((part) => part.trim());
}
