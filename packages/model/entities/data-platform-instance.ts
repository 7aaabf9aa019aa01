import { entity, key, string, urn } from '@colophon/schema';
import { deprecation } from '../aspects/common/deprecation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { dataPlatformInstanceProperties } from '../aspects/dataplatform/data-platform-instance-properties.ts';
import { icebergWarehouseInfo } from '../aspects/dataplatform/iceberg-warehouse-info.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { dataPlatformInstanceSample } from '../samples/data-platform-instance.ts';

const dataPlatformInstanceKey = key({
  name: 'dataPlatformInstanceKey',
  record: 'com.linkedin.metadata.key.DataPlatformInstanceKey',
  doc: 'Identity of one deployment of a platform, for example the Snowflake account of the finance team, to distinguish equal names.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the `dataPlatform` of which this is a deployment, for example `urn:li:dataPlatform:mysql`.',
    },
    instance: {
      type: string,
      doc: 'Name of the deployment, unique within its platform, for example `finance-eu`.',
    },
  },
});

export const dataPlatformInstance = entity({
  name: 'dataPlatformInstance',
  doc: 'One installation of a data platform, for example the European Snowflake account next to the American one.',
  key: dataPlatformInstanceKey,
  aspects: [
    dataPlatformInstanceProperties,
    ownership,
    globalTags,
    institutionalMemory,
    deprecation,
    status,
    icebergWarehouseInfo,
  ],
  sample: dataPlatformInstanceSample,
});
