import { expect, it } from 'vitest';
import { loadPipeline } from './read-pipeline.ts';

const load = (yaml: string, environment: Record<string, string> = {}) =>
  loadPipeline('/pipelines/hello.yaml', yaml, environment);

it('reads a file of DataHub, with its defaults', async () => {
  const pipeline = await load(`
name: hello_world_pipeline
source:
  type: kafka
  config:
    connection:
      bootstrap: \${KAFKA_BOOTSTRAP_SERVER:-localhost:9092}
      schema_registry_url: http://localhost:8081
filter:
  event_type: [EntityChangeEvent_v1]
  event:
    category: TAG
action:
  type: hello_world
datahub:
  server: http://localhost:8080
`);
  expect(pipeline).toMatchObject({
    name: 'hello_world_pipeline',
    enabled: true,
    folder: '/pipelines',
    source: { config: { connection: { bootstrap: 'localhost:9092' } } },
    connection: { server: 'http://localhost:8080' },
    options: {
      retryCount: 0,
      failureMode: 'CONTINUE',
      failedEventsDir: '/pipelines/failed_events',
      concurrency: 8,
    },
  });
  expect(pipeline.filters.map(({ eventTypes }) => eventTypes)).toEqual([['EntityChangeEvent_v1']]);
});

it('reports every problem where it is, with the word that was probably meant', async () => {
  const bad = load(`name: x
sorce:
  type: log
source:
  type: lgo
filters:
  - type: event_type
    config: { filters: {} }
action:
  type: hello_wrld
options:
  failure_mode: CONTINU
`);
  await expect(bad).rejects.toMatchObject({
    name: 'PipelineFileError',
    message: [
      '/pipelines/hello.yaml:12:17 options.failure_mode: "CONTINU"; did you mean CONTINUE?',
      '/pipelines/hello.yaml:2:1 sorce: unknown key; did you mean source?',
    ].join('\n'),
  });
  const types = load(`name: x
source:
  type: lgo
filters:
  - type: event_type
    config: { filtr: {} }
action:
  type: hello_world
  config:
    toupper: true
transform:
  - type: ./no-such-file.ts
`);
  await expect(types).rejects.toThrow(
    /:3:9 source\.type: there is no event source "lgo"; did you mean log\?\n.*:6:13 filters\.0\.config\.filter: missing; expected record\n.*:6:15 filters\.0\.config\.filtr: unknown key; did you mean filter\?\n.*:12:11 transform\.0\.type: .*no-such-file.*\n.*:10:5 action\.config\.toupper: unknown key; did you mean to_upper\?/,
  );
});

it('names the variable that is not set', async () => {
  await expect(load('name: $NAME\n')).rejects.toThrow('hello.yaml:1:7 the variable NAME is not set');
});

it('rejects what is no YAML, and what is no mapping', async () => {
  await expect(load('name: [')).rejects.toThrow(/hello\.yaml:1:8 /);
  await expect(load('')).rejects.toThrow(/hello\.yaml:1:1 /);
});
