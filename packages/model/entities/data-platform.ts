import { entity, key, string } from '@colophon/schema';
import { dataPlatformInfo } from '../aspects/dataplatform/data-platform-info.ts';
import { dataPlatformSample } from '../samples/data-platform.ts';

const dataPlatformKey = key({
  name: 'dataPlatformKey',
  record: 'com.linkedin.metadata.key.DataPlatformKey',
  doc: 'Identity of a data platform, the kind of system that assets come from, as in `urn:li:dataPlatform:snowflake`.',
  fields: {
    platformName: {
      type: string,
      doc: 'Short lower-case name of the platform, for example `snowflake`, `kafka` or `hdfs`; becomes the last part of its URN.',
    },
  },
});

export const dataPlatform = entity({
  name: 'dataPlatform',
  doc: 'A technology that holds or moves data, for example `urn:li:dataPlatform:snowflake`.',
  key: dataPlatformKey,
  aspects: [dataPlatformInfo],
  sample: dataPlatformSample,
});
