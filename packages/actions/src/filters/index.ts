import { eventType } from './event-type.ts';

/** The filters that files of pipelines can name. */
export const filters = { event_type: eventType };
