import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { expect } from 'vitest';
import type { ClientCase } from './clients/run-cases.ts';
import type { Finished } from './run-process.ts';

/** What the cases work with. */
export interface Workplace {
  /** Reads what the commands have written. */
  readonly graph: GraphClient;
  /** Where the files of the commands are. */
  readonly home: string;
  /** Runs `datahub` with these arguments. */
  datahub(args: readonly string[], input?: string): Promise<Finished>;
}

const orders = makeDatasetUrn('postgres', 'shop.orders');
const raw = makeDatasetUrn('postgres', 'shop.raw');
const sales = 'urn:li:domain:sales';
const product = 'urn:li:dataProduct:umsätze';
const contract = 'urn:li:dataContract:orders';
const retention = 'urn:li:structuredProperty:io.example.retention';
const form = 'urn:li:form:jährlich';
const term = 'urn:li:glossaryTerm:Bestellung';
const ada = 'urn:li:corpuser:ada';

/** Every case of the `datahub` command, in the order in which they build on one another. */
export function commandCases({ graph, home, datahub }: Workplace): readonly ClientCase[] {
  /** Runs a command that must succeed, and returns what it printed. */
  async function succeed(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await datahub(args);
    expect(code, `${stdout}${stderr}`.slice(-500)).toBe(0);
    return stdout;
  }

  /** Runs a command whose last argument is a file of the given content. JSON is YAML. */
  async function withFile(command: string, name: string, content: unknown): Promise<string> {
    await write(name, content);
    return succeed(...command.split(' '), '-f', join(home, name));
  }

  const write = (name: string, content: unknown) => writeFile(join(home, name), JSON.stringify(content));

  const put = (urn: string, aspect: string, value: object) =>
    write('aspect.json', value).then(() =>
      succeed('put', '--urn', urn, '--aspect', aspect, '-d', join(home, 'aspect.json')),
    );

  const removed = async (urn: string) => (await graph.getAspect(urn, 'status'))?.removed;
  const owners = async (urn: string) =>
    (await graph.getAspect(urn, 'ownership'))?.owners.map(({ owner }) => owner);
  const assets = async () =>
    (await graph.getAspect(product, 'dataProductProperties'))?.assets?.map(
      ({ destinationUrn }) => destinationUrn,
    );

  /** Cases of one command. */
  const of = (command: string, actions: Readonly<Record<string, ClientCase['run']>>): ClientCase[] =>
    Object.entries(actions).map(([action, run]) => ({ subject: `\`${command}\``, action, run }));

  const dataset = {
    id: 'shop.orders',
    platform: 'postgres',
    env: 'PROD',
    description: 'Alle Bestellungen: é, 日本, 🛒',
    name: 'orders',
    subtype: 'Table',
    tags: ['pii'],
    glossary_terms: ['Bestellung'],
    owners: ['ada'],
    properties: { größe: 'groß' },
    schema: {
      fields: [
        { id: 'id', type: 'number', nativeDataType: 'int', description: 'Schlüssel' },
        { id: 'größe', type: 'string', nullable: true, globalTags: ['pii'] },
      ],
    },
  };
  const ofProduct = {
    id: 'umsätze',
    domain: sales,
    display_name: 'Umsätze',
    description: 'Was hereinkommt',
    assets: [orders],
    owners: [{ id: ada, type: 'BUSINESS_OWNER' }],
    tags: ['urn:li:tag:pii'],
    terms: [term],
    properties: { größe: 'groß' },
    external_url: 'https://example.org/p',
  };

  return [
    ...of('put', {
      'an aspect': async () => {
        await put(sales, 'domainProperties', { name: 'Vertrieb' });
        expect(await graph.getAspect(sales, 'domainProperties')).toMatchObject({ name: 'Vertrieb' });
      },
      'a platform': async () => {
        const named = ['--name', 'größte', '--display_name', 'Größte', '--logo', 'https://example.org/l.svg'];
        await succeed('put', 'platform', ...named);
        const info = await graph.getAspect('urn:li:dataPlatform:größte', 'dataPlatformInfo');
        expect(info).toMatchObject({ displayName: 'Größte' });
      },
    }),
    ...of('dataset', {
      upsert: async () => {
        await put(term, 'glossaryTermInfo', { definition: 'Was bestellt wurde', termSource: 'INTERNAL' });
        await withFile('dataset upsert', 'raw.yml', { id: 'shop.raw', platform: 'postgres', env: 'PROD' });
        expect(await withFile('dataset upsert', 'dataset.yml', dataset)).toContain('Update succeeded');
        const schema = await graph.getAspect(orders, 'schemaMetadata');
        expect(schema?.fields.map(({ fieldPath, nativeDataType }) => [fieldPath, nativeDataType])).toEqual([
          ['id', 'int'],
          ['größe', 'string'],
        ]);
        expect(await graph.getAspect(orders, 'datasetProperties')).toMatchObject({
          description: dataset.description,
          customProperties: dataset.properties,
        });
        expect(await owners(orders)).toEqual([ada]);
      },
      get: async () => {
        const read = JSON.parse(await succeed('dataset', 'get', '--urn', orders));
        expect(read).toMatchObject({
          urn: orders,
          description: dataset.description,
          tags: ['pii'],
          glossary_terms: ['Bestellung'],
        });
      },
      'sync to DataHub': async () => {
        await write('dataset.yml', { ...dataset, description: 'neu' });
        await succeed('dataset', 'sync', '-f', join(home, 'dataset.yml'), '--to-datahub');
        expect(await graph.getAspect(orders, 'datasetProperties')).toMatchObject({ description: 'neu' });
      },
      'sync from DataHub': async () => {
        const file = join(home, 'dataset.yml');
        await write('dataset.yml', dataset);
        await succeed('dataset', 'sync', '-f', file, '--from-datahub');
        expect(await readFile(file, 'utf8')).toMatch(/description"?: "?neu/);
      },
      'add-sibling': async () => {
        await succeed('dataset', 'add-sibling', '--urn', orders, '--sibling-urns', raw);
        expect(await graph.getAspect(orders, 'siblings')).toEqual({ primary: true, siblings: [raw] });
        expect(await graph.getAspect(raw, 'siblings')).toEqual({ primary: false, siblings: [orders] });
      },
    }),
    ...of('properties', {
      upsert: async () => {
        await withFile('properties upsert', 'properties.yml', [
          {
            id: 'io.example.retention',
            type: 'number',
            display_name: 'Aufbewahrung',
            description: 'Wie lange',
            entity_types: ['dataset', 'dataContract'],
            cardinality: 'SINGLE',
            allowed_values: [{ value: 30.0, description: 'ein Monat' }, { value: 90.0 }],
          },
        ]);
        expect(await graph.getAspect(retention, 'propertyDefinition')).toMatchObject({
          qualifiedName: 'io.example.retention',
          valueType: 'urn:li:dataType:datahub.number',
          cardinality: 'SINGLE',
          entityTypes: ['urn:li:entityType:datahub.dataset', 'urn:li:entityType:datahub.dataContract'],
        });
      },
      get: async () => {
        const read = JSON.parse(await succeed('properties', 'get', '--urn', retention));
        expect(read).toMatchObject({
          qualified_name: 'io.example.retention',
          allowed_values: [{ value: 30, description: 'ein Monat' }, { value: 90 }],
        });
      },
      list: async () => {
        expect(await succeed('properties', 'list')).toContain(retention);
      },
    }),
    ...of('forms', {
      upsert: async () => {
        await withFile('forms upsert', 'forms.yml', [
          {
            id: 'jährlich',
            name: 'Jährlich',
            description: 'Einmal im Jahr',
            type: 'VERIFICATION',
            prompts: [
              {
                id: 'frist',
                title: 'Wie lange?',
                type: 'STRUCTURED_PROPERTY',
                structured_property_id: 'io.example.retention',
                required: true,
              },
            ],
            owners: ['ada'],
            actors: { owners: true, users: ['ada'] },
          },
        ]);
        expect(await graph.getAspect(form, 'formInfo')).toMatchObject({
          name: 'Jährlich',
          type: 'VERIFICATION',
          prompts: [{ id: 'frist', structuredPropertyParams: { urn: retention } }],
          actors: { owners: true, users: [ada] },
        });
        expect(await owners(form)).toEqual([ada]);
      },
      get: async () => {
        const read = JSON.parse(await succeed('forms', 'get', '--urn', form));
        expect(read).toMatchObject({ urn: form, prompts: [{ structured_property_urn: retention }] });
      },
      'upsert with entities assigned': async () => {
        const assigned = {
          id: 'zugewiesen',
          name: 'Zugewiesen',
          type: 'COMPLETION',
          entities: { urns: [orders] },
        };
        await withFile('forms upsert', 'assigned.yml', [assigned]);
        expect(await graph.getAspect(orders, 'forms')).toBeDefined();
      },
    }),
    ...of('datacontract', {
      upsert: async () => {
        const printed = await withFile('datacontract upsert', 'contract.yml', {
          version: 1,
          urn: contract,
          entity: orders,
          schema: {
            type: 'json-schema',
            'json-schema': { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
          },
          freshness: { type: 'cron', cron: '0 4 * * *', timezone: 'Europe/Vienna' },
          data_quality: [
            { type: 'unique', column: 'id' },
            {
              type: 'custom_sql',
              id: 'viele',
              sql: 'SELECT count(*) FROM shop.orders',
              operator: { type: 'greater_than', value: 10 },
            },
          ],
          properties: { 'io.example.retention': 90 },
        });
        expect(printed).toContain('Update succeeded');
        const properties = await graph.getAspect(contract, 'dataContractProperties');
        expect(properties).toMatchObject({ entity: orders });
        expect(properties?.dataQuality).toHaveLength(2);
        const [schema] = properties?.schema ?? [];
        expect(await graph.getAspect(schema?.assertion ?? '', 'assertionInfo')).toMatchObject({
          type: 'DATA_SCHEMA',
          schemaAssertion: { entity: orders, schema: { schemaName: '' } },
        });
      },
      delete: async () => {
        await succeed('datacontract', 'delete', '--urn', contract);
        expect(await removed(contract)).toBe(true);
        await succeed('datacontract', 'delete', '--urn', contract, '--hard');
        expect(await graph.exists(contract)).toBe(false);
      },
    }),
    ...of('dataproduct', {
      upsert: async () => {
        expect(await withFile('dataproduct upsert', 'product.yml', ofProduct)).toContain('Update succeeded');
        expect(await graph.getAspect(product, 'dataProductProperties')).toMatchObject({
          name: 'Umsätze',
          description: 'Was hereinkommt',
          customProperties: { größe: 'groß' },
          assets: [{ destinationUrn: orders }],
        });
        expect(await graph.getAspect(product, 'domains')).toMatchObject({ domains: [sales] });
        expect(await owners(product)).toEqual([ada]);
      },
      'upsert of some fields': async () => {
        const part = { id: 'umsätze', domain: sales, description: 'nur das', assets: [raw] };
        expect(await withFile('dataproduct upsert', 'part.yml', part)).toContain('Update succeeded');
        const properties = await graph.getAspect(product, 'dataProductProperties');
        expect(properties).toMatchObject({ name: 'Umsätze', description: 'nur das' });
        expect(await assets()).toEqual([raw]);
      },
      update: async () => {
        expect(await withFile('dataproduct update', 'product.yml', ofProduct)).toContain('Update succeeded');
        expect(await assets()).toEqual([orders]);
      },
      get: async () => {
        const read = JSON.parse(await succeed('dataproduct', 'get', '--urn', product));
        expect(read).toMatchObject({ id: product, domain: sales, assets: [orders] });
      },
      diff: async () => {
        expect(await succeed('dataproduct', 'diff', '-f', join(home, 'product.yml'))).toMatch(
          /Update (not )?needed/,
        );
      },
      set_description: async () => {
        await succeed('dataproduct', 'set_description', '--urn', product, '--description', 'von Hand');
        const properties = await graph.getAspect(product, 'dataProductProperties');
        expect(properties).toMatchObject({ description: 'von Hand', name: 'Umsätze' });
      },
      add_owner: async () => {
        await succeed('dataproduct', 'add_owner', '--urn', product, '--owner', 'bo');
        expect(await owners(product)).toEqual([ada, 'urn:li:corpuser:bo']);
      },
      remove_owner: async () => {
        await succeed('dataproduct', 'remove_owner', '--urn', product, 'bo');
        expect(await owners(product)).toEqual([ada]);
      },
      add_asset: async () => {
        await succeed('dataproduct', 'add_asset', '--urn', product, '--asset', raw);
        expect(await assets()).toEqual([orders, raw]);
      },
      remove_asset: async () => {
        await succeed('dataproduct', 'remove_asset', '--urn', product, '--asset', raw);
        expect(await assets()).toEqual([orders]);
      },
      delete: async () => {
        await succeed('dataproduct', 'delete', '--urn', product);
        expect(await removed(product)).toBe(true);
        await succeed('dataproduct', 'delete', '--urn', product, '--hard');
        expect(await graph.exists(product)).toBe(false);
      },
    }),
    ...of('group', {
      upsert: async () => {
        const group = {
          id: 'données',
          display_name: 'Données',
          email: 'd@example.org',
          description: 'Tout',
          owners: ['ada'],
          members: ['bo', { id: 'cy', display_name: 'Cy', email: 'cy@example.org' }],
        };
        expect(await withFile('group upsert', 'group.yml', group)).toContain('Update succeeded');
        const urn = 'urn:li:corpGroup:données';
        expect(await graph.getAspect(urn, 'corpGroupInfo')).toMatchObject({ displayName: 'Données' });
        expect(await owners(urn)).toEqual([ada]);
        for (const member of ['bo', 'cy']) {
          const membership = await graph.getAspect(`urn:li:corpuser:${member}`, 'groupMembership');
          expect(membership).toEqual({ groups: [urn] });
        }
      },
    }),
    ...of('user', {
      upsert: async () => {
        const users = [
          { id: 'bo', display_name: 'Bo', email: 'bo@example.org', title: 'Chef', groups: ['données'] },
          { id: 'dee', first_name: 'Dée', last_name: 'Ö', slack: '@dee', description: 'Über mich' },
        ];
        expect(await withFile('user upsert', 'users.yml', users)).toContain('Update succeeded');
        expect(await graph.getAspect('urn:li:corpuser:bo', 'corpUserInfo')).toMatchObject({
          title: 'Chef',
          active: true,
        });
        expect(await graph.getAspect('urn:li:corpuser:dee', 'corpUserEditableInfo')).toMatchObject({
          aboutMe: 'Über mich',
          displayName: 'Dée Ö',
        });
      },
      // On a server with sign-in, it is one of the tests of that.
      'add, without sign-in: says that it needs it': async () => {
        const named = ['--id', 'new', '--email', 'new@example.org', '--display-name', 'New', '--password'];
        const { code, stdout, stderr } = await datahub(['user', 'add', ...named], 'geheim123\ngeheim123\n');
        expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('Sign-in is off')]);
      },
    }),
    ...of('api', {
      register: async () => {
        const named = ['--id', 'orders-api', '--name', 'Orders', '--param', 'id:string:required'];
        await succeed('api', 'register', ...named, '--subtype', 'REST_ENDPOINT');
        expect(await graph.exists('urn:li:api:orders-api')).toBe(true);
      },
    }),
    ...of('agent', {
      register: async () => {
        await succeed('agent', 'register', '--id', 'helper', '--name', 'Helper');
        expect(await graph.exists('urn:li:aiAgent:helper')).toBe(true);
      },
    }),
    ...of('timeline', {
      'of a schema and of tags': async () => {
        const categories = ['-c', 'technical_schema', '-c', 'tag'];
        const printed = await succeed('timeline', '--urn', orders, ...categories, '--start', '7daysago');
        expect(printed).toContain('TECHNICAL_SCHEMA');
        expect(printed).toContain('urn:li:tag:pii');
      },
    }),
    ...of('get', {
      'every aspect': async () => {
        expect(JSON.parse(await succeed('get', '--urn', orders))).toHaveProperty('schemaMetadata.fields');
      },
      'one aspect': async () => {
        const read = JSON.parse(await succeed('get', '--urn', orders, '-a', 'ownership'));
        expect(read).toHaveProperty('ownership.owners');
      },
    }),
    ...of('exists', {
      'an entity': async () => {
        expect(await succeed('exists', '--urn', orders)).toBe('true\n');
        expect(await succeed('exists', '--urn', 'urn:li:tag:nothing')).toBe('false\n');
      },
    }),
    ...of('search', {
      query: async () => {
        expect(await succeed('search', 'query', 'orders')).toContain(orders);
      },
    }),
    ...of('lineage', {
      upstream: async () => {
        await succeed('lineage', '--urn', orders, '--direction', 'upstream');
      },
    }),
    ...of('graphql', {
      'a query': async () => {
        await succeed('graphql', '--query', '{ me { corpUser { urn } } }');
      },
    }),
    ...of('container', {
      'tag everything in it': async () => {
        const container = 'urn:li:container:0f6c1d2e3b4a59687766554433221100';
        await put(raw, 'container', { container });
        await put(raw, 'browsePathsV2', { path: [{ id: container, urn: container }] });
        await succeed('container', 'tag', '--container-urn', container, '--tag-urn', 'urn:li:tag:alt');
        expect(await graph.getAspect(raw, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:alt' }] });
      },
    }),
    ...of('check', {
      '`server-config`': async () => {
        expect(await succeed('check', 'server-config')).toContain('statefulIngestionCapable');
      },
      '`restore-indices`': async () => {
        await succeed('check', 'restore-indices', '--urn', 'urn:li:dataset:%', '--batch-size', '10');
      },
      // kafka-lag.test.ts runs it.
      '`get-kafka-consumer-offsets`': 'with Kafka',
    }),
    ...of('delete', {
      'by URN (soft)': async () => {
        await succeed('delete', '--urn', raw, '--soft', '--force');
        expect(await removed(raw)).toBe(true);
      },
      references: async () => {
        await put('urn:li:tag:pii', 'tagProperties', { name: 'pii' });
        await succeed('delete', 'references', '--urn', 'urn:li:tag:pii', '--force');
        expect(await graph.getAspect(orders, 'globalTags')).toEqual({ tags: [] });
      },
      'by URN (hard)': async () => {
        await succeed('delete', '--urn', raw, '--hard', '--force');
        expect(await graph.exists(raw)).toBe(false);
      },
      'by filter': async () => {
        await succeed('delete', '--platform', 'postgres', '--hard', '--force');
        expect(await graph.exists(orders)).toBe(false);
      },
    }),
  ];
}
