import { describe, expect, it } from 'vitest';
import { commandUse } from './cli-names.ts';
import { endpointUse } from './http-names.ts';
import { type NameUse, reportNames, shareOf, Uses, unusedOf } from './public-names.ts';

const users = ({ uses }: NameUse) => Object.fromEntries([...uses].map(([name, pages]) => [name, [...pages]]));

describe('the names of the command line', () => {
  it('are commands and flags, of which those that commands share are one', () => {
    const use = commandUse([{ page: 'a', args: ['runs', 'show', '--count=2', 'x', '-q'] }]);
    expect(users(use)).toEqual({ runs: ['a'], 'runs show': ['a'], 'runs list --count': ['a'] });
    expect(unusedOf(use)).toContain('delete -q');
    expect(unusedOf(use)).toContain('delete --query');
  });
});

describe('the names of endpoints', () => {
  it('are operations, actions of a resource, and resources that are read', () => {
    const page = 'a';
    const use = endpointUse([
      { page, operation: 'readChanges' },
      { page, method: 'POST', url: '/entities?action=search' },
      { page, method: 'GET', url: '/aspects/urn:li:tag:pii?aspect=tagKey' },
      { page, method: 'POST', url: '/entities?action=unheardOf' },
    ]);
    expect(Object.keys(users(use))).toEqual([
      'GET /changes',
      'POST /entities?action=search',
      'GET /aspects/{urn}',
    ]);
  });
});

describe('a report on names', () => {
  const uses = new Uses();
  uses.note('a.b', 'page');
  const use: NameUse = { kind: 'SDK', names: new Set(['a', 'a.b', 'a.c', 'a.d']), uses };

  it('names those that no sample uses, by what they belong to', () => {
    expect(shareOf([use])).toBe(0.25);
    expect(reportNames([use])).toContain('SDK: 1 of 4, 25.0 %\n  no sample uses: a; a: c, d');
  });
});
