import { Parameters } from '@colophon/wire';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestServer, dataset, type ErrorBody, proposalOf } from '../../testing/test-server.ts';
import type { Action, Parameter } from './endpoint.ts';
import { actions, reads } from './endpoints.ts';

const tag = 'urn:li:tag:pii';
const snapshot = {
  value: { 'com.linkedin.metadata.snapshot.TagSnapshot': { urn: tag, aspects: [] } },
};

/** A value that each parameter takes, by its name; some mean another thing to one action. */
const good: Readonly<Record<string, unknown>> = {
  proposal: proposalOf(tag, 'status', { removed: false }),
  proposals: [],
  entities: ['dataset'],
  entity: 'dataset',
  urn: tag,
  aspect: 'status',
  direction: 'DOWNSTREAM',
  request: { urns: [] },
  filter: {},
  query: 'o',
  path: '/prod',
  registryId: 'a:1',
  runId: 'r',
  entityName: 'dataset',
  aspectName: 'datasetProfile',
  metrics: [{ fieldPath: 'rowCount', aggregationType: 'LATEST' }],
  buckets: [],
  resource: dataset,
};
const goodOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'entities.ingest': { entity: snapshot },
  'entities.batchIngest': { entities: [snapshot] },
  'aspects.getTimeseriesAspectValues': { urn: dataset, aspect: 'datasetProfile' },
  'entities.delete': { urn: dataset, aspectName: 'datasetProfile' },
  'entities.applyRetention': { aspectName: 'status' },
  'operations.truncateTimeseriesAspect': {
    entityType: 'dataset',
    aspect: 'datasetProfile',
    endTimeMillis: 1,
  },
};

const keyOf = ({ resource, name }: Action): string => `${resource}.${name}`;
const bodyOf = (action: Action): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(action.parameters)
      .map((name) => [name, { ...good, ...goodOf[keyOf(action)] }[name]])
      .filter(([, value]) => value !== undefined),
  );
const call = ({ resource, name }: Action, body: object) =>
  createTestServer().post(`/${resource}?action=${name}`, body);

/** What no parameter of the type takes. */
const bad = ({ type, symbols }: Parameter): unknown => {
  if (symbols) return 'NOPE';
  return type === 'integer' ? -1 : type === 'boolean' ? 'yes' : 7;
};

const table = actions.map((action): [string, Action] => [keyOf(action), action]);

it.each(table)('reads exactly the documented parameters of %s', async (_, action) => {
  const read = new Set<string>();
  const { raw } = Parameters.prototype;
  const spy = vi.spyOn(Parameters.prototype, 'raw').mockImplementation(function (this: Parameters, name) {
    if (this.path('') === '/') read.add(name);
    return raw.call(this, name);
  });
  onTestFinished(() => spy.mockRestore());
  const body = bodyOf(action);
  expect(await call(action, body)).toMatchObject({ status: 200 });
  // Every search reads these; some then go their own way.
  const passedOver = ['input', 'start', 'count', 'json', 'contentType'];
  const names = Object.keys(action.parameters);
  expect([...read].filter((name) => !names.includes(name) && !passedOver.includes(name))).toEqual([]);

  for (const [name, parameter] of Object.entries(action.parameters)) {
    const refused = await call(action, { ...body, [name]: bad(parameter) });
    expect([name, refused.status, (refused.body as ErrorBody).message]).toEqual([
      name,
      400,
      expect.stringMatching(new RegExp(`^/${name}[:/]`)),
    ]);
  }
});

it.each(table)(
  'rejects %s without required parameters, and accepts it without optional ones',
  async (_, action) => {
    const entries = Object.entries(action.parameters);
    const needed = entries.filter(([, { required }]) => required).map(([name]) => name);
    const body = bodyOf(action);
    const least = Object.fromEntries(Object.entries(body).filter(([name]) => needed.includes(name)));
    expect(await call(action, least)).toMatchObject({ status: 200 });
    for (const name of needed) {
      const { [name]: _, ...rest } = least;
      const refused = await call(action, rest);
      expect([name, refused.status]).toEqual([name, 400]);
      expect((refused.body as ErrorBody).message).toContain(name);
    }
  },
);

it.each(reads.map((read) => [read.path, read] as const))(
  'rejects %s without required parameters',
  async (path, { parameters }) => {
    const server = createTestServer();
    const address = path.replace('{urn}', tag);
    const needed = Object.entries(parameters).filter(
      ([name, { required }]) => required && !path.includes(`{${name}}`),
    );
    const { status, body } = await server.get(address);
    expect(status).toBe(needed.length > 0 ? 400 : 200);
    if (needed.length > 0)
      expect(needed.map(([name]) => name)).toContain((body as ErrorBody).message.split(':')[0]);
  },
);

it('has each action once', () => {
  const keys = actions.map(keyOf);
  expect(keys).toEqual([...new Set(keys)]);
});
