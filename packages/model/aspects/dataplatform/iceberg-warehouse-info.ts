import { aspect, int, string, urn } from '@colophon/schema';
import { fabricType } from '../common/fabric-type.ts';

export const icebergWarehouseInfo = aspect({
  name: 'icebergWarehouseInfo',
  record: 'com.linkedin.dataplatforminstance.IcebergWarehouseInfo',
  doc: 'An Iceberg warehouse served by the catalogue: where its files lie and with what credentials they are reached.',
  fields: {
    dataRoot: {
      type: string,
      doc: "Root path in object storage below which the tables' files lie, for example `s3://lake/warehouse`.",
    },
    clientId: {
      type: urn(),
      doc: 'Urn that stands for the client id used with the storage, not the id in plain text.',
    },
    clientSecret: {
      type: urn(),
      doc: 'Urn that stands for the client secret used with the storage, not the secret in plain text.',
    },
    region: { type: string, doc: 'Cloud region of the storage, for example `eu-west-1`.' },
    role: {
      type: string,
      doc: 'Role to assume when access to the storage is granted, such as the ARN of an AWS role.',
      optional: true,
    },
    tempCredentialExpirationSeconds: {
      type: int,
      doc: 'Lifetime of the temporary storage credentials handed to clients, in seconds.',
      optional: true,
    },
    env: { type: fabricType, doc: 'Environment of the warehouse, for example `PROD`.' },
  },
});
