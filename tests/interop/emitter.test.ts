import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { parseLines, runScript } from './python.ts';

/** One thing that the client did: what it sent or was to find, and what it read back. */
interface Case {
  readonly kind:
    | 'aspect'
    | 'series'
    | 'latest'
    | 'platformSchema'
    | 'batch'
    | 'reading'
    | 'refusal'
    | 'missing'
    | 'end';
  readonly name: string;
  readonly sent: unknown;
  readonly read: unknown;
}

const entityTypes = [
  'dataset',
  'corpuser',
  'corpGroup',
  'tag',
  'dataPlatform',
  'domain',
  'container',
  'glossaryTerm',
];

// The client runs while the tests are gathered, since they are named after what it did.
const served = await serve();
const output = await runScript('emit_cases.py', [served.address], { home: served.home }).finally(() =>
  served.stop(),
);
const cases = parseLines<Case>(output);
const of = (kind: Case['kind']) => cases.filter((item) => item.kind === kind);
const named = (items: readonly Case[]) => items.map((item): [string, Case] => [item.name, item]);

describe('the Python client', () => {
  it('runs to its end', () => {
    expect(of('end')).toHaveLength(1);
  });

  it('has a value for every aspect of these entity types', () => {
    expect(of('missing')).toEqual([]);
  });

  it.each(entityTypes)("has written every aspect of a %s in Colophon's model", (entityType) => {
    const written = [...of('aspect'), ...of('series')].map(({ name }) => name);
    const known = registry.entities.get(entityType)?.aspects.map(({ name }) => `${entityType} ${name}`);
    expect(written).toEqual(expect.arrayContaining(known ?? ['an entity type that is known']));
  });

  it.each(named(of('aspect')))('reads back what it wrote: %s', (_, { sent, read }) => {
    expect(read).toEqual(sent);
  });

  it.each(named(of('platformSchema')))(
    'reads back a column list with platform schema %s',
    (_, { sent, read }) => {
      expect(read).toEqual(sent);
    },
  );

  it.each(named(of('series')))('reads back every point in time, newest first: %s', (_, { sent, read }) => {
    expect(read).toEqual(sent);
  });

  it.each(named(of('latest')))('reads back the latest point in time: %s', (_, { sent, read }) => {
    expect(read).toEqual(sent);
  });

  it.each(named(of('batch')))('reads back what it wrote in batches: %s', (_, { sent, read }) => {
    expect(read).toEqual(sent);
  });

  it.each(named(of('reading')))('is answered as it expects: %s', (_, { sent, read }) => {
    expect(read).toEqual(sent);
  });
});

describe('a rejected write', () => {
  const refusal = (name: string) => of('refusal').find((item) => item.name === name)?.read;
  const raised = (status: number, message: string) => ({ status, message });

  it('raises OperationalError with the path of a value of the wrong type', () => {
    expect(refusal('a value of the wrong type')).toEqual(
      raised(422, 'Aspect status: /removed: expected boolean, got "ja"'),
    );
  });

  it('raises OperationalError with the path of a required field that is missing', () => {
    expect(refusal('a required field that is missing')).toEqual(
      raised(422, 'Aspect tagProperties: /name: required, and missing'),
    );
  });

  it('raises OperationalError for an aspect that the entity type does not have', () => {
    expect(refusal('an aspect that the entity does not carry')).toEqual(
      raised(400, 'aspectName: upstreamLineage is not an aspect of tag'),
    );
  });

  it('raises OperationalError for an unknown aspect', () => {
    expect(refusal('an aspect that is unknown')).toEqual(
      raised(400, 'aspectName: nothingLikeIt is not an aspect'),
    );
  });

  it('raises OperationalError for a URN with too few parts', () => {
    expect(refusal('a URN of too few parts')).toEqual(
      raised(400, 'Invalid URN "urn:li:dataset:x": expected 3 part(s), (platform,name,origin), and got 1'),
    );
  });
});
