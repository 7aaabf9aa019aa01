import { int, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../aspects/common/audit-stamp.ts';

export const parameters = record({
  name: 'com.linkedin.platform.event.v1.Parameters',
  doc: 'Open record for the details of an entity change event; the model declares no keys.',
  fields: {},
});

export const entityChangeEvent = record({
  name: 'com.linkedin.platform.event.v1.EntityChangeEvent',
  doc: 'A change to an entity in business terms, such as a tag being added; derived from the raw aspect change for subscribers.',
  fields: {
    entityType: {
      type: string,
      doc: 'Kind of the changed entity as named in the model, for example `dataset`.',
    },
    entityUrn: {
      type: urn(),
      doc: 'URN of the entity that changed; what was added or removed is in `modifier`.',
    },
    category: {
      type: string,
      doc: 'Category of the change, for example `TAG` or `OWNERSHIP`; with `operation` it determines the shape of `parameters`.',
    },
    operation: {
      type: string,
      doc: 'Operation within the category, for example `ADD`, `REMOVE` or `MODIFY`.',
    },
    modifier: {
      type: string,
      doc: 'URN of the thing added, removed or changed on the entity, for example that of the tag; absent when there is none.',
      optional: true,
    },
    parameters: {
      type: parameters,
      doc: 'Additional details, with keys that depend on `category` and `operation`, such as `tagUrn`.',
      optional: true,
    },
    auditStamp: { type: auditStamp, doc: 'Who made the change and when.' },
    version: {
      type: int,
      doc: "Version of the event's format, a whole number that goes up when the format changes.",
    },
  },
});
