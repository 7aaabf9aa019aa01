import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { ConfigurationError, ConnectionError } from '../errors.ts';
import { reasonOf } from './reason-of.ts';
import type { Transport, TransportOptions, TransportRequest, TransportResponse } from './transport.ts';

/** The transport of Node, with keep-alive connections and two separate time-outs. */
export function createNodeTransport(options: TransportOptions): Transport {
  const secure = {
    keepAlive: true,
    rejectUnauthorized: !options.disableSslVerification,
    ...(options.caCertificatePath !== undefined && { ca: readCertificates(options.caCertificatePath) }),
  };
  const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent(secure) };
  return {
    send: (request) => send(request, options, agents),
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

function readCertificates(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new ConfigurationError('INVALID_CONFIGURATION', `caCertificatePath: ${path} cannot be read`, {
      cause,
    });
  }
}

function send(
  { method, url, headers, body, signal }: TransportRequest,
  { connectTimeoutMs, readTimeoutMs }: TransportOptions,
  agents: { readonly http: http.Agent; readonly https: https.Agent },
): Promise<TransportResponse> {
  const isSecure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const fail = (code: 'CONNECT_TIMEOUT' | 'READ_TIMEOUT' | 'NETWORK', reason: string, cause?: unknown) =>
      reject(
        signal?.aborted ? signal.reason : new ConnectionError(code, `${method} ${url}: ${reason}`, { cause }),
      );

    const request = (isSecure ? https : http).request(url, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
      },
      agent: isSecure ? agents.https : agents.http,
      ...(signal && { signal }),
    });
    request.on('socket', (socket) => {
      if (!socket.connecting) return;
      const timer = setTimeout(() => {
        fail('CONNECT_TIMEOUT', `no connection within ${connectTimeoutMs} ms`);
        request.destroy();
      }, connectTimeoutMs);
      socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer));
      request.once('close', () => clearTimeout(timer));
    });
    request.setTimeout(readTimeoutMs, () => {
      fail('READ_TIMEOUT', `no answer within ${readTimeoutMs} ms`);
      request.destroy();
    });
    request.on('error', (cause) => fail('NETWORK', reasonOf(cause), cause));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', (cause) => fail('NETWORK', cause.message, cause));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: flat(response.headers), body: text }),
      );
    });
    request.end(body);
  });
}

const flat = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
