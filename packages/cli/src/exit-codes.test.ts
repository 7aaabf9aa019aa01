import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { endingWith, exitCodesOf } from './exit-codes.ts';
import { createProgram } from './program.ts';
import { temporaryFolder } from './testing/run-colophon.ts';
import { orders, raw, startSampleCatalogue } from './testing/start-sample-catalogue.ts';

const absent = 'urn:li:tag:absent';

/** A call of each command that asks for something which is not there. */
const asking: Readonly<Record<string, readonly string[]>> = {
  put: ['put', absent, 'tagProperties', '-'],
  get: ['get', absent],
  exists: ['exists', absent],
  search: ['search', 'nothing-has-this-word'],
  lineage: ['lineage', orders, '--direction', 'downstream', '--path-to', raw],
  timeline: ['timeline', absent],
  delete: ['delete', absent, '--yes'],
  'runs list': ['runs', 'list', '--start', '100'],
  'runs show': ['runs', 'show', 'nope'],
  'runs rollback': ['runs', 'rollback', 'nope', '--yes'],
  'restore-indices': ['restore-indices', '--urn', absent],
};

it('uses the “not found” code only in the commands that document it', async () => {
  const { colophon } = await startSampleCatalogue();
  for (const [name, args] of Object.entries(asking)) {
    const { code, stderr } = await colophon([...args]);
    expect([name, code === 3, stderr]).toEqual([name, exitCodesOf(name).includes(3), expect.any(String)]);
  }
  const data = await temporaryFolder();
  expect((await colophon(['check', 'store', '--data', data])).code).toBe(3);
});

it('names existing commands', () => {
  const namesOf = ({ commands }: Command, path = ''): readonly string[] =>
    commands.flatMap((command) => {
      const name = `${path}${command.name()}`;
      return [name, ...namesOf(command, `${name} `)];
    });
  const names = namesOf(createProgram());
  expect(names).toEqual(expect.arrayContaining(Object.values(endingWith).flat()));
  expect(exitCodesOf('put')).toEqual([0, 1, 2]);
});
