import { expect, it } from 'vitest';
import { checkDictionary } from './dictionary.ts';
import { parseText } from './text.ts';

const texts = [parseText('README.md', 'Kubernetes and YAML, and a savepoint.\n')];
const check = (source: string) =>
  checkDictionary('docs/.dictionary.txt', source, texts).map(({ line, message }) => `${line} ${message}`);

it('accepts a sorted list of words in use', () => {
  expect(check('# Words of the project\nKubernetes\nsavepoint\nYAML\n')).toEqual([]);
});

it('finds an unused word, a duplicate, and one out of order', () => {
  expect(check('Hadoop\nYAML\n')).toEqual(['1 no text has the word "Hadoop"']);
  expect(check('YAML\nYAML\n')).toEqual(['1 "YAML" stands twice']);
  expect(check('YAML\nsavepoint\n')).toEqual([
    '1 "YAML" is out of order: expected "savepoint" here',
    '2 "savepoint" is out of order: expected "YAML" here',
  ]);
});
