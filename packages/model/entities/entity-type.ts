import { entity, key, string } from '@colophon/schema';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { entityTypeInfo } from '../aspects/structured/entity-type-info.ts';
import { entityTypeSample } from '../samples/entity-type.ts';

const entityTypeKey = key({
  name: 'entityTypeKey',
  record: 'com.linkedin.entitytype.EntityTypeKey',
  doc: 'Identity of an entity type, the part of its URN after `urn:li:entityType:`.',
  fields: {
    id: {
      type: string,
      doc: 'Unique identifier, usually namespace and name, for example `datahub.dataset`.',
    },
  },
});

export const entityType = entity({
  name: 'entityType',
  doc: 'Describes a kind of entity so that other metadata can refer to it, for example `urn:li:entityType:datahub.dataset`.',
  key: entityTypeKey,
  aspects: [entityTypeInfo, institutionalMemory, status],
  sample: entityTypeSample,
});
