import type { JsonObject } from '@colophon/schema';
import type { LineageEvent } from '../events/event.ts';
import type { OpenLineageSettings } from '../settings.ts';

/** A stored value, with the version by which a write may say that it depends on it. */
export interface KnownAspect {
  readonly value: JsonObject;
  readonly version: string;
}

/** What the catalogue knows already of the job and the run of an event. */
export type Known = (urn: string, aspectName: string) => KnownAspect | undefined;

/** An event, and what is needed to say what it means. */
export interface Mapping<Event extends LineageEvent = LineageEvent> {
  readonly event: Event;
  readonly settings: OpenLineageSettings;
  readonly orchestrator: string;
  /** URN of the caller. */
  readonly actor: string;
  readonly known: Known;
}

/** When something happened by the event, and by whom it is known. */
export const stampOf = ({ event, actor }: Mapping): { readonly time: number; readonly actor: string } => ({
  time: event.eventTime,
  actor,
});
