import { z } from 'zod';
import type { Filter, FilterDefinition } from '../definitions/filter.ts';
import { matches } from './matches.ts';

const config = z.strictObject({
  filter: z
    .record(
      z.string(),
      z
        .strictObject({
          event: z
            .array(z.record(z.string(), z.unknown()))
            .nullish()
            .describe('Patterns of the event, of which one must match. Default: any event of the type.'),
        })
        .nullable(),
    )
    .describe('Types of events, each with patterns.'),
});

/** Passes events of the types listed, if one of the patterns of the type matches. */
export const eventType: FilterDefinition<z.infer<typeof config>> = {
  name: 'event_type',
  config,
  create: ({ filter }): Filter => ({
    eventTypes: Object.keys(filter),
    matches({ event_type, event }) {
      if (!Object.hasOwn(filter, event_type)) return false;
      const patterns = filter[event_type]?.event;
      return patterns == null || patterns.some((pattern) => matches(pattern, event));
    },
  }),
};

/** The older form of a filter: types, and one pattern for all of them. */
export const createFilter = ({
  event_type,
  event,
}: {
  readonly event_type: string | readonly string[];
  readonly event?: Readonly<Record<string, unknown>> | null | undefined;
}): Filter => {
  const types = [event_type].flat();
  return {
    eventTypes: types,
    matches: (envelope) =>
      types.includes(envelope.event_type) && (event == null || matches(event, envelope.event)),
  };
};
