import type { JsonObject } from '@colophon/schema';
import { expect } from 'vitest';
import { createAccessControl } from '../access/access-control.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Store } from '../ports/store.ts';
import type { ChangeProposal } from '../proposal.ts';
import type { Principal } from '../session/request-context.ts';
import type { Session } from '../session/session.ts';
import { upsert } from './catalogue-fixture.ts';

/** Who the policies of these tests are about. */
export const ada = 'urn:li:corpuser:ada';

/** The catalogue as a principal may use it now. */
export const sessionOf = (catalogue: Catalogue, store: Store, principal: Principal): Session =>
  catalogue.as(
    {
      principal,
      requestId: 'request-1',
      traceId: '0006355d9e2a40000123456789abcdef',
      signal: new AbortController().signal,
    },
    { access: createAccessControl(store) },
  );

export const asAda = (catalogue: Catalogue, store: Store): Session =>
  sessionOf(catalogue, store, { urn: ada });

/** A policy that gives Ada privileges: on these entities, or on all. */
export const granting = (
  privileges: readonly string[],
  urns?: readonly string[],
  more: JsonObject = {},
): ChangeProposal =>
  upsert(`urn:li:dataHubPolicy:${privileges.join('-')}${urns?.length ?? ''}`, 'dataHubPolicyInfo', {
    displayName: 'p',
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges: [...privileges],
    actors: { users: [ada] },
    resources: {
      ...(urns && { filter: { criteria: [{ field: 'URN', values: [...urns], condition: 'EQUALS' }] } }),
      ...more,
    },
  });

/** A policy that gives Ada privileges on the catalogue as a whole. */
export const platform = (...privileges: string[]): ChangeProposal => {
  const proposal = granting(privileges);
  return { ...proposal, value: { ...proposal.value, type: 'PLATFORM' } };
};

/** An error `FORBIDDEN` whose message has these words, in this order. */
export const forbidden = (...words: string[]) =>
  expect.objectContaining({
    code: 'FORBIDDEN',
    message: expect.stringMatching(new RegExp(words.join('.*'), 's')),
  });
