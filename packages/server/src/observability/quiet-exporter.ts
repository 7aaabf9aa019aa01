import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

/** How often at most it is reported that traces cannot be sent, in milliseconds. */
const reportMs = 60_000;

/** An exporter whose failures are counted, and reported once a minute at most. */
export function quietExporter(
  exporter: SpanExporter,
  report: (failure: { readonly reason: string; readonly lostSpans: number }) => void,
  now: () => number = () => performance.now(),
): SpanExporter {
  let reportedMs = Number.NEGATIVE_INFINITY;
  let lostSpans = 0;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // 0 is success.
        if (result.code !== 0) {
          lostSpans += spans.length;
          if (now() - reportedMs >= reportMs) {
            reportedMs = now();
            report({ reason: result.error?.message ?? 'unknown', lostSpans });
            lostSpans = 0;
          }
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}
