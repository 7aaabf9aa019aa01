import { entity, key, string } from '@colophon/schema';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { businessAttributeInfo } from '../aspects/glossary/business-attribute-info.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { businessAttributeSample } from '../samples/business-attribute.ts';

const businessAttributeKey = key({
  name: 'businessAttributeKey',
  record: 'com.linkedin.businessattribute.BusinessAttributeKey',
  doc: 'Identity of a business attribute, a shared description for columns with one meaning, such as customer email.',
  fields: {
    id: { type: string, doc: "Last part of the attribute's URN, unique among business attributes." },
  },
});

export const businessAttribute = entity({
  name: 'businessAttribute',
  doc: 'A column meaning defined once and attached to many schema fields, for example customer e-mail with its description, tags and terms.',
  key: businessAttributeKey,
  aspects: [businessAttributeInfo, status, ownership, institutionalMemory],
  sample: businessAttributeSample,
});
