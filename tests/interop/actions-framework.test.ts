import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Colophon } from '@colophon/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../support/serve.ts';
import { actionsEnvironment } from './environments.ts';
import { environmentOf } from './python.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';

/** What the framework's own hello_world printed: the events, once the one that is waited for has come. */
async function runUntil(
  home: string,
  isLast: (event: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown>[]> {
  const command = join(actionsEnvironment.folder, 'bin/datahub-actions');
  const child = spawn(command, ['actions', 'run', '-c', join(home, 'pipeline.yml')], {
    cwd: home,
    // Into a pipe, Python prints when a buffer is full.
    env: environmentOf({ home, env: { PYTHONUNBUFFERED: '1' } }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const found: Record<string, unknown>[] = [];
  let text: string | undefined;
  let isGreeted = false;
  // An event is printed over several lines, the last of which is a brace without indentation. Other lines come between events.
  for await (const line of createInterface({ input: child.stdout })) {
    // Its log may come between the greeting and the event.
    if (line === 'Hello world! Received event:') isGreeted = true;
    else if (isGreeted && line === '{') text = '';
    if (text !== undefined) text += line;
    if (line !== '}' || text === undefined) continue;
    const { event } = JSON.parse(text) as { event: Record<string, unknown> };
    text = undefined;
    isGreeted = false;
    found.push(event);
    if (isLast(event)) child.kill('SIGTERM');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return found;
}

it("runs DataHub's framework for actions, unmodified, with the events and the offsets of Colophon", async () => {
  await using server = await serve();
  const client = new Colophon({ server: server.address });
  await writeFile(
    join(server.home, 'pipeline.yml'),
    `name: framework
source:
  type: datahub-cloud
  config:
    topics: [PlatformEvent_v1, MetadataChangeLog_Versioned_v1]
    lookback_days: 1
filter:
  event_type: [EntityChangeEvent_v1, MetadataChangeLogEvent_v1]
action:
  type: hello_world
datahub:
  server: ${server.address}
options:
  failed_events_dir: ${server.home}/failed
`,
  );
  const tagged = (...names: string[]) =>
    client.aspects.write(dataset, {
      globalTags: { tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) },
    });
  await tagged('pii');
  const first = await runUntil(server.home, ({ aspectName }) => aspectName === 'globalTags');
  expect(first).toContainEqual(
    expect.objectContaining({
      entityUrn: dataset,
      category: 'TAG',
      operation: 'ADD',
      modifier: 'urn:li:tag:pii',
      parameters: expect.objectContaining({ tagUrn: 'urn:li:tag:pii' }),
    }),
  );
  expect(first).toContainEqual(
    expect.objectContaining({
      aspectName: 'globalTags',
      aspect: {
        contentType: 'application/json',
        value: JSON.stringify({ tags: [{ tag: 'urn:li:tag:pii' }] }),
      },
    }),
  );
  await tagged('pii', 'gold');
  const second = await runUntil(server.home, ({ modifier }) => modifier === 'urn:li:tag:gold');
  expect(second.map(({ modifier }) => modifier)).toContain('urn:li:tag:gold');
  await client.close();
}, 180_000);
