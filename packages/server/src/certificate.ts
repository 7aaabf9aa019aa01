import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { ConfigurationError } from './configuration-error.ts';

/** Where the certificate is. */
export interface CertificateFiles {
  /** PEM file: the certificate, followed by those between it and the root. */
  readonly certificate: string;
  /** PEM file of its private key, without a passphrase. */
  readonly key: string;
}

/**
 * The files that settings name, if any.
 *
 * @throws ConfigurationError when there is one file without the other.
 */
export function certificateOf({
  tlsCert,
  tlsKey,
}: {
  readonly tlsCert?: string;
  readonly tlsKey?: string;
}): CertificateFiles | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert !== undefined && tlsKey !== undefined) return { certificate: tlsCert, key: tlsKey };
  throw new ConfigurationError('TLS needs a certificate and its key: pass --tls-cert and --tls-key.');
}

/** What a server needs for TLS. */
export interface CertificatePair {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** Older versions of TLS have known attacks: RFC 8996. */
export const minTlsVersion = 'TLSv1.2';

/**
 * Reads a certificate with its key.
 *
 * @throws ConfigurationError for a file that can't be read, or two that don't belong together.
 */
export async function readCertificate({ certificate, key }: CertificateFiles): Promise<CertificatePair> {
  const pair = { cert: await read('certificate', certificate), key: await read('key', key) };
  try {
    createSecureContext({ ...pair, minVersion: minTlsVersion });
  } catch (error) {
    // OpenSSL's reasons name no content of the files.
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `TLS: ${certificate} and ${key} are no PEM certificate with its private key: ${reason}`,
    );
  }
  return pair;
}

async function read(what: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new ConfigurationError(`TLS ${what}: ${file} can't be read (${code})`);
  }
}

/**
 * Reads the files again and again, and reports a pair that has changed. They are compared by content: certificates are
 * renewed through symbolic links and renames, which file events miss. A pair that is unusable, such as one whose first
 * file has been replaced and whose second has not, is reported once and tried again.
 */
export function createCertificateWatch(
  files: CertificateFiles,
  current: CertificatePair,
  {
    onChange,
    onUnusable = () => undefined,
  }: {
    readonly onChange: (pair: CertificatePair) => void;
    readonly onUnusable?: (error: Error) => void;
  },
) {
  let known = current;
  let lastError: string | undefined;
  return {
    /** Looks whether the files have changed. */
    async check(): Promise<void> {
      try {
        const found = await readCertificate(files);
        lastError = undefined;
        if (found.cert.equals(known.cert) && found.key.equals(known.key)) return;
        known = found;
        onChange(found);
      } catch (error) {
        if (!(error instanceof Error) || error.message === lastError) return;
        lastError = error.message;
        onUnusable(error);
      }
    },
  };
}
