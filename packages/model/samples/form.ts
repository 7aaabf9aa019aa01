import type { Entity } from '@colophon/schema';
import { ana, pii } from './world.ts';

/** What the owners of a dataset with personal data are asked. */
export const formSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:form:retention',
  aspects: {
    formInfo: {
      name: 'Retention of personal data',
      description: 'Says for how long personal data are kept.',
      type: 'COMPLETION',
      prompts: [
        {
          id: 'retention-days',
          title: 'After how many days is a row deleted?',
          type: 'STRUCTURED_PROPERTY',
          structuredPropertyParams: { urn: 'urn:li:structuredProperty:shop.retentionDays' },
          required: true,
        },
      ],
      actors: { owners: true },
    },
    dynamicFormAssignment: {
      filter: {
        or: [{ and: [{ field: 'tags', values: [pii], condition: 'EQUAL' }] }],
      },
    },
    ownership: { owners: [{ owner: ana, type: 'DATA_STEWARD' }] },
  },
};
