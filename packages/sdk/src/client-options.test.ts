import { describe, expect, it } from 'vitest';
import { type ClientOptions, resolveClientOptions } from './client-options.ts';
import { isSdkError } from './errors.ts';

const server = 'http://localhost:8080';

describe('resolveClientOptions', () => {
  it('fills in the default of every setting', () => {
    expect(resolveClientOptions({ server: `${server}//` })).toEqual({
      server,
      connectTimeoutMs: 30_000,
      readTimeoutMs: 30_000,
      retryStatusCodes: [429, 500, 502, 503, 504],
      retryMethods: ['HEAD', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'],
      maxRetries: 4,
      unknownFields: 'reject',
      extraHeaders: {},
      disableSslVerification: false,
    });
  });

  it('keeps each of the thirteen given settings, and does not modify the caller’s object', () => {
    const options: Required<ClientOptions> = {
      server: 'https://example.org/api/gms',
      token: 't',
      connectTimeoutMs: 1,
      readTimeoutMs: 2,
      retryStatusCodes: [418],
      retryMethods: ['get'],
      maxRetries: 0,
      unknownFields: 'keep',
      extraHeaders: { 'X-Team': 'data' },
      caCertificatePath: 'ca.pem',
      disableSslVerification: true,
      fetch,
      logger: console,
    };
    const before = { ...options };
    expect(resolveClientOptions(options)).toEqual({ ...options, retryMethods: ['GET'] });
    expect(Object.keys(options)).toHaveLength(13);
    expect(options).toEqual(before);
  });

  it.each<[string, Partial<Record<keyof ClientOptions, unknown>>]>([
    ['server', { server: undefined }],
    ['server', { server: '' }],
    ['server', { server: 'localhost:8080' }],
    ['server', { server: 'ftp://localhost' }],
    ['server', { server: 8080 }],
    ['connectTimeoutMs', { connectTimeoutMs: 0 }],
    ['connectTimeoutMs', { connectTimeoutMs: Number.NaN }],
    ['readTimeoutMs', { readTimeoutMs: -5 }],
    ['readTimeoutMs', { readTimeoutMs: Number.POSITIVE_INFINITY }],
    // Timers would take it for no time at all.
    ['readTimeoutMs', { readTimeoutMs: Number.MAX_SAFE_INTEGER }],
    ['maxRetries', { maxRetries: -1 }],
    ['maxRetries', { maxRetries: 1.5 }],
    ['unknownFields', { unknownFields: 'store' }],
    ['token', { token: 'secret\n' }],
    ['token', { token: 7 }],
    ['fetch', { fetch: 'secret' }],
    ['logger.warn', { logger: { debug: () => undefined } }],
    ['extraHeaders', { extraHeaders: { 'X Team': 'data' } }],
    ['extraHeaders: X-Team', { extraHeaders: { 'X-Team': 'a\r\nb: c' } }],
  ])('rejects a bad %s and names it', (setting, options) => {
    const resolve = () => resolveClientOptions({ server, ...options } as ClientOptions);
    expect(resolve).toThrow(
      expect.objectContaining({
        name: 'ConfigurationError',
        code: 'INVALID_CONFIGURATION',
        message: expect.stringMatching(new RegExp(`^${setting}: expected `)),
      }),
    );
    expect(resolve).not.toThrow('secret');
    expect(resolve).toThrow(expect.toSatisfy(isSdkError));
  });
});
