import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { type Catalogue, createCatalogue } from '../catalogue.ts';
import type { ChangeProposal } from '../proposal.ts';
import { type CreateStore, storeTest } from './fixtures.ts';

/** What time it is for the catalogue; a test moves it on. */
export interface Clock {
  time: number;
}

/** A test that is given a catalogue over its own store, and the clock that it uses. */
export const catalogueTest = (createStore: CreateStore) =>
  storeTest(createStore).extend<{ clock: Clock; catalogue: Catalogue }>({
    // biome-ignore lint/correctness/noEmptyPattern: how Vitest learns that the fixture needs no other
    clock: async ({}, use) => use({ time: Date.parse('2025-06-01T12:00:00Z') }),
    catalogue: async ({ store, clock }, use) =>
      use(createCatalogue({ registry, store, now: () => clock.time })),
  });

export const tag = 'urn:li:tag:pii';
export const datasetUrn = (name: string): string =>
  `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
export const orders = datasetUrn('orders');

export const upsert = (
  entityUrn: string,
  aspectName: string,
  value: JsonObject,
  some: Partial<ChangeProposal> = {},
): ChangeProposal => ({ entityUrn, aspectName, changeType: 'UPSERT', value, ...some });

/** The smallest proposal that is accepted, of a tag. */
export const tagNamed = (name: string, some: Partial<ChangeProposal> = {}): ChangeProposal =>
  upsert(tag, 'tagProperties', { name }, some);

export const columnUrn = (dataset: string, path: string): string => `urn:li:schemaField:(${dataset},${path})`;

/** A schema that has columns of these paths. */
export const schemaOf = (dataset: string, ...paths: string[]): ChangeProposal =>
  upsert(dataset, 'schemaMetadata', {
    schemaName: 's',
    platform: 'urn:li:dataPlatform:mysql',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: paths.map((fieldPath) => ({
      fieldPath,
      nativeDataType: 'int',
      type: { type: { 'com.linkedin.schema.NumberType': {} } },
    })),
  });

export const propertyUrn = (id: string): string => `urn:li:structuredProperty:${id}`;

/** A definition of a structured property: of text, for datasets, unless `some` says otherwise. */
export const propertyDefinition = (id: string, some: JsonObject = {}): ChangeProposal =>
  upsert(propertyUrn(id), 'propertyDefinition', {
    qualifiedName: id,
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
    ...some,
  });
