import { expect, it } from 'vitest';
import { accessRulesOf, isLoopback } from './access-settings.ts';

it('recognises the bound address, the public address and the allowed names', () => {
  expect(
    accessRulesOf({
      host: '192.168.1.5',
      allowedHost: ['colophon'],
      allowedOrigin: ['https://portal.example'],
      publicUrl: 'https://catalogue.example.org/path',
    }),
  ).toEqual({
    allowedHosts: ['192.168.1.5', 'catalogue.example.org', 'colophon'],
    allowsAnyAddress: false,
    allowedOrigins: ['https://catalogue.example.org', 'https://portal.example'],
  });
});

it.each(['0.0.0.0', '::', '0:0:0:0:0:0:0:0'])('takes %s for every address of the machine', (host) => {
  expect(accessRulesOf({ host }).allowsAnyAddress).toBe(true);
  expect(isLoopback(host)).toBe(false);
});

it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('takes %s for this machine alone', (host) => {
  expect(isLoopback(host)).toBe(true);
  expect(accessRulesOf({ host }).allowsAnyAddress).toBe(false);
});
