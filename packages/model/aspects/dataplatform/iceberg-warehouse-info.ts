import { aspect, int, string, urn } from '@colophon/schema';
import { fabricType } from '../common/fabric-type.ts';

export const icebergWarehouseInfo = aspect({
  name: 'icebergWarehouseInfo',
  record: 'com.linkedin.dataplatforminstance.IcebergWarehouseInfo',
  doc: 'An Iceberg warehouse served by the catalogue: the location of its files and the credentials to access them.',
  fields: {
    dataRoot: {
      type: string,
      doc: "Root path of the tables' files in object storage, for example `s3://lake/warehouse`.",
    },
    clientId: {
      type: urn(),
      doc: 'URN that refers to the storage client id, not the id in plain text.',
    },
    clientSecret: {
      type: urn(),
      doc: 'URN that refers to the storage client secret, not the secret in plain text.',
    },
    region: { type: string, doc: 'Cloud region of the storage, for example `eu-west-1`.' },
    role: {
      type: string,
      doc: 'Role to assume when access to the storage is granted, such as the ARN of an AWS role.',
      optional: true,
    },
    tempCredentialExpirationSeconds: {
      type: int,
      doc: 'Lifetime of the temporary storage credentials issued to clients, in seconds.',
      optional: true,
    },
    env: { type: fabricType, doc: 'Environment of the warehouse, for example `PROD`.' },
  },
});
