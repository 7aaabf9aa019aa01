import { expect, it } from 'vitest';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { createInput, draftOf, isComplete, newForm, newQuestion, updateInput } from './form-draft.ts';

const tier = 'urn:li:structuredProperty:tier';
const ada = 'urn:li:corpuser:ada';
const stewards = 'urn:li:corpGroup:stewards';

const form: FormPartsFragment = {
  urn: 'urn:li:form:basics',
  info: {
    name: 'Basics',
    description: null,
    type: 'COMPLETION',
    prompts: [
      {
        id: 'p',
        title: 'How critical?',
        description: null,
        type: 'STRUCTURED_PROPERTY',
        required: true,
        structuredPropertyParams: { structuredProperty: { urn: tier } },
      },
    ],
    actors: {
      owners: true,
      isAssignedToMe: false,
      users: [{ urn: ada, card: { name: 'Ada' } }],
      groups: null,
    },
  },
};

it('creates a form of what was written', () => {
  const draft = {
    ...newForm,
    name: ' Basics ',
    questions: [{ ...newQuestion(), title: 'How critical?', property: tier, isOfColumns: true }],
    people: [
      { urn: ada, name: 'Ada' },
      { urn: stewards, name: 'Stewards' },
    ],
  };
  expect(createInput(draft)).toEqual({
    name: 'Basics',
    type: 'COMPLETION',
    prompts: [
      {
        title: 'How critical?',
        type: 'FIELDS_STRUCTURED_PROPERTY',
        structuredPropertyParams: { urn: tier },
        required: true,
      },
    ],
    actors: { owners: true, users: [ada], groups: [stewards] },
  });
});

it('needs a name, questions with their properties, and of a form to complete at least one', () => {
  const question = { ...newQuestion(), title: 'How critical?', property: tier };
  expect(isComplete({ ...newForm, name: 'A', questions: [question] })).toBe(true);
  expect(isComplete({ ...newForm, name: ' ', questions: [question] })).toBe(false);
  expect(isComplete({ ...newForm, name: 'A', questions: [{ ...question, property: '' }] })).toBe(false);
  expect(isComplete({ ...newForm, name: 'A' })).toBe(false);
  expect(isComplete({ ...newForm, name: 'A', type: 'VERIFICATION' })).toBe(true);
});

it('leaves questions alone that nobody changed, and keeps the ids of all where one is changed', () => {
  const draft = draftOf(form);
  expect(updateInput(form, draft)).not.toHaveProperty('promptsToAdd');
  const changed = {
    ...draft,
    questions: [{ ...newQuestion(), title: 'Who?', property: tier }, ...draft.questions],
    people: [{ urn: stewards, name: 'Stewards' }],
  };
  expect(updateInput(form, changed)).toMatchObject({
    promptsToRemove: ['p'],
    promptsToAdd: [{ title: 'Who?' }, { id: 'p', title: 'How critical?' }],
    actors: { usersToAdd: [], usersToRemove: [ada], groupsToAdd: [stewards], groupsToRemove: [] },
  });
});
