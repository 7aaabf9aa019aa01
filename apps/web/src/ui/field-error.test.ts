import { expect, it } from 'vitest';
import { fieldError } from './field-error.ts';

it('names the field that a message is about', () => {
  expect(fieldError('input.name: expected a text, got ""')).toEqual({
    field: 'name',
    message: 'Expected a text, got ""',
  });
  expect(fieldError('input.prompts[0].title: is empty')?.field).toBe('title');
});

it('names the field of an aspect', () => {
  expect(
    fieldError('Aspect dataHubRetentionConfig: /retention/version/maxVersions: expected at least 1'),
  ).toEqual({
    field: 'maxVersions',
    message: 'Expected at least 1',
  });
  expect(fieldError('Aspect tagProperties: unknown')).toBeUndefined();
});

it('leaves other messages as they are', () => {
  expect(fieldError('The server does not answer')).toBeUndefined();
  expect(fieldError('Not allowed: ask an administrator')).toBeUndefined();
  expect(fieldError(undefined)).toBeUndefined();
});
