// What the transformers "from a program" call, for tests/interop/transformers.test.ts. `python/transformer_programs.py`
// has the same functions.
import type { Domains, GlossaryTermAssociation, Owner, TagAssociation } from '@colophon/model-types';

const isOrders = (urn: string): boolean => urn.includes('orders');

export const owners = (urn: string): Owner[] =>
  isOrders(urn) ? [{ owner: 'urn:li:corpuser:bo', type: 'BUSINESS_OWNER' }] : [];

export const tags = (urn: string): TagAssociation[] => (isOrders(urn) ? [{ tag: 'urn:li:tag:new' }] : []);

export const terms = (urn: string): GlossaryTermAssociation[] =>
  isOrders(urn) ? [{ urn: 'urn:li:glossaryTerm:New' }] : [];

export const domains = (urn: string): Domains => ({
  domains: isOrders(urn) ? ['urn:li:domain:new'] : [],
});

export const properties = (urn: string): Record<string, string> => ({
  team: isOrders(urn) ? 'shop' : 'none',
});

export const product = (urn: string): string | undefined =>
  isOrders(urn) ? 'urn:li:dataProduct:sales' : undefined;
