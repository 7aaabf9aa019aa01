import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { hostNameOf, isLoopbackName, respondFailure } from '@colophon/http';
import { docUrlOf, type Failure, RequestError, stopping, toFailure } from '@colophon/wire';
import { getRequestListener, RequestError as MalformedRequest } from '@hono/node-server';
import {
  type CertificateFiles,
  type CertificatePair,
  createCertificateWatch,
  minTlsVersion,
  readCertificate,
} from './certificate.ts';
import { ConfigurationError } from './configuration-error.ts';
import { certificateCheckMs, defaultTimeouts, hstsSeconds, maxHeaderBytes, type Timeouts } from './limits.ts';
import { type Client, createClientResolver } from './trusted-proxies.ts';

export interface Listening {
  /** Address for a person to open: `http://localhost:8080`. */
  readonly address: string;
  /** Goes on serving, and closes each connection with its next answer, so that clients open their next one elsewhere. */
  drain(): void;
  /** Stops taking requests, and returns when those under way are answered. */
  close(): Promise<void>;
  /** Looks now whether the files of the certificate have changed. It also happens by itself, again and again. */
  checkCertificate(): Promise<void>;
}

/** What is passed on with each request. */
export interface ServedWith {
  /** The request as Node read it. */
  readonly incoming: object;
  /** Who sent it, after trusted proxies. */
  readonly client: Client;
  /** Id of the trace that began with it, which its writes have, too. Default: they get one of their own. */
  readonly traceId?: string | undefined;
}

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** The option of the command line by which the operator has chosen the port. Default: `--port`. */
  readonly portOption?: string;
  /** Sees each request before it is served. */
  readonly onRequest?: (incoming: IncomingMessage, outgoing: ServerResponse, client: Client) => void;
  readonly timeouts?: Timeouts;
  /** True where the documentation is served, too: errors link to their explanation. */
  readonly hasDocs?: boolean;
  /** Serves by TLS, 1.2 or later. Default: without. */
  readonly tls?: CertificateFiles;
  /** Called when the certificate has been read again, with why where it was not possible; the one before serves on. */
  readonly onCertificate?: (error?: Error) => void;
  /** Addresses and CIDR ranges of the proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are read. Default: none. */
  readonly trustedProxies?: readonly string[];
}

/**
 * Serves requests on a port.
 *
 * @throws ConfigurationError when the port is taken or may not be used, or the certificate or a proxy's address is none.
 */
