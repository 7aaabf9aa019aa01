import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector gets it. */
export interface CollectedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  /** 2 is an error. */
  readonly status: number | undefined;
  readonly startNs: bigint;
  readonly endNs: bigint;
}

/** A collector of traces, over OTLP with JSON. */
export interface Collector {
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** Attributes of the service that sent them. */
  readonly resources: readonly Readonly<Record<string, unknown>>[];
  /** Everything that was sent, as text. */
  readonly bodies: readonly string[];
  /** The names of a span and of those within it, in order of their start, each two spaces deeper than what it is within. */
  tree(span: CollectedSpan): readonly string[];
  close(): Promise<void>;
}

interface Value {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

const read = (values: readonly Value[] = []): Readonly<Record<string, unknown>> =>
  Object.fromEntries(values.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Starts a collector on a free port. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const resources: Readonly<Record<string, unknown>>[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      resources.push(read(resource.attributes));
      for (const { spans: sent } of scopeSpans)
        for (const span of sent)
          spans.push({
            name: span.name,
            traceId: span.traceId,
            spanId: span.spanId,
            parentSpanId: span.parentSpanId || undefined,
            attributes: read(span.attributes),
            links: span.links ?? [],
            status: span.status?.code,
            startNs: BigInt(span.startTimeUnixNano),
            endNs: BigInt(span.endTimeUnixNano),
          });
    }
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const print = (span: CollectedSpan, depth: number): readonly string[] => [
    '  '.repeat(depth) + span.name,
    ...spans
      .filter(({ parentSpanId }) => parentSpanId === span.spanId)
      .sort((a, b) => Number(a.startNs - b.startNs))
      .flatMap((inner) => print(inner, depth + 1)),
  ];
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    bodies,
    tree: (span) => print(span, 0),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
