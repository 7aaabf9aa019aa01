import { SourceError } from '../../definitions/errors.ts';
import type { ConnectionOptions } from './connection-options.ts';

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** What went wrong, without the password, and what to do about it. */
export function explainConnection(
  error: unknown,
  { client, place }: ConnectionOptions,
  database: string,
): SourceError {
  if (error instanceof SourceError) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const user = client.user ?? '';
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
      case '28P01':
        return [`the password of ${user} is wrong`, 'Check `username` and `password`.'];
      case '28000':
        return [message, 'Check `username`, and that pg_hba.conf lets it connect from this machine.'];
      case '3D000':
        return [`there is no database ${database}`, 'Check `database`.'];
      case '42501':
        return [message, `Run: GRANT CONNECT ON DATABASE ${quote(database)} TO ${quote(user)};`];
      case '53300':
        return ['the server has too many connections', 'Try again later.'];
      case 'SELF_SIGNED_CERT_IN_CHAIN':
      case 'DEPTH_ZERO_SELF_SIGNED_CERT':
      case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      case 'ERR_TLS_CERT_ALTNAME_INVALID':
        return [message, 'Set `options.connect_args.sslrootcert` to the certificates to trust.'];
      default:
        if (message.includes('does not support SSL'))
          return ['the server has no TLS', 'Set `sslmode: prefer` or `disable`.'];
        if (/password must be a string|no password supplied/.test(message))
          return [`${user} needs a password`, 'Set `password`.'];
        return [message];
    }
  })();
  return new SourceError(`Cannot connect to PostgreSQL at ${place}, database ${database}: ${reason}`, {
    // The driver's error has what was sent as fields, the password among them.
    ...(remedy !== undefined && { remedy }),
  });
}

/** The statement that grants what a statement lacked; undefined if it failed for another reason. */
export function missingRight(error: unknown, user: string | undefined): string | undefined {
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code !== '42501') return undefined;
  const [, kind, name = ''] = /permission denied for (\w+) (.+)$/.exec(message) ?? [];
  const role = quote(user ?? 'reader');
  if (kind === 'schema') return `GRANT USAGE ON SCHEMA ${quote(name)} TO ${role};`;
  if (kind === undefined) return undefined;
  return `GRANT SELECT ON ${quote(name)} TO ${role};`;
}
