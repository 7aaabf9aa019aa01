import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { printPython } from './python.ts';
import { smallRegistry } from './testing/small-registry.ts';

const packageFolder = fileURLToPath(new URL('../../../../python/src', import.meta.url));
const subjects = [
  {
    name: 'shelf',
    title: 'Shelves',
    sentence: 'Shelves and what is on them.',
    types: new Set([...smallRegistry.types.keys()].filter((name) => !name.startsWith('com.example.common.'))),
  },
  {
    name: 'common',
    title: 'Common types',
    sentence: 'What all have.',
    types: new Set([...smallRegistry.types.keys()].filter((name) => name.startsWith('com.example.common.'))),
  },
];
const printed = printPython(smallRegistry, subjects);

/** Runs a script with the package as it is committed, and the small model in place of the real one. */
function runWithSmallModel(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-python-'));
  try {
    cpSync(join(packageFolder, 'colophon'), join(folder, 'colophon'), {
      recursive: true,
      filter: (file) => !/models\/[a-z]\w*\.py$|__pycache__/.test(file),
    });
    for (const [path, text] of printed) writeFileSync(join(folder, 'colophon', path), text);
    return spawnSync('python3', ['-c', script], {
      cwd: dirname(folder),
      encoding: 'utf8',
      env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1' },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const supported =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;
if (!supported) {
  const sentence = 'There is no Python 3.10 or newer: the Python classes are not tried.';
  if (process.env.CI) throw new Error(sentence);
  console.log(sentence);
}

describe('printPython', () => {
  it('prints a small model as the golden file has it', async () => {
    await expect(printed.get('models/shelf.py')).toMatchFileSnapshot('testing/gen/small.py');
  });

  it('prints one module for each subject, and those that find them', () => {
    expect([...printed.keys()]).toEqual([
      'models/shelf.py',
      'models/common.py',
      'models/__init__.py',
      'models/_index.py',
      'datahub/metadata/schema_classes.py',
    ]);
  });

  it('refuses a type that no subject has', () => {
    expect(() => printPython(smallRegistry, subjects.slice(0, 1))).toThrow(
      'No subject has com.example.common.Stamp',
    );
  });
});

describe.runIf(supported)('the Python classes', () => {
  it('work for a model with awkward names and a union of all kinds', () => {
    const { stdout, stderr } = runWithSmallModel(`
import json
from colophon import ValidationError, models as small
shelf = small.Shelf(older=True, size=small.Size.L_ARGE, or_=[{"a": ["b"]}])
held = [small.Size.ODD, "text", 1.5, small.Double(2.5), small.Nothing()]
try:
    small.Contents.from_obj({"what": {"float": "1"}})
except ValidationError as error:
    problem = str(error)
print(json.dumps([
  shelf.to_obj(),
  small.Shelf.from_obj(shelf.to_obj()) == shelf,
  small.Contents(timestampMillis=1).to_obj(),
  [small.Contents(timestampMillis=1, what=what).to_obj()["what"] for what in held],
  problem,
]))`);
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
      'Aspect contents: /timestampMillis: required, and missing; /what/float: expected number, got "1"',
    ]);
  });
});
