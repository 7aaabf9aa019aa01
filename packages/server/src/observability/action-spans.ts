import type { AroundAction } from '@colophon/actions';
import { spanOfWrite, type Tracing } from './tracing.ts';

/** A trace for each event that an action gets, with a link to the write that the event is of, where it says which that was. */
export const actionSpans =
  (tracing: Tracing): AroundAction =>
  (pipeline, { event_type: type, event, meta }, run) => {
    const { offset } = meta;
    const attributes = {
      'colophon.pipeline.name': pipeline,
      'colophon.event.type': type,
      ...(typeof offset === 'number' && { 'colophon.log.offset': offset }),
    };
    const links = spanOfWrite(traceIdOf(event.systemMetadata));
    return tracing.span('actions.event', { isRoot: true, kind: 'consumer', attributes, links }, run);
  };

const traceIdOf = (metadata: unknown): unknown =>
  (metadata as { properties?: { telemetryTraceId?: unknown } | null } | null | undefined)?.properties
    ?.telemetryTraceId;
