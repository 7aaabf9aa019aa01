import { aspect } from '@colophon/schema';
import { filter } from '../search/filter.ts';

export const dynamicFormAssignment = aspect({
  name: 'dynamicFormAssignment',
  record: 'com.linkedin.form.DynamicFormAssignment',
  doc: 'Rule that puts a form on every entity matching a filter, instead of naming the entities one by one.',
  fields: {
    filter: {
      type: filter,
      doc: 'Condition for receiving the form; the editor offers platform, entity type, container and domain.',
    },
  },
});
