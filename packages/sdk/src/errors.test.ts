import net, { type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import {
  HttpError,
  isHttpError,
  isSdkError,
  isUnknownFieldsError,
  SdkError,
  type SdkErrorCode,
  sdkErrorCodes,
  UnknownFieldsError,
} from './errors.ts';
import { GraphClient } from './graph-client.ts';
import type { AnyProposal } from './proposal.ts';
import { RestEmitter } from './rest-emitter.ts';
import {
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  RejectedError,
  UnavailableError,
} from './status-errors.ts';
import { sendJson, startFakeServer } from './testing/servers.ts';

const silentPort = () =>
  new Promise<number>((resolve) => {
    const sockets = new Set<net.Socket>();
    const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const readFrom = async (body: string, status = 200) => {
  const { address } = await startFakeServer((response) => response.writeHead(status).end(body));
  return new GraphClient({ server: address, maxRetries: 0 }).getAspect('urn:li:tag:a', 'tagProperties');
};

/** One way to each code. */
const provoke: Record<SdkErrorCode, () => Promise<unknown>> = {
  INVALID_CONFIGURATION: async () => new RestEmitter({ server: 'nowhere' }),
  UNKNOWN_FIELDS: () => {
    const aspect = JSON.parse('{"name":"a","colour":"red"}');
    const proposal: AnyProposal = { entityUrn: 'urn:li:tag:a', aspectName: 'tagProperties', aspect };
    return new RestEmitter({ server: 'http://localhost:1', maxRetries: 0 }).emit(proposal);
  },
  NOT_A_CATALOGUE: async () => {
    const { address } = await startFakeServer((response) => response.end('<!doctype html>'));
    return new RestEmitter({ server: address }).testConnection();
  },
  HTTP_STATUS: () => readFrom('{"message":"no"}', 403),
  CONNECT_TIMEOUT: async () => {
    const server = `https://localhost:${await silentPort()}`;
    return new RestEmitter({ server, connectTimeoutMs: 50, maxRetries: 0 }).testConnection();
  },
  READ_TIMEOUT: async () => {
    const { address } = await startFakeServer(() => undefined);
    return new RestEmitter({ server: address, readTimeoutMs: 50, maxRetries: 0 }).testConnection();
  },
  CALL_TIMEOUT: async () => {
    const { address } = await startFakeServer(() => undefined);
    return new RestEmitter({ server: address }).testConnection({ timeoutMs: 50 });
  },
  NETWORK: () => new RestEmitter({ server: 'http://localhost:1', maxRetries: 0 }).testConnection(),
  INVALID_RESPONSE: () => readFrom('not JSON'),
};

it('produces exactly the listed codes', () => {
  expect(Object.keys(provoke).sort()).toEqual([...sdkErrorCodes].sort());
});

it.each(sdkErrorCodes)('throws an SdkError with the code %s', async (code) => {
  const error: unknown = await provoke[code]().then(
    () => 'nothing was thrown',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SdkError);
  expect(error).toMatchObject({ code, message: expect.stringMatching(/\S/) });
  expect(isSdkError(error)).toBe(true);
  expect(isHttpError(error)).toBe(code === 'HTTP_STATUS');
  expect(isUnknownFieldsError(error)).toBe(code === 'UNKNOWN_FIELDS');
});

it('links to its explanation, and passes on the server’s message', async () => {
  const server = new RestEmitter({ server: 'http://localhost:1', maxRetries: 0 });
  await expect(server.testConnection()).rejects.toMatchObject({ help: '/docs/api/errors#network' });
  const docUrl = '/docs/api/errors#invalid_urn';
  await expect(readFrom(JSON.stringify({ code: 'INVALID_URN', docUrl }), 400)).rejects.toMatchObject({
    serverCode: 'INVALID_URN',
    help: expect.stringMatching(/^http:\/\/.+\/docs\/api\/errors#invalid_urn$/),
  });
  await expect(readFrom('<!doctype html>', 502)).rejects.toMatchObject({
    serverCode: undefined,
    help: '/docs/api/errors#http_status',
  });
});

it.each([
  [400, RejectedError],
  [401, AuthenticationError],
  [403, PermissionDeniedError],
  [404, NotFoundError],
  [409, ConflictError],
  [412, ConflictError],
  [413, RejectedError],
  [418, HttpError],
  [422, RejectedError],
  [429, RateLimitError],
  [500, UnavailableError],
  [599, UnavailableError],
])('has a class for status %i, with the headers and the id of the request', async (status, StatusError) => {
  const { address } = await startFakeServer((response) =>
    sendJson(response, status, { message: 'no' }, { 'X-Request-Id': 'r-1', 'X-Team': 'data' }),
  );
  const error: unknown = await new GraphClient({ server: address, maxRetries: 0 })
    .exists('urn:li:tag:a')
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StatusError);
  expect(error).toMatchObject({
    name: StatusError.name,
    status,
    requestId: 'r-1',
    headers: { 'x-request-id': 'r-1', 'x-team': 'data' },
  });
  const other = Object.assign(new Error('x'), error);
  expect([isSdkError(other), isHttpError(other), isHttpError(error)]).toEqual([true, true, true]);
});

it('knows errors of another copy of the package by their code', () => {
  const copyOf = (error: SdkError) => Object.assign(new Error(error.message), error);
  const other = copyOf(new HttpError('GET /x', 500, undefined));
  expect(other).not.toBeInstanceOf(SdkError);
  expect([isSdkError(other), isHttpError(other)]).toEqual([true, true]);
  const unknown = copyOf(new UnknownFieldsError('x', []));
  expect([isSdkError(unknown), isUnknownFieldsError(unknown)]).toEqual([true, true]);
  expect([isSdkError(new Error('x')), isHttpError('HttpError')]).toEqual([false, false]);
  expect(new HttpError('GET /x', 500, undefined).message).toBe('GET /x returned status 500');
});

it('does not take errors of others for its own because they have the name or the code of one', () => {
  const ofBrowser = new DOMException('The object can not be found here.', 'NotFoundError');
  const ofDriver = Object.assign(new Error('write CONNECT_TIMEOUT'), { code: 'CONNECT_TIMEOUT' });
  expect([ofBrowser, ofDriver].map((error) => [isSdkError(error), isHttpError(error)])).toEqual([
    [false, false],
    [false, false],
  ]);
});
