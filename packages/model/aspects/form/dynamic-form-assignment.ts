import { aspect } from '@colophon/schema';
import { filter } from '../search/filter.ts';

export const dynamicFormAssignment = aspect({
  name: 'dynamicFormAssignment',
  record: 'com.linkedin.form.DynamicFormAssignment',
  doc: 'Rule that assigns a form to every entity that matches a filter, instead of listing the entities.',
  fields: {
    filter: {
      type: filter,
      doc: 'Filter that selects the entities; the editor offers platform, entity type, container and domain.',
    },
  },
});
