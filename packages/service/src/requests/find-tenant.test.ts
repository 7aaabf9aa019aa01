import { expect, it } from 'vitest';
import { openTenantStore } from '../tenants/sqlite-tenant-store.ts';
import { createTenants } from '../tenants/tenants.ts';
import { createFindTenant } from './find-tenant.ts';

const store = openTenantStore(':memory:');
const tenants = createTenants({
  store,
  isPlan: () => true,
  graceDays: 30,
  most: 10,
  now: () => 0,
  onChange: () => undefined,
});
tenants.create(
  { name: 'acme', hosts: ['data.acme.example'], plan: 'standard' },
  { by: 'urn:li:corpuser:ada' },
);
const find = createFindTenant({ store, domain: 'catalogues.example' });

const found = (host: string, path = '/'): string => {
  const destination = find(host, path);
  switch (destination.kind) {
    case 'console':
      return 'console';
    case 'unknown':
      return `unknown ${destination.name}`;
    case 'tenant':
      return `${destination.tenant.name} ${destination.prefix}`;
  }
};

it.each([
  ['catalogues.example', '/', 'console'],
  ['console.catalogues.example', '/', 'console'],
  ['localhost', '/openapi/v1/tenants', 'console'],
  ['acme.catalogues.example', '/', 'acme '],
  ['data.acme.example', '/', 'acme '],
  ['catalogues.example', '/t/acme/openapi/v3', 'acme /t/acme'],
  ['127.0.0.1', '/t/acme', 'acme /t/acme'],
  // A tenant's own host has no way into another one.
  ['acme.catalogues.example', '/t/other/', 'acme '],
  ['data.acme.example', '/t/other/', 'acme '],
  ['catalogues.example', '/t/other/', 'unknown other'],
  ['other.catalogues.example', '/', 'unknown other'],
  ['a.acme.catalogues.example', '/', 'unknown a.acme'],
  ['evil.example', '/', 'unknown evil.example'],
  ['evilcatalogues.example', '/', 'unknown evilcatalogues.example'],
])('%s%s goes to %s', (host, path, to) => expect(found(host, path)).toBe(to));
