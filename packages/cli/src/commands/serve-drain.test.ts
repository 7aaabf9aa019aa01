import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serve, temporaryFolder } from '../testing/run-colophon.ts';

const ready = async (address: string) => (await fetch(`${address}/health/ready`)).status;
const urnOf = (client: number, count: number) => `urn:li:tag:drained-${client}-${count}`;
const clients = 4;
/** A busy machine takes its time. */
const patient = { timeout: 30_000, interval: 20 };

/** A client as they should be: it tries again when it is told to, or is hung up on. Other failures are reported. */
function startWriting(address: string, client: number, onRequest: () => (response: Response) => void) {
  const failures: string[] = [];
  let isWanted = true;
  let written = 0;
  async function write(): Promise<void> {
    const body = JSON.stringify([
      { urn: urnOf(client, written), tagProperties: { value: { name: 'drained' } } },
    ]);
    for (;;) {
      const headers = { 'Content-Type': 'application/json' };
      const options = { method: 'POST', headers, body };
      const onResponse = onRequest();
      const response = await fetch(`${address}/openapi/v3/entity/tag?async=false`, options).catch(
        () => undefined,
      );
      if (response) onResponse(response);
      if (response && response.status !== 503) {
        await response.text();
        if (response.status !== 200) failures.push(`${response.status}`);
        written++;
        return;
      }
      await setTimeout(10);
    }
  }
  const done = (async () => {
    while (isWanted) await write();
  })();
  return {
    failures,
    count: () => written,
    async stop() {
      isWanted = false;
      await done;
    },
  };
}

it('drains on SIGTERM so that no request fails while one server takes over from another', async () => {
  const data = join(await temporaryFolder(), 'data');
  const first = await serve(data, ['--drain-delay', '5']);
  const { address } = first;
  expect(await ready(address)).toBe(200);
  const connections = new Set<string | null>();
  let isDraining = false;
  const writers = Array.from({ length: clients }, (_, client) =>
    startWriting(address, client, () => {
      // A request that came before it is answered as it was.
      const cameLater = isDraining;
      return (response) => {
        if (cameLater && response.ok) connections.add(response.headers.get('connection'));
      };
    }),
  );
  await expect.poll(() => writers.every((writer) => writer.count() > 2), patient).toBe(true);

  const stopped = first.stop('SIGTERM');
  // It serves on, and says that no more clients should come.
  await expect.poll(() => ready(address), patient).toBe(503);
  isDraining = true;
  const before = writers.map((writer) => writer.count());
  await expect
    .poll(() => writers.every((writer, i) => writer.count() > (before[i] ?? 0)), patient)
    .toBe(true);
  isDraining = false;
  expect(await stopped).toMatchObject({ code: 0, stderr: '' });

  const second = await serve(data, ['--port', new URL(address).port]);
  const between = writers.map((writer) => writer.count());
  await expect
    .poll(() => writers.every((writer, i) => writer.count() > (between[i] ?? 0)), patient)
    .toBe(true);
  await Promise.all(writers.map((writer) => writer.stop()));
  expect(writers.flatMap(({ failures }) => failures)).toEqual([]);
  expect([...connections]).toEqual(['close']);
  for (const [client, writer] of writers.entries()) {
    const urn = encodeURIComponent(urnOf(client, writer.count() - 1));
    expect((await fetch(`${second.address}/openapi/v3/entity/tag/${urn}`)).status).toBe(200);
  }
  expect(await second.stop('SIGINT')).toMatchObject({ code: 0 });
}, 120_000);

it('does not wait when it is stopped from the terminal', async () => {
  // Longer than a test may take.
  const { stop } = await serve(join(await temporaryFolder(), 'data'), ['--drain-delay', '3600']);
  expect(await stop('SIGINT')).toMatchObject({ code: 0, stderr: '' });
});
