// Held by the compiler: each `@ts-expect-error` is an error of its own once the line below it is allowed.
import type { AspectTypes } from '@colophon/model-types';
import { expectTypeOf, it } from 'vitest';
import {
  columnLineageProposal,
  genContainers,
  lineageProposal,
  makeDatasetUrn,
  makeDomainsAspect,
  makeGlobalTagsAspect,
  makeInstitutionalMemoryAspect,
  makeOwnershipAspect,
  makeOwnerUrn,
  makeSchemaMetadataAspect,
  makeUpstreamLineageAspect,
  type Proposal,
  SchemaKey,
} from '../testing/public-api.ts';

const table = { schemaName: 'orders', platform: 'mysql' };

/** Compiled and never called. */
export const mistakes = (key: SchemaKey) => [
  // @ts-expect-error a field that the options do not have
  makeOwnershipAspect([], { kind: 'DATAOWNER' }),
  // @ts-expect-error a type that the model does not have
  makeOwnershipAspect([], { type: 'BOSS' }),
  // @ts-expect-error one tag in place of a list
  makeGlobalTagsAspect('pii'),
  // @ts-expect-error a link without a description
  makeInstitutionalMemoryAspect([{ url: 'https://example.org' }]),
  // @ts-expect-error the field is called `nativeType`
  makeSchemaMetadataAspect({ ...table, columns: [{ name: 'id', native: 'date', type: 'date' }] }),
  // @ts-expect-error a type that the model does not have
  makeSchemaMetadataAspect({ ...table, columns: [{ name: 'id', nativeType: 'int', type: 'int' }] }),
  // @ts-expect-error a kind of lineage that the model does not have
  makeUpstreamLineageAspect([], { type: 'COPIED' }),
  // @ts-expect-error likewise
  lineageProposal([], '', 'COPIED'),
  // @ts-expect-error the field is called `column`
  columnLineageProposal([{ from: [{ dataset: '', field: '' }], to: '' }], ''),
  // @ts-expect-error an environment that the model does not have
  makeDatasetUrn('mysql', 'shop.orders', 'PRODUCTION'),
  // @ts-expect-error a group is `OwnerType.GROUP`
  makeOwnerUrn('finance', 'GROUP'),
  // @ts-expect-error a schema lies in a database
  new SchemaKey({ platform: 'mysql', schema: 'sales' }),
  // @ts-expect-error a container has a name
  genContainers(key, { subTypes: [] }),
];

it('makes aspects of the model’s types', () => {
  expectTypeOf(makeOwnershipAspect).returns.toEqualTypeOf<AspectTypes['ownership']>();
  expectTypeOf(makeDomainsAspect).returns.toEqualTypeOf<AspectTypes['domains']>();
  expectTypeOf(makeSchemaMetadataAspect).returns.toEqualTypeOf<AspectTypes['schemaMetadata']>();
  expectTypeOf(lineageProposal).returns.toEqualTypeOf<Proposal<'upstreamLineage'>>();
});
