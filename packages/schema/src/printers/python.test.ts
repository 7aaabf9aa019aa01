import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { printPython } from './python.ts';
import { smallRegistry } from './testing/small-registry.ts';

const packageFolder = fileURLToPath(new URL('../../../../python', import.meta.url));

/** Runs a script against `python/colophon` as it is committed; `npm run generate -- --check` holds it to the model. */
function runPython(script: string, input: unknown) {
  return spawnSync('python3', ['-c', script], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: packageFolder, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1' },
  });
}

const supported = runPython('import sys; sys.exit(sys.version_info < (3, 10))', {}).status === 0;
if (!supported) {
  const sentence = 'There is no Python 3.10 or newer: the Python classes are not tried.';
  if (process.env.CI) throw new Error(sentence);
  console.log(sentence);
}

/** Reads documents from the standard input, each with the class that it is for, and prints what became of them. */
const roundTrip = `
import json, sys
from colophon import Record, WireError, models

classes = {c.WIRE_NAME: c for c in vars(models).values() if isinstance(c, type) and issubclass(c, Record) and c is not Record}

def answer(name, document):
    try:
        return classes[name].from_wire(document).to_wire()
    except WireError as error:
        return str(error)

print(json.dumps([answer(*case) for case in json.load(sys.stdin)]))
`;

function answersTo(cases: readonly (readonly [string, unknown])[]): unknown[] {
  const { stdout, stderr } = runPython(roundTrip, cases);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('printPython', () => {
  it('matches the golden file for a small model', async () => {
    await expect(printPython(smallRegistry)).toMatchFileSnapshot('testing/gen/small.py');
  });

  it('prints declarations before defaults that need them', () => {
    const text = printPython(smallRegistry);
    expect(text.indexOf('class Size(')).toBeLessThan(text.indexOf('class Shelf('));
    expect(text.indexOf('class Stamp(')).toBeLessThan(text.indexOf('class Shelf('));
  });
});

describe.runIf(supported)('the Python classes', () => {
  it('exist for every record and aspect', () => {
    const script = `
import json
from colophon import models
found = [c for c in vars(models).values() if isinstance(c, type)]
print(json.dumps([
  sorted(c.WIRE_NAME for c in found if hasattr(c, "WIRE_NAME")),
  sorted(c.ASPECT_NAME for c in found if hasattr(c, "ASPECT_NAME")),
]))`;
    const { stdout, stderr } = runPython(script, {});
    expect(stderr).toBe('');
    const records = [...registry.types.values()].filter(({ kind }) => kind === 'record');
    expect(JSON.parse(stdout)).toEqual([
      records.map(({ name }) => name).sort(),
      [...registry.aspects.keys()].sort(),
    ]);
  });

  it('read and write every sample of the model without a change', () => {
    const cases = [...registry.entities.values()].flatMap(({ sample }) =>
      Object.entries(sample?.aspects ?? {}).map(
        ([name, value]) => [registry.aspects.get(name)?.record.name ?? name, value] as const,
      ),
    );
    expect(cases.length).toBeGreaterThan(0);
    expect(answersTo(cases)).toEqual(cases.map(([, value]) => value));
  });

  it('handle union members and names reserved in Python', () => {
    const cases = [
      [
        'com.linkedin.ml.metadata.MLModelProperties',
        { hyperParameters: { a: { double: 1.5 }, b: { float: 2.5 }, c: { boolean: true }, d: { int: 1 } } },
      ],
      ['com.linkedin.datajob.DataJobInfo', { name: 'load', type: { string: 'SPARK' } }],
      [
        'com.linkedin.chart.ChartInfo',
        { title: 'Orders', description: '', inputs: [{ string: 'urn:li:x:1' }], lastModified: {} },
      ],
      ['com.linkedin.metadata.query.filter.Filter', { or: [{ and: [{ field: 'name', values: ['x'] }] }] }],
    ] as const;
    const answers = answersTo(cases);
    expect(answers).toEqual(cases.map(([, value]) => value));
  });

  it('report where a document is invalid', () => {
    const ownership = 'com.linkedin.common.Ownership';
    expect(
      answersTo([
        [ownership, { owners: [{ owner: 'urn:li:corpuser:ana', type: 'BOSS' }] }],
        [ownership, { owners: [{ owner: 1, type: 'NONE' }] }],
        [ownership, {}],
        [ownership, { owners: [], colour: 'red' }],
        ['com.linkedin.schema.SchemaFieldDataType', { type: { 'com.linkedin.schema.Nothing': {} } }],
      ]),
    ).toEqual([
      expect.stringMatching(/^Ownership\.owners\[0\]\.type: expected one of CUSTOM, .* and got 'BOSS'$/),
      'Ownership.owners[0].owner: expected str and got int',
      'Ownership: owners is missing',
      'Ownership: com.linkedin.common.Ownership has no field colour',
      expect.stringMatching(
        /^SchemaFieldDataType\.type: expected one key out of .* and got com\.linkedin\.schema\.Nothing$/,
      ),
    ]);
  });

  it('work for a model with awkward names and a union of all kinds', () => {
    const script = `
import json, sys, types
small = types.ModuleType("colophon.small")
small.__package__ = "colophon"
sys.modules["colophon.small"] = small
exec(compile(json.load(sys.stdin), "small.py", "exec"), vars(small))
shelf = small.Shelf(older=True, size=small.Size.L_ARGE, or_=[{"a": ["b"]}])
held = [small.Size.ODD, "text", 1.5, small.Double(2.5), small.Nothing()]
print(json.dumps([
  shelf.to_wire(),
  small.Shelf.from_wire(shelf.to_wire()) == shelf,
  small.Contents(timestampMillis=1).to_wire(),
  [small.Contents(timestampMillis=1, what=what).to_wire()["what"] for what in held],
]))`;
    const { stdout, stderr } = runPython(script, printPython(smallRegistry));
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      {
        size: 'LARGE',
        labels: {},
        or: [{ a: ['b'] }],
        stamped: { time: 0, actor: 'urn:li:person:unknown' },
        older: true,
      },
      true,
      { timestampMillis: 1, what: { 'com.example.far.Place': { from: 'here' } }, only: [] },
      [
        { 'com.example.shelf.Size': '_ODD_' },
        { string: 'text' },
        { float: 1.5 },
        { double: 2.5 },
        { 'com.example.shelf.Nothing': {} },
      ],
    ]);
  });

  it('give every instance its own default', () => {
    const script = `
from colophon import models
first, second = models.DatasetProperties(), models.DatasetProperties()
first.customProperties["team"] = "checkout"
print(second.to_wire(), models.Ownership(owners=[]).lastModified.actor)`;
    const { stdout, stderr } = runPython(script, {});
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe("{'customProperties': {}, 'tags': []} urn:li:corpuser:unknown");
  });
});
