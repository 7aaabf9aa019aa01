import { expect, it } from 'vitest';
import type { AssignedFormsFragment, FormPartsFragment } from '../../../gen/types.ts';
import { answeredOf, assignedUrns, isAnswered, isAsked, stateOf, statusOf } from './form-state.ts';

const prompt = (id: string, required: boolean) => ({
  id,
  title: id,
  description: null,
  type: 'STRUCTURED_PROPERTY' as const,
  required,
  structuredPropertyParams: null,
});

const form = (type: 'COMPLETION' | 'VERIFICATION', owners = true): FormPartsFragment => ({
  urn: 'f',
  info: {
    name: 'F',
    description: null,
    type,
    prompts: [prompt('a', true), prompt('b', false)],
    actors: { owners, isAssignedToMe: false, users: null, groups: null },
  },
});

const columns = { completedFieldPrompts: [{ fieldPath: 'id' }] };
const forms: AssignedFormsFragment = {
  incompleteForms: [
    {
      form: { urn: 'f' },
      completedPrompts: [{ id: 'b' }, { id: 'gone' }],
      incompletePrompts: [{ id: 'a', fieldAssociations: columns }],
    },
  ],
  completedForms: [{ form: { urn: 'g' }, completedPrompts: [{ id: 'a' }], incompletePrompts: null }],
  verifications: [{ form: { urn: 'g' }, lastModified: null }],
};

it('tells how far a form is filled in', () => {
  const open = stateOf(forms, 'f');
  const done = stateOf(forms, 'g');
  if (!open || !done) throw new Error('Both are assigned.');
  expect(open).toMatchObject({ isComplete: false, verification: undefined });
  expect(open.columns.get('a')).toEqual(['id']);
  expect([answeredOf(form('COMPLETION'), open), isAnswered(form('COMPLETION'), open)]).toEqual([1, false]);
  expect(isAnswered(form('COMPLETION'), done)).toBe(true);
  expect([statusOf(form('COMPLETION'), open), statusOf(form('COMPLETION'), done)]).toEqual([
    'open',
    'complete',
  ]);
  expect(statusOf(form('VERIFICATION'), done)).toBe('verified');
  expect(statusOf(form('VERIFICATION'), { ...done, verification: undefined })).toBe('toVerify');
  expect(stateOf(forms, 'h')).toBeUndefined();
  expect(stateOf(null, 'f')).toBeUndefined();
  expect(assignedUrns(forms)).toEqual(['f', 'g']);
});

it('tells who is asked', () => {
  expect(isAsked(form('COMPLETION'), [{ urn: 'me' }], ['me', 'group'])).toBe(true);
  expect(isAsked(form('COMPLETION'), [{ urn: 'other' }], ['me'])).toBe(false);
  expect(isAsked(form('COMPLETION', false), [{ urn: 'me' }], ['me'])).toBe(false);
});
