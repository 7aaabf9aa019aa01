import type { SchemaField } from '@colophon/model-types';
import type { ChangeProposal } from '@colophon/sdk';
import {
  addDatasetToContainer,
  genContainers,
  makeDataPlatformInstanceAspect,
  makeDomainsAspect,
  makeOwnershipAspect,
  makeSchemaMetadataAspect,
  makeStatusAspect,
  makeSubTypesAspect,
  NamespaceKey,
} from '@colophon/sdk/builders';
import {
  type Env,
  makeDatasetUrnWithPlatformInstance,
  makeDomainUrn,
  makeGroupUrn,
  makeUserUrn,
} from '@colophon/sdk/urns';
import { compilePatterns } from '../../definitions/configuration.ts';
import type { SourceRecord } from '../../definitions/record.ts';
import type { Namespace } from './catalogs.ts';
import type { IcebergConfig } from './configuration.ts';
import { currentFields, currentSnapshot, printType, type TableMetadata } from './table-metadata.ts';

const platform = 'iceberg';

const namespaceKey = (namespace: string, { platform_instance: instance, env }: IcebergConfig) =>
  new NamespaceKey({ platform, namespace, instance, env });

function domainOf(name: string, { domain }: IcebergConfig): string | undefined {
  const found = Object.entries(domain).find(([, patterns]) => compilePatterns(patterns)(name))?.[0];
  return found === undefined ? undefined : makeDomainUrn(found);
}

/** The container of a namespace. */
export function namespaceRecord({ name, properties }: Namespace, config: IcebergConfig): SourceRecord {
  const domainUrn = domainOf(name, config);
  const proposals = genContainers(namespaceKey(name, config), {
    name,
    qualifiedName: name,
    subTypes: ['Namespace'],
    extraProperties: properties,
    ...(domainUrn !== undefined && { domainUrn }),
  });
  return { id: name, proposals };
}

/** URN of a table by its full name. */
export const tableUrn = (name: string, config: IcebergConfig): string =>
  makeDatasetUrnWithPlatformInstance(platform, name, config.platform_instance, config.env as Env);

/** The proposals of a table, but for its profile. */
export function tableProposals(
  { namespace, name }: { readonly namespace: string; readonly name: string },
  metadata: TableMetadata,
  fields: readonly SchemaField[],
  config: IcebergConfig,
): ChangeProposal[] {
  const fullName = `${namespace}.${name}`;
  const entityUrn = tableUrn(fullName, config);
  const properties = metadata.properties ?? {};
  const snapshot = currentSnapshot(metadata);
  const created = Date.parse(properties['created-at'] ?? '');
  const modified = metadata['last-updated-ms'] ?? snapshot?.['timestamp-ms'];
  const owners = [
    ...ownerOf(properties, config.user_ownership_property, makeUserUrn),
    ...ownerOf(properties, config.group_ownership_property, makeGroupUrn),
  ];
  const domain = domainOf(fullName, config);
  return [
    { entityUrn, aspectName: 'status', aspect: makeStatusAspect() },
    { entityUrn, aspectName: 'subTypes', aspect: makeSubTypesAspect(['Table']) },
    {
      entityUrn,
      aspectName: 'datasetProperties',
      aspect: {
        name,
        qualifiedName: fullName,
        tags: [],
        ...(properties.comment !== undefined && { description: properties.comment }),
        customProperties: {
          ...properties,
          location: metadata.location,
          'format-version': String(metadata['format-version']),
          'partition-spec': partitionSpec(metadata),
          ...(snapshot && {
            'snapshot-id': String(snapshot['snapshot-id']),
            'manifest-list': snapshot['manifest-list'],
          }),
        },
        ...(Number.isFinite(created) && { created: { time: created } }),
        ...(modified !== undefined && { lastModified: { time: modified } }),
      },
    },
    ...(owners.length > 0
      ? [
          {
            entityUrn,
            aspectName: 'ownership' as const,
            aspect: makeOwnershipAspect(owners, { type: 'TECHNICAL_OWNER' }),
          },
        ]
      : []),
    {
      entityUrn,
      aspectName: 'schemaMetadata',
      aspect: {
        ...makeSchemaMetadataAspect({
          schemaName: fullName,
          platform,
          columns: [],
          rawSchema: JSON.stringify(currentFields(metadata)),
        }),
        fields: [...fields],
      },
    },
    {
      entityUrn,
      aspectName: 'dataPlatformInstance',
      aspect: makeDataPlatformInstanceAspect(platform, config.platform_instance),
    },
    addDatasetToContainer(namespaceKey(namespace, config), entityUrn),
    ...(domain === undefined
      ? []
      : [{ entityUrn, aspectName: 'domains' as const, aspect: makeDomainsAspect([domain]) }]),
  ];
}

function ownerOf(
  properties: Readonly<Record<string, string>>,
  property: string | null | undefined,
  toUrn: (name: string) => string,
): string[] {
  const owner = property ? properties[property] : undefined;
  return owner ? [toUrn(owner)] : [];
}

/** The partition spec as JSON, with the names and types of the columns: the model has no place for it. */
function partitionSpec(metadata: TableMetadata): string {
  const spec = metadata['partition-specs']?.find((one) => one['spec-id'] === metadata['default-spec-id']);
  const columns = currentFields(metadata);
  return JSON.stringify(
    (spec?.fields ?? []).map((field) => {
      const source = columns.find(({ id }) => id === field['source-id']);
      return {
        name: field.name,
        transform: field.transform,
        source: source?.name,
        'source-id': field['source-id'],
        'source-type': source && printType(source.type),
        'field-id': field['field-id'],
      };
    }),
  );
}
