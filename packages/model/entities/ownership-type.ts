import { entity, key, string } from '@colophon/schema';
import { ownershipTypeInfo } from '../aspects/common/ownership-type-info.ts';
import { status } from '../aspects/common/status.ts';
import { ownershipTypeSample } from '../samples/ownership-type.ts';

const ownershipTypeKey = key({
  name: 'ownershipTypeKey',
  record: 'com.linkedin.metadata.key.OwnershipTypeKey',
  doc: 'Identity of an ownership type, such as Data Steward or Technical Owner.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the ownership type's URN; separate from the display name, which can then change freely.",
    },
  },
});

export const ownershipType = entity({
  name: 'ownershipType',
  doc: 'A kind of responsibility that an owner can have, for example Technical Owner or a custom Data Steward.',
  key: ownershipTypeKey,
  aspects: [ownershipTypeInfo, status],
  sample: ownershipTypeSample,
});
