import { describe, expect, test } from 'vitest';
import { isSuspended, statusText } from './user-status.ts';

const urn = 'urn:li:corpuser:ada';

describe('the status of a user', () => {
  test('is what the sign-in knows', () => {
    expect(statusText({ status: 'ACTIVE' }, { urn, status: 'suspended' })).toBe('Suspended');
    expect(statusText({}, { urn, status: 'provisioned' })).toBe('Has not signed in yet');
    expect(isSuspended({ status: 'SUSPENDED' }, { urn, status: 'active' })).toBe(false);
  });

  test('is what the metadata states of who never had an account', () => {
    expect(statusText({ status: 'SUSPENDED' }, undefined)).toBe('Suspended');
    expect(isSuspended({ status: 'SUSPENDED' }, undefined)).toBe(true);
    expect(statusText({ status: null }, undefined)).toBe('No account');
  });
});
