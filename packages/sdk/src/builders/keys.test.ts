import { describe, expect, it } from 'vitest';
import { ContainerKey, DatabaseKey, FolderKey, SchemaKey } from './container-keys.ts';
import { DataProductKey, DomainKey, NotebookKey } from './entity-keys.ts';
import { datahubGuid } from './guid.ts';
import { BigQueryDatasetKey, ProjectIdKey, UnitySchemaKeyWithMetastore } from './platform-container-keys.ts';

describe('datahubGuid', () => {
  it.each([
    [{ database: 'shop', platform: 'mysql' }, 'c0e607c8f8ad4ecc5a19af667a626c24'],
    [
      { database: 'shop', instance: 'eu1', platform: 'mysql', schema: 'sales' },
      '419f310ef600be4010c4a377b4cda213',
    ],
    [{ platform: 'mysql', database: 'café' }, '66deb95aac1c51a4ba8ccec3d5522a94'],
  ])('gives DataHub’s guid of %j', (bag, guid) => {
    expect(datahubGuid(bag)).toBe(guid);
  });
});

const schema = new SchemaKey({
  platform: 'mysql',
  instance: 'eu1',
  env: 'PROD',
  database: 'shop',
  schema: 'sales',
});

describe('a container key', () => {
  it('has the GUID of its fields, without the environment', () => {
    expect(schema.guid()).toBe('419f310ef600be4010c4a377b4cda213');
    expect(schema.asUrn()).toBe('urn:li:container:419f310ef600be4010c4a377b4cda213');
  });

  it('keeps the environment among its properties', () => {
    expect(schema.propertyDict()).toEqual({
      platform: 'mysql',
      instance: 'eu1',
      env: 'PROD',
      database: 'shop',
      schema: 'sales',
    });
  });

  it('uses the environment as the instance on request, as its parent does', () => {
    const key = new SchemaKey({
      platform: 'mysql',
      env: 'PROD',
      database: 'shop',
      schema: 's',
      backcompatEnvAsInstance: true,
    });
    expect(key.guidDict()).toEqual({ platform: 'mysql', instance: 'PROD', database: 'shop', schema: 's' });
    expect(key.parentKey().guidDict()).toEqual({ platform: 'mysql', instance: 'PROD', database: 'shop' });
  });

  it('has its superclass as parent, with only its fields', () => {
    const parent = schema.parentKey();
    expect(parent).toBeInstanceOf(DatabaseKey);
    expect(parent.propertyDict()).toEqual({
      platform: 'mysql',
      instance: 'eu1',
      env: 'PROD',
      database: 'shop',
    });
    expect(parent.parentKey()).toBeUndefined();
    const dataset = new BigQueryDatasetKey({ platform: 'bigquery', projectId: 'p', datasetId: 'd' });
    expect(dataset.parentKey()).toEqual(new ProjectIdKey({ platform: 'bigquery', projectId: 'p' }));
  });

  it('uses DataHub’s field names in the GUID', () => {
    expect(new FolderKey({ platform: 's3', folderAbsPath: 'a/b' }).guidDict()).toEqual({
      platform: 's3',
      folder_abs_path: 'a/b',
    });
    const unity = new UnitySchemaKeyWithMetastore({
      platform: 'databricks',
      metastore: 'm',
      catalog: 'c',
      unitySchema: 's',
    });
    expect(unity.guidDict()).toEqual({
      platform: 'databricks',
      metastore: 'm',
      catalog: 'c',
      unity_schema: 's',
    });
    expect(unity.parentKey().parentKey().guidDict()).toEqual({ platform: 'databricks', metastore: 'm' });
  });

  it('can be extended with custom kinds', () => {
    class ViewFolderKey extends ContainerKey {
      protected override fields() {
        return { ...super.fields(), folder: 'views' };
      }
    }
    expect(new ViewFolderKey({ platform: 'x' }).guid()).toBe(datahubGuid({ platform: 'x', folder: 'views' }));
  });
});

it('includes the environment of a data product', () => {
  const key = new DataProductKey({ platform: 'dbt', name: 'orders', env: 'PROD' });
  expect(key.guid()).toBe(datahubGuid({ platform: 'dbt', name: 'orders', env: 'PROD' }));
  expect(key.asUrn()).toBe(`urn:li:dataProduct:${key.guid()}`);
});

it('identifies a domain and a notebook by GUID', () => {
  const domain = new DomainKey({ name: 'Sales' });
  expect(domain.asUrn()).toBe(`urn:li:domain:${datahubGuid({ name: 'Sales' })}`);
  const notebook = new NotebookKey({ notebookId: 7, platform: 'databricks', instance: 'w' });
  const guid = datahubGuid({ notebook_id: 7, platform: 'databricks', instance: 'w' });
  expect(notebook.asUrn()).toBe(`urn:li:dataset:(urn:li:dataPlatform:databricks,w.${guid},PROD)`);
});
