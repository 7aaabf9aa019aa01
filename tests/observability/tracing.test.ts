import { describe, expect, it } from 'vitest';
import type { CollectedSpan } from '../support/collector.ts';
import { startTraced } from '../support/traced-server.ts';

const urn = 'urn:li:tag:secret-name';

const writeTag = (address: string, name: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${address}/openapi/v3/entity/tag?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify([{ urn, tagProperties: { value: { name } } }]),
  });

describe('traces', () => {
  it('have each layer that a write of the SDK passes through, under the id of its receipt', async () => {
    const { client, collector, lines, stop } = await startTraced({ OTEL_SERVICE_NAME: 'catalogue-test' });
    const [receipt] = await client.aspects.write(urn, { tagProperties: { name: 'x' } });
    await client.close();
    await stop();
    const spans = collector.spans.filter((span) => span.traceId === receipt?.traceId);
    const root = spans.find(({ parentSpanId }) => parentSpanId === undefined) as CollectedSpan;
    expect(collector.tree(root)).toEqual([
      'POST /aspects',
      '  catalogue.propose',
      '    write.queue',
      '    write.commit',
      '      store.write',
      '        sqlite.commit',
    ]);
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'catalogue-test' });
    expect(root.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/aspects',
      'http.response.status_code': 200,
    });
    // By the clock of another thread, and still within what waited for it.
    const [commit, thread] = ['store.write', 'sqlite.commit'].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect(Number((thread?.startNs ?? 0n) - (commit?.startNs ?? 0n))).toBeGreaterThan(-2_000_000);
    expect(lines.find(({ url }) => String(url).startsWith('/aspects'))).toMatchObject({
      trace_id: receipt?.traceId,
      span_id: root.spanId,
    });
  });

  it('continue the trace of a request, and have the id of its writes', async () => {
    const { address, collector, stop } = await startTraced();
    const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const response = await writeTag(address, 'x', { traceparent: `00-${traceId}-${parent}-01` });
    const writeId = response.headers.get('traceparent')?.split('-')[1];
    const headers = { 'Content-Type': 'application/json', traceparent: `00-${traceId}-${parent}-01` };
    const body = JSON.stringify({ entity: 'tag', input: '*', start: 0, count: 1 });
    await (await fetch(`${address}/entities?action=search`, { method: 'POST', headers, body })).text();
    await stop();
    const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === parent);
    expect(roots.map(({ traceId: id }) => id)).toEqual([traceId, traceId]);
    expect(roots[0]?.attributes['colophon.write.trace_id']).toBe(writeId);
    expect(writeId).not.toBe(traceId);
    expect(collector.tree(roots[1] as CollectedSpan)).toEqual([
      'POST /entities',
      '  catalogue.search',
      '    store.search',
      '      sqlite.search',
      '    store.document',
    ]);
  });

  it('of requests that share a transaction have its span each, with links to the first', async () => {
    const { address, collector, stop } = await startTraced();
    await Promise.all(Array.from({ length: 20 }, (_, i) => writeTag(address, `${i}`)));
    await stop();
    const commits = collector.spans.filter(({ name }) => name === 'write.commit');
    expect(commits).toHaveLength(20);
    expect(new Set(commits.map(({ traceId }) => traceId)).size).toBe(20);
    const shared = new Set(
      commits
        .filter(({ attributes, links }) => attributes['colophon.submissions'] !== 1 && links.length === 0)
        .map(({ spanId }) => spanId),
    );
    expect(shared.size).toBeGreaterThan(0);
    for (const { links } of commits) for (const { spanId } of links) expect(shared).toContain(spanId);
    expect(commits.filter(({ links }) => links.length === 1).length).toBeGreaterThan(0);
  });

  it('have nothing that users or operators keep to themselves', async () => {
    const { address, collector, stop } = await startTraced();
    await writeTag(address, 'confidential-value', {
      Authorization: 'Bearer colophon_pat_hidden',
      'X-Forwarded-For': '203.0.113.7',
    });
    await writeTag(address, 7 as unknown as string);
    await (
      await fetch(`${address}/entitiesV2/${encodeURIComponent(urn)}?aspects=List(tagProperties)`)
    ).text();
    await stop();
    const sent = collector.bodies.join('');
    expect(sent).toContain('/entitiesV2/*');
    for (const secret of ['secret-name', 'confidential-value', 'colophon_pat', '203.0.113.7', 'corpuser'])
      expect(sent).not.toContain(secret);
  });

  it('are as many as the sampler says, and none when they are switched off', async () => {
    const none = await startTraced({ OTEL_TRACES_SAMPLER: 'always_off' });
    expect((await writeTag(none.address, 'x')).status).toBe(200);
    await none.stop();
    expect(none.collector.bodies).toEqual([]);
    const off = await startTraced({ OTEL_SDK_DISABLED: 'true' });
    await writeTag(off.address, 'x');
    await off.stop();
    expect(off.collector.bodies).toEqual([]);
    expect(off.lines.every((line) => !('trace_id' in line))).toBe(true);
  });

  it('do not hold up requests when the collector cannot be reached, which is reported once a minute', async () => {
    const { address, lines, stop } = await startTraced({
      // Nobody listens on this port.
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    });
    const reports = () => lines.filter(({ msg }) => String(msg).startsWith('traces cannot be sent'));
    for (let i = 0; i < 5; i++) expect((await writeTag(address, `${i}`)).status).toBe(200);
    await expect.poll(() => reports().length, { timeout: 10_000 }).toBe(1);
    for (let i = 0; i < 5; i++) expect((await writeTag(address, `${i}`)).status).toBe(200);
    await stop();
    expect(reports()).toHaveLength(1);
  });
});