export async function listen(
  fetch: (request: Request, env: ServedWith) => Response | Promise<Response>,
  {
    port,
    host,
    portOption = '--port',
    onRequest,
    timeouts = defaultTimeouts,
    hasDocs = false,
    tls,
    onCertificate,
    trustedProxies,
  }: ListenOptions,
): Promise<Listening> {
  let isClosing = false;
  let isDraining = false;
  const resolveClient = createClientResolver(trustedProxies);
  const clients = new WeakMap<object, Client>();
  const clientOf = (incoming: IncomingMessage): Client => {
    const client = clients.get(incoming) ?? resolveClient(incoming);
    clients.set(incoming, client);
    return client;
  };
  const options = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.idleMs,
    connectionsCheckingInterval: timeouts.checkMs,
    maxHeaderSize: maxHeaderBytes,
  };
  const serve = getRequestListener(
    (request, { incoming }) => {
      if (isClosing) return rejectWhileStopping(hasDocs);
      return namesOneHost(incoming.rawHeaders)
        ? fetch(request, { incoming, client: clientOf(incoming as IncomingMessage) })
        : errorResponse(severalHosts, hasDocs);
    },
    { errorHandler: (error) => errorResponse(toFailure(explainMalformed(error)), hasDocs) },
  );
  const certificate = tls && (await readCertificate(tls));
  const tlsServer =
    certificate &&
    createTlsServer(
      { ...options, ...certificate, minVersion: minTlsVersion, handshakeTimeout: timeouts.headersMs },
      serve,
    );
  const server = tlsServer ?? createServer(options, serve);
  const watch =
    tls && certificate && tlsServer && watchCertificate(tls, certificate, tlsServer, onCertificate);
  const checking = watch && setInterval(() => void watch.check(), certificateCheckMs).unref();

  server.prependListener('request', (_, outgoing) => {
    if (isDraining) outgoing.setHeader('Connection', 'close');
    // No page of another origin may embed what the server sends; those that may read it ask by CORS.
    outgoing.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  });
  server.prependListener('request', ({ headers }) => {
    // Of IPv6 addresses, what reads the request accepts only the shortest form.
    const name = headers.host?.startsWith('[') ? hostNameOf(headers.host) : undefined;
    if (name !== undefined) headers.host = name + headers.host?.slice(headers.host.indexOf(']') + 1);
  });
  server.prependListener('request', (incoming, outgoing) => {
    // A browser believes it of a response by TLS only. For the names of this machine it would hold for every other program
    // that serves there, too.
    const name = hostNameOf(incoming.headers.host ?? '') ?? 'localhost';
    if (clientOf(incoming).isSecure && !isLoopbackName(name))
      outgoing.setHeader('Strict-Transport-Security', `max-age=${hstsSeconds}`);
  });
  // What is prepended last comes first: who sent it is known before anything reads the headers.
  server.prependListener('request', (incoming, outgoing) => {
    const client = clientOf(incoming);
    onRequest?.(incoming, outgoing, client);
  });

  async function close(): Promise<void> {
    isClosing = true;
    clearInterval(checking);
    const closed = new Promise<void>((done) => server.close(() => done()));
    // A connection that is kept open becomes idle when its last answer is sent.
    const hangUp = setInterval(() => server.closeIdleConnections(), hangUpMs);
    const force = setTimeout(() => server.closeAllConnections(), timeouts.graceMs);
    await closed;
    clearInterval(hangUp);
    clearTimeout(force);
  }

  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explain(error, { port, host, portOption })),
    );
    server.listen(port, host, () => {
      const bound = server.address() as AddressInfo;
      const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
      resolve({
        address: `${tls ? 'https' : 'http'}://${shown.includes(':') ? `[${shown}]` : shown}:${bound.port}`,
        drain() {
          isDraining = true;
        },
        close,
        checkCertificate: async () => watch?.check(),
      });
    });
  });
}

/** Connections that are open keep the certificate that they began with; new ones get the new one. */
const watchCertificate = (
  files: CertificateFiles,
  current: CertificatePair,
  server: { setSecureContext(options: object): void },
  onCertificate: ListenOptions['onCertificate'],
) =>
  createCertificateWatch(files, current, {
    onChange(pair) {
      server.setSecureContext({ ...pair, minVersion: minTlsVersion });
      onCertificate?.();
    },
    onUnusable: (error) => onCertificate?.(error),
  });

/** How often a server that stops looks for connections that have become idle. */
const hangUpMs = 50;

const errorResponse = (failure: Failure, hasDocs: boolean): Response =>
  respondFailure(failure, hasDocs ? docUrlOf(failure.code) : undefined);

/** RFC 9112, 3.2: an intermediary may use one, and the server the other. */
const severalHosts = toFailure(new RequestError('INVALID_REQUEST', 'Host: expected one header, got several'));

function namesOneHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') count++;
  return count <= 1;
}

/** A request of which no address can be made: its path, or its `Host`, is malformed. */
const explainMalformed = (error: unknown): unknown =>
  error instanceof MalformedRequest
    ? new RequestError('INVALID_REQUEST', `Malformed address or Host header: ${error.message}`)
    : error;

/** The answer to a request on a connection that was open before the server began to stop. */
function rejectWhileStopping(hasDocs: boolean): Response {
  const response = errorResponse(stopping, hasDocs);
  response.headers.set('Connection', 'close');
  response.headers.set('Retry-After', '1');
  return response;
}

function explain(
  error: NodeJS.ErrnoException,
  { port, host, portOption }: { readonly port: number; readonly host: string; readonly portOption: string },
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigurationError(
        `port ${port} is taken. Stop the program that uses it, or choose another: npm start -- ${portOption} <number>`,
      );
    case 'EACCES':
      return new ConfigurationError(
        `port ${port} may not be used by this account. Choose one above 1023 with ${portOption}.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigurationError(`${host} is not an address of this machine. Choose another with --host.`);
    default:
      return error;
  }
}
