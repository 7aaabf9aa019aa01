import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Served, serve, temporaryFolder } from '../testing/run-colophon.ts';

const startServer = async (...args: string[]): Promise<Served> =>
  serve(join(await temporaryFolder(), 'data'), args);

const write = (address: string, description = '') =>
  fetch(`${address}/openapi/v3/entity/tag?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([{ urn: 'urn:li:tag:pii', tagProperties: { value: { name: 'PII', description } } }]),
  });

describe('GET /metrics', () => {
  it('counts requests by method, route and status, and changes by the head of the log', async () => {
    const { address } = await startServer();
    const metrics = async () => (await fetch(`${address}/metrics`)).text();
    const offset = (text: string) => Number(/\ncolophon_log_offset (\d+)/.exec(text)?.[1]);
    const before = offset(await metrics());
    await write(address);
    await fetch(`${address}/entitiesV2/${encodeURIComponent('urn:li:tag:a')}`);
    await fetch(`${address}/entitiesV2/${encodeURIComponent('urn:li:tag:b')}`);
    await fetch(`${address}/nothing/at/all`);
    await fetch(`${address}/aspects?action=nothing`, { method: 'POST' });
    await fetch(`${address}/aspects`, { method: 'POST', headers: { Origin: 'http://evil.test' } });
    const count = 'colophon_http_request_duration_seconds_count';
    await expect.poll(metrics).toContain(`${count}{method="GET",route="none",status="404"} 1\n`);
    const text = await metrics();
    expect(text).toContain(`${count}{method="GET",route="/entitiesV2/*",status="200"} 2\n`);
    expect(text).toContain(`${count}{method="POST",route="/openapi/v3/entity/*",status="200"} 1\n`);
    expect(text).toContain(`${count}{method="POST",route="/aspects",status="400"} 1\n`);
    expect(text).toContain(`${count}{method="POST",route="/aspects",status="403"} 1\n`);
    expect(offset(text)).toBeGreaterThan(before);
    expect(text).toMatch(/\nprocess_resident_memory_bytes \d/);
  });
});

describe('GET /actuator/prometheus', () => {
  it('has the same metrics, with tracked events under their route', async () => {
    const { address } = await startServer();
    const body = JSON.stringify({ type: 'PageViewEvent' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${address}/openapi/v1/tracking/track`, { method: 'POST', headers, body });
    const answer = await fetch(`${address}/actuator/prometheus`);
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    expect(await answer.text()).toContain(
      'colophon_http_request_duration_seconds_count{method="POST",route="/openapi/v1/tracking/track",status="200"} 1\n',
    );
  });
});

describe('the log', () => {
  const linesOf = (stderr: string) =>
    stderr
      .split('\n')
      .filter(Boolean)
      .map((line): Record<string, unknown> => JSON.parse(line));

  it('is silent on a terminal unless something fails', async () => {
    const { address, stop } = await startServer();
    await write(address);
    await fetch(`${address}/nothing`);
    expect((await stop('SIGTERM')).stderr).toBe('');
  });

  it('contains every request at level info, with its id', async () => {
    const { address, stop } = await startServer('--log-level', 'info');
    await fetch(`${address}/health`, { headers: { 'X-Request-Id': 'job-7' } });
    expect(linesOf((await stop('SIGTERM')).stderr)).toMatchObject([
      {
        name: 'colophon',
        method: 'GET',
        url: '/health',
        status: 200,
        requestId: 'job-7',
        principal: 'urn:li:corpuser:datahub',
        msg: 'request answered',
      },
    ]);
  });

  it('contains the trace id by which a client can look up its write', async () => {
    const { address, stop } = await startServer('--log-level', 'info');
    const [, traceId] = (await write(address)).headers.get('traceparent')?.split('-') ?? [];
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(linesOf((await stop('SIGTERM')).stderr)).toMatchObject([{ method: 'POST', traceId }]);
  });

  it('rejects an unknown level', async () => {
    await expect(startServer('--log-level', 'loud')).rejects.toThrow(
      /Allowed choices are silent, fatal, error/,
    );
  });
});

it('accepts bodies up to the configured size', async () => {
  const { address } = await startServer('--max-body', '0.01');
  expect((await write(address, 'x'.repeat(9_000))).status).toBe(200);
  expect((await write(address, 'x'.repeat(11_000))).status).toBe(413);
  await expect(startServer('--max-body', '0')).rejects.toThrow(/above 0/);
});

it('responds to clients that wait for changes when it stops', async () => {
  const { address, stop } = await startServer();
  await write(address);
  const stream = await fetch(`${address}/changes?from=1`, { headers: { Accept: 'text/event-stream' } });
  const events = stream.text();
  const head = (await (await fetch(`${address}/changes?limit=1000`)).json()) as { next: number };
  const polled = fetch(`${address}/changes?from=${head.next}&wait=60000`);
  // A server under way has taken both requests when it has answered one that was sent behind them.
  await fetch(`${address}/health`);
  const stopped = stop('SIGTERM');
  const answer = await polled;
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 200,
    body: { changes: [], next: head.next },
  });
  expect(await events).toContain('urn:li:tag:pii');
  expect(await stopped).toMatchObject({ code: 0, stderr: '' });
});
