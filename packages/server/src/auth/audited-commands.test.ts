import type { RequestContext } from '@colophon/catalogue';
import { beforeEach, expect, it } from 'vitest';
import { type AuditedCommands, createAuditedCommands } from './audited-commands.ts';

const ada = 'urn:li:corpuser:ada';
let time = 0;
let commands: AuditedCommands;
beforeEach(() => {
  time = 0;
  commands = createAuditedCommands(() => time);
});

const contextOf = (requestId: string): RequestContext => ({
  principal: { urn: ada },
  requestId,
  address: '10.0.0.1',
  traceId: `trace of ${requestId}`,
  signal: new AbortController().signal,
});

/** Runs a command from one time to another. */
async function run(requestId: string, from: number, to: number, between = async () => {}): Promise<void> {
  time = from;
  await commands.around({ name: 'propose', context: contextOf(requestId) }, async () => {
    await between();
    time = to;
  });
}

const entry = (at: number, traceId?: string, actor = ada) => ({
  created: { actor, time: at },
  systemMetadata: traceId === undefined ? {} : { properties: { telemetryTraceId: traceId } },
});

it('names the request of the only command of the actor that ran at the time', async () => {
  await run('first', 10, 20);
  await run('second', 30, 40);
  const origin = (requestId: string) => ({ requestId, address: '10.0.0.1' });
  expect(commands.originOf(entry(10))).toEqual(origin('first'));
  expect(commands.originOf(entry(20))).toEqual(origin('first'));
  // A deletion has the trace of the value that is gone.
  expect(commands.originOf(entry(35, 'trace of long ago'))).toEqual(origin('second'));
  expect(commands.originOf(entry(25))).toBeUndefined();
  expect(commands.originOf(entry(15, undefined, 'urn:li:corpuser:ben'))).toBeUndefined();
});

it('tells commands of the same time apart by their trace, and names none where it cannot', async () => {
  await run('outer', 10, 40, () => run('inner', 20, 30));
  expect(commands.originOf(entry(25, 'trace of inner'))).toMatchObject({ requestId: 'inner' });
  expect(commands.originOf(entry(25, 'trace of outer'))).toMatchObject({ requestId: 'outer' });
  expect(commands.originOf(entry(25))).toBeUndefined();
  expect(commands.originOf(entry(35))).toMatchObject({ requestId: 'outer' });
});

it('forgets what was over, and nothing that still runs', async () => {
  await run('outer', 10, 60, async () => {
    await run('inner', 20, 30);
    commands.forgetUntil(50);
    expect(commands.originOf(entry(25))).toMatchObject({ requestId: 'outer' });
  });
  commands.forgetUntil(70);
  expect(commands.originOf(entry(25))).toBeUndefined();
});

it('reports what was done before its caller knows, and neither dry runs nor what failed', async () => {
  const seen: unknown[] = [];
  commands.listen(async ({ name, subject }, { requestId }) => {
    seen.push([name, subject, requestId]);
  });
  const context = contextOf('r');
  await commands.around({ name: 'backup', context }, async () => undefined);
  expect(seen).toEqual([['backup', undefined, 'r']]);
  await commands.around({ name: 'rollBack', subject: 'run', isDryRun: true, context }, async () => undefined);
  const failing = commands.around({ name: 'rollBack', subject: 'run', context }, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(seen).toHaveLength(1);
});
