import { describe, expect, it } from 'vitest';
import { faultInJson, lineOfPointer, pointerIn } from './place-in-json.ts';

const text = JSON.stringify({ name: 'a "b"', owners: [{ type: 'X' }, { 'a/b': [1, true, null] }] }, null, 2);

describe('the line of a pointer', () => {
  it.each([
    ['', 1],
    ['/name', 2],
    ['/owners', 3],
    ['/owners/0/type', 5],
    ['/owners/1/a~1b/2', 11],
    // What is missing belongs to what is above it.
    ['/owners/0/owner', 4],
    ['/nothing', 1],
  ])('%j is %i', (pointer, line) => {
    expect(lineOfPointer(text, pointer)).toBe(line);
  });
  it('is none in what is no JSON', () => {
    expect(lineOfPointer('{', '/a')).toBeUndefined();
  });
});

it('says where a text is no JSON', () => {
  expect(faultInJson(text)).toBeUndefined();
  expect(faultInJson('{\n  "a": 1,\n  b\n}')?.line).toBe(3);
});

it.each([
  ['Aspect tagProperties: /name: expected string, got 3', '/name'],
  ['/proposals/0: Aspect dataJobInfo: /type: expected object, got "SQL"', '/type'],
  ['It is not allowed', undefined],
])('%s', (message, pointer) => {
  expect(pointerIn(message)).toBe(pointer);
});
