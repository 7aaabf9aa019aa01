import { entity, key, string } from '@colophon/schema';
import { dynamicFormAssignment } from '../aspects/form/dynamic-form-assignment.ts';
import { formInfo } from '../aspects/form/form-info.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { formSample } from '../samples/form.ts';

const formKey = key({
  name: 'formKey',
  record: 'com.linkedin.metadata.key.FormKey',
  doc: 'Identity of a form, a set of questions that the people responsible answer about an asset.',
  fields: { id: { type: string, doc: "Last part of the form's URN, unique among forms." } },
});

export const form = entity({
  name: 'form',
  doc: 'A questionnaire assigned to assets that asks people to fill in metadata, for example an owner and a retention property.',
  key: formKey,
  aspects: [formInfo, dynamicFormAssignment, ownership],
  sample: formSample,
});
