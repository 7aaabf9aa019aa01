import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { aspectGroups, registry } from '@colophon/model';
import { enumeration } from '@colophon/schema';
import { incomingRelations, outgoingRelations, printEnumerationsPage } from '@colophon/schema/printers';
import { describe, expect, it } from 'vitest';
import { documentedEnumerations, readSubjects } from '../../scripts/model-subjects.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The rows of the table below a heading, cell by cell. */
function tableBelow(page: string, heading: string): string[][] {
  const start = page.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`no heading ${heading}`);
  const table = page.slice(start).match(/(?:^\|.*\n)+/m)?.[0] ?? '';
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim().replaceAll('`', '')),
    );
}

describe('the page of enumerations', () => {
  const page = read('docs/generated/metamodel/enumerations.mdx');

  it.each([
    ['PolicyState', 'ACTIVE INACTIVE'],
    ['UserStatus', 'PROVISIONED ACTIVE SUSPENDED'],
    ['JobStatus', 'STARTING INPROGRESS COMPLETED FAILED STOPPING STOPPED SKIPPED UNKNOWN'],
    ['AssertionRunStatus', 'COMPLETE'],
    ['RunResultType', 'SUCCESS FAILURE SKIPPED UPFORRETRY'],
    ['DeploymentStatus', 'CREATING UPDATING ROLLINGBACK INSERVICE OUTOFSERVICE DELETING FAILED UNKNOWN'],
  ])('shows %s exactly', (type, names) => {
    const rows = tableBelow(page, `### ${type}`);
    expect(rows.map(([name]) => name).join(' ')).toBe(names);
    expect(rows.every(([name, wire]) => wire?.replaceAll('_', '') === name)).toBe(true);
  });

  it('shows the wire symbol beside a name with another spelling', () => {
    expect(tableBelow(page, '### JobStatus')[1]?.slice(0, 2)).toEqual(['INPROGRESS', 'IN_PROGRESS']);
  });

  it('marks the change type that only the wire has', () => {
    const rows = tableBelow(page, '### ChangeType');
    expect(rows.map(([name]) => name)).toEqual(
      'UPSERT CREATE UPDATE DELETE PATCH RESTATE CREATE_ENTITY'.split(' '),
    );
    expect(
      rows.filter(([, , meaning]) => meaning?.includes('beyond the documented list')).map(([name]) => name),
    ).toEqual(['CREATE_ENTITY']);
  });

  it('has every enumeration of the model once', () => {
    const types = [...registry.types.values()].filter(({ kind }) => kind === 'enumeration');
    const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings).toHaveLength(types.length + 1);
  });

  it('states what each assertion operator needs', () => {
    const needs = new Map(
      tableBelow(page, '## Assertion operators').map(([operator = '', needed]) => [operator, needed]),
    );
    expect(needs.get('NOT_NULL')).toBe('none');
    expect(needs.get('EQUAL_TO')).toBe('value');
    expect(needs.get('BETWEEN')).toBe('minValue and maxValue');
    expect(needs.get('IN')).toBe('value, of type LIST or SET');
    expect(needs.get('_NATIVE_')).toBe('any');
  });

  it('is not printed when a documented name is missing from the model', async () => {
    const subjects = await readSubjects();
    const type = enumeration({
      name: 'shop.State',
      doc: 'A state of the shop.',
      symbols: { OPEN: 'The shop is open.' },
    });
    const documented = [...documentedEnumerations(), { title: 'State', type, names: ['OPEN', 'CLOSED'] }];
    expect(() => printEnumerationsPage(registry, documented, subjects)).toThrow(
      /no symbol for the documented name CLOSED/,
    );
  });
});

describe('the pages of the SDK’s models', async () => {
  const files = (await Array.fromAsync(glob('docs/typescript-sdk/models/*.mdx', { cwd: root }))).sort();
  const pages = files.map(read);

  it('have each exported type of a record or an enumeration once, listed in the index', () => {
    const declared = [
      ...read('packages/model-types/gen/types.ts').matchAll(/^export (?:interface|type) (\w+)/gm),
    ].map(([, name]) => name);
    const general = new Set([
      'UrnString',
      'AspectTypes',
      'AspectName',
      'TimeseriesAspectName',
      'EntityAspects',
      'EntityType',
    ]);
    const headings = pages.flatMap((page) => [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name));
    expect(headings.sort()).toEqual(declared.filter((name) => name && !general.has(name)).sort());
    const index = read('docs/typescript-sdk/models.mdx');
    expect(headings.filter((name) => !index.includes(`[${name}](`))).toEqual([]);
  });

  it('hold every field', () => {
    const fields = [...registry.types.values()].flatMap((type) =>
      type.kind === 'record' ? Object.keys(type.fields) : [],
    );
    expect(pages.join('').match(/<Field /g)).toHaveLength(fields.length);
  });

  it('link an aspect to every entity type that has it', () => {
    const tags = pages[files.indexOf('docs/typescript-sdk/models/tags.mdx')] ?? '';
    for (const { name } of registry.entities.values()) {
      const carries = registry.aspectOf(name, 'globalTags') !== undefined;
      expect(tags.includes(`[${name}](/docs/generated/metamodel/entities/${name})`), name).toBe(carries);
    }
  });
});

