import type { Instruments } from '@colophon/catalogue';
import type { Context, Span } from '@opentelemetry/api';
import type { SpanOptions } from './tracing.ts';

/** How the spans of commits are made. */
export interface SpanTools {
  begin(
    name: string,
    options: SpanOptions,
    within: Context,
  ): { readonly span: Span; readonly context: Context };
  current(): Context | undefined;
  within<T>(context: Context, run: () => T): T;
  fail(span: Span, error: unknown): void;
}

/** What waits: its own span, and what it is part of. */
interface Waiting {
  readonly queue: Span;
  readonly context: Context;
}

const isWaiting = (value: unknown): value is Waiting => value !== undefined;

/**
 * Spans of what waits for its transaction, and of the transaction. Several requests may share one: each has a span for it in
 * its own trace. What happens within the transaction is in the trace of the first, to which the others have links.
 */
export const commitInstruments = (
  tools: SpanTools,
): Required<Pick<Instruments, 'onSubmitted' | 'aroundCommit'>> => ({
  onSubmitted(proposals): Waiting | undefined {
    const context = tools.current();
    if (!context) return undefined;
    const attributes = { 'colophon.proposals': proposals };
    return { queue: tools.begin('write.queue', { attributes }, context).span, context };
  },

  async aroundCommit({ proposals, submissions }, run) {
    const [first, ...others] = submissions.filter(isWaiting);
    for (const { queue } of submissions.filter(isWaiting)) queue.end();
    if (!first) return run();
    const attributes = { 'colophon.proposals': proposals, 'colophon.submissions': submissions.length };
    const shared = tools.begin('write.commit', { attributes }, first.context);
    const links = [shared.span.spanContext()];
    const spans = [
      shared.span,
      ...others.map(({ context }) => tools.begin('write.commit', { attributes, links }, context).span),
    ];
    try {
      return await tools.within(shared.context, run);
    } catch (error) {
      for (const span of spans) tools.fail(span, error);
      throw error;
    } finally {
      for (const span of spans) span.end();
    }
  },
});
