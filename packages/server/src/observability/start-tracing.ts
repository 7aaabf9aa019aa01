import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { createTraceId } from '@colophon/catalogue';
import type { Context, Link, Span } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { commitInstruments } from './commit-spans.ts';
import { quietExporter } from './quiet-exporter.ts';
import type { Attributes, RequestTrace, SpanId, SpanOptions, Tracing } from './tracing.ts';
import { warnOfIgnoredSettings } from './tracing-settings.ts';

const scope = '@colophon/server';
/** How long the end of a server may wait for a collector, in milliseconds. */
const maxStopMs = 5000;
const parent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Sends traces to the collector that the environment names. What they need is loaded here, and only here. */
export async function startTracing(log: Logger): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  warnOfIgnoredSettings(process.env, log);
  const exporter = quietExporter(new OTLPTraceExporter(), (failure) =>
    log.warn(failure, 'traces cannot be sent; requests are not affected'),
  );
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': 'colophon' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    // A trace that begins here has the id by which its writes are found, which begins with the time.
    idGenerator: {
      generateTraceId: () => createTraceId(Date.now()),
      generateSpanId: () => randomBytes(8).toString('hex'),
    },
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer(scope);
  const contexts = new AsyncLocalStorage<Context>();
  const kinds = {
    internal: api.SpanKind.INTERNAL,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  };

  const toLink = ({ traceId, spanId }: SpanId): Link => ({
    context: { traceId, spanId, traceFlags: api.TraceFlags.SAMPLED, isRemote: true },
  });

  function start(name: string, options: SpanOptions, within: Context): Span {
    const { kind = 'internal', attributes = {}, links = [] } = options;
    return tracer.startSpan(name, { kind: kinds[kind], attributes, links: links.map(toLink) }, within);
  }

  function fail(span: Span, error: unknown): void {
    span.setAttribute('error.type', errorTypeOf(error));
    span.setStatus({ code: api.SpanStatusCode.ERROR });
  }

  async function runIn<T>(span: Span, within: Context, run: () => Promise<T>): Promise<T> {
    try {
      return await contexts.run(api.trace.setSpan(within, span), run);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  async function span<T>(name: string, options: SpanOptions, run: () => Promise<T>): Promise<T> {
    const within = options.isRoot ? api.ROOT_CONTEXT : contexts.getStore();
    return within ? runIn(start(name, options, within), within, run) : run();
  }

  function startRequest(method: string, traceparent: string | undefined): RequestTrace {
    const [, traceId, spanId, flags = '00'] = parent.exec(traceparent ?? '') ?? [];
    const within =
      traceId !== undefined && spanId !== undefined
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, {
            traceId,
            spanId,
            traceFlags: Number.parseInt(flags, 16),
            isRemote: true,
          })
        : api.ROOT_CONTEXT;
    const request = tracer.startSpan(
      method,
      { kind: api.SpanKind.SERVER, attributes: { 'http.request.method': method } },
      within,
    );
    const own = request.spanContext();
    const context = api.trace.setSpan(within, request);
    const hasBegun = traceId === undefined;
    return {
      traceId: own.traceId,
      spanId: own.spanId,
      traceparent: `00-${own.traceId}-${own.spanId}-${own.traceFlags.toString(16).padStart(2, '0')}`,
      ownTraceId: hasBegun ? own.traceId : undefined,
      within: (run) => contexts.run(context, run),
      end({ status, route, isComplete, requestId, writeId }) {
        request.setAttributes({
          'http.response.status_code': status,
          'colophon.request.id': requestId,
          ...(route !== undefined && { 'http.route': route }),
          ...(writeId !== undefined && { 'colophon.write.trace_id': writeId }),
        });
        if (route !== undefined) request.updateName(`${method} ${route}`);
        if (!isComplete) request.setAttribute('error.type', 'disconnected');
        if (status >= 500) {
          request.setAttribute('error.type', String(status));
          request.setStatus({ code: api.SpanStatusCode.ERROR });
        }
        request.end();
      },
    };
  }

  return {
    startRequest,
    span,
    record(name, { startMs, endMs }, attributes: Attributes) {
      const within = contexts.getStore();
      if (!within) return;
      tracer.startSpan(name, { attributes, startTime: startMs }, within).end(endMs);
    },
    current() {
      const context = contexts.getStore();
      return context && api.trace.getSpanContext(context);
    },
    instruments: {
      aroundQuery: (query, run) => span(`catalogue.${query}`, {}, run),
      ...commitInstruments({
        begin: (name, options, within) => {
          const started = start(name, options, within);
          return { span: started, context: api.trace.setSpan(within, started) };
        },
        current: () => contexts.getStore(),
        within: (context, run) => contexts.run(context, run),
        fail,
      }),
    },
    async stop() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, maxStopMs);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
      clearTimeout(timer);
    },
  };
}

/** The code of an error, or its class: messages may quote what somebody has written. */
const errorTypeOf = (error: unknown): string =>
  error instanceof Error
    ? 'code' in error && typeof error.code === 'string'
      ? error.code
      : error.name
    : 'unknown';