describe('the pages of the Python SDK’s models', async () => {
  const files = (await Array.fromAsync(glob('docs/python-sdk/models/*.mdx', { cwd: root }))).sort();
  const pages = files.map(read);

  it('have each class of the package once, listed in the index', () => {
    const modules = read('python/src/colophon/models/_index.py').split('RECORDS')[0] ?? '';
    const classes = [...modules.matchAll(/^ {4}"(\w+)": "/gm)].map(([, name]) => name);
    const headings = pages.flatMap((page) => [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name));
    expect(headings.sort()).toEqual(classes.sort());
    const index = read('docs/python-sdk/models.mdx');
    expect(headings.filter((name) => !index.includes(`[${name}](`))).toEqual([]);
  });

  it('show each aspect with all of its fields, as its constructor takes them', () => {
    const tags = pages[files.indexOf('docs/python-sdk/models/tags.mdx')] ?? '';
    expect(tags).toContain('aspect = models.GlobalTags(');
    const records = new Set([...registry.aspects.values()].map(({ record }) => record));
    // An aspect without fields has nothing to show.
    const filled = [...records].filter(({ fields }) => Object.keys(fields).length > 0);
    expect(pages.join('').match(/^aspect = models\./gm)).toHaveLength(filled.length);
  });

  it('list the members of an enumeration, with both spellings', () => {
    const run = pages[files.indexOf('docs/python-sdk/models/dataprocess.mdx')] ?? '';
    expect(run).toContain('- `UP_FOR_RETRY`, also `UPFORRETRY`: ');
  });
});

describe('the aspects on the page of an entity', () => {
  const shownOn = (entity: string): string[] => {
    const page = read(`docs/generated/metamodel/entities/${entity}.mdx`);
    return [...page.matchAll(/^<Aspect name="(\w+)"/gm)].map(([, name = '']) => name);
  };

  it('are ordered by how readers need them', () => {
    const met = ['datasetProperties', 'documentation', 'schemaMetadata', 'ownership', 'globalTags'];
    const shown = shownOn('dataset');
    const places = [...met, 'glossaryTerms', 'upstreamLineage', 'status'].map((name) => shown.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it.each([...registry.entities.values()].map(({ name }) => name))(
    'are each on the page of %s once',
    (name) => {
      const entity = registry.entities.get(name);
      const all = [entity?.key, ...(entity?.aspects ?? [])].map((aspect) => aspect?.name);
      expect(shownOn(name).sort()).toEqual(all.sort());
    },
  );

  it('are grouped by names of the model, each in one group', () => {
    const grouped = aspectGroups.flatMap(({ aspects }) => aspects);
    expect(grouped.filter((name) => !registry.aspects.has(name))).toEqual([]);
    expect(new Set(grouped).size).toBe(grouped.length);
  });
});

describe('the relationships of an entity', () => {
  const entities = [...registry.entities.values()];

  it('are those of its annotations', () => {
    const dataset = registry.entities.get('dataset');
    if (!dataset) throw new Error('no dataset');
    const relations = new Map(outgoingRelations(dataset).map((relation) => [relation.name, relation]));
    expect(relations.get('OwnedBy')).toEqual({ name: 'OwnedBy', others: ['corpuser', 'corpGroup'] });
    expect(relations.get('DownstreamOf')?.lineage).toBe(true);
  });

  it('are the same from both ends', () => {
    const outgoing = entities.flatMap((from) =>
      outgoingRelations(from).flatMap(({ name, others }) => others.map((to) => `${from.name} ${name} ${to}`)),
    );
    const incoming = entities.flatMap((to) =>
      incomingRelations(registry, to).flatMap(({ name, others }) =>
        others.map((from) => `${from} ${name} ${to.name}`),
      ),
    );
    expect(incoming.sort()).toEqual(outgoing.sort());
    expect(outgoing.length).toBeGreaterThan(500);
  });
});
