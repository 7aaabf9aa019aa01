import { entity, key, string } from '@colophon/schema';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { dataTypeInfo } from '../aspects/structured/data-type-info.ts';
import { dataTypeSample } from '../samples/data-type.ts';

const dataTypeKey = key({
  name: 'dataTypeKey',
  record: 'com.linkedin.datatype.DataTypeKey',
  doc: 'Key aspect from which the URN of a data type is built.',
  fields: {
    id: {
      type: string,
      doc: 'Last part of the URN, as a rule namespace and name, for example `datahub.string`.',
    },
  },
});

export const dataType = entity({
  name: 'dataType',
  doc: 'A value type for structured properties, for example `urn:li:dataType:datahub.string`.',
  key: dataTypeKey,
  aspects: [dataTypeInfo, institutionalMemory, status],
  sample: dataTypeSample,
});
