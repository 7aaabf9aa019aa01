import { SourceError } from '../../definitions/errors.ts';
import type { MysqlOptions } from './connection-options.ts';

const quote = (name: string) => `\`${name.replaceAll('`', '``')}\``;
const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** An account as statements name it: `'reader'@'%'`. */
export function accountOf(currentUser: string): string {
  const at = currentUser.lastIndexOf('@');
  return at === -1
    ? quoteText(currentUser)
    : `${quoteText(currentUser.slice(0, at))}@${quoteText(currentUser.slice(at + 1))}`;
}

/** The statement that lets an account read a database. */
export const grantStatement = (database: string, account: string): string =>
  `GRANT SELECT, SHOW VIEW ON ${quote(database)}.* TO ${account};`;

/** What went wrong, without the password, and what to do about it. */
export function explainConnection(error: unknown, { client, place, database }: MysqlOptions): SourceError {
  if (error instanceof SourceError) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const user = client.user ?? '';
  const account = /user '([^']*)'@'([^']*)'/.exec(message);
  const [reason, remedy] = ((): [string, string?] => {
    switch (code) {
      case 'ECONNREFUSED':
        return [
          'nothing listens there',
          'Check `host_port`, and that the server accepts connections from this machine.',
        ];
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return ['there is no such host', 'Check `host_port`.'];
      case 'ETIMEDOUT':
      case 'EHOSTUNREACH':
        return ['there is no answer', 'Check `host_port`, and the firewall in between.'];
      case 'ER_ACCESS_DENIED_ERROR':
        return [
          `the user ${user} or its password is wrong`,
          client.ssl === undefined
            ? 'Check `username` and `password`. A user that has to use TLS needs `options.connect_args.ssl`, too.'
            : 'Check `username` and `password`.',
        ];
      case 'ER_DBACCESS_DENIED_ERROR':
        return [
          `${user} may not read the database ${database ?? ''}`,
          `Run: ${grantStatement(database ?? '', account ? `'${account[1]}'@'${account[2]}'` : accountOf(user))}`,
        ];
      case 'ER_BAD_DB_ERROR':
        return [`there is no database ${database ?? ''}`, 'Check `database`.'];
      case 'ER_CON_COUNT_ERROR':
        return ['the server has too many connections', 'Try again later.'];
      case 'HANDSHAKE_NO_SSL_SUPPORT':
        return ['the server has no TLS', 'Remove `options.connect_args.ssl`.'];
      case 'HANDSHAKE_SSL_ERROR':
        return [message, 'Set `options.connect_args.ssl.ca` to the certificates to trust.'];
      case 'ER_SECURE_TRANSPORT_REQUIRED':
        return ['the server demands TLS', 'Set `options.connect_args.ssl: {ssl: true}`, better with `ca`.'];
      default:
        return [message];
    }
  })();
  return new SourceError(`Cannot connect to the server at ${place}: ${reason}`, {
    ...(remedy !== undefined && { remedy }),
  });
}

/** The error of a statement, with the right that it lacked. */
export function explainStatement(error: unknown, account: string): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code !== 'ER_TABLEACCESS_DENIED_ERROR' && code !== 'ER_COLUMNACCESS_DENIED_ERROR') return error;
  const [, name = ''] = /for table [`']([^\s]+)[`']/.exec(message) ?? [];
  const table = name
    .split(/[`'.]+/)
    .filter(Boolean)
    .map(quote)
    .join('.');
  const remedy = `Run: GRANT SELECT ON ${table} TO ${account};`;
  return new SourceError(`${message}. ${remedy}`, { remedy });
}
