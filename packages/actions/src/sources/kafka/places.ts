import type { MessagePlace } from './to-events.ts';

/** Numbers the messages of several partitions in the order in which they were read. */
export interface Places {
  /** The number of a message. Numbers only increase, also after a restart of the reading. */
  add(place: MessagePlace): number;
  /** The last message of each partition below a number. They are forgotten with all before them. */
  take(next: number): readonly MessagePlace[];
  /** Forgets what was read: the group may have given the partitions to somebody else. */
  forget(): void;
}

export function createPlaces(): Places {
  let waiting: { readonly number: number; readonly place: MessagePlace }[] = [];
  let count = 0;
  return {
    add(place) {
      waiting.push({ number: count, place });
      return count++;
    },
    take(next) {
      const end = waiting.findIndex(({ number }) => number >= next);
      const done = waiting.splice(0, end < 0 ? waiting.length : end);
      return [...new Map(done.map(({ place }) => [`${place.topic} ${place.partition}`, place])).values()];
    },
    forget() {
      waiting = [];
    },
  };
}
