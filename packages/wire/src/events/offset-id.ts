import { RequestError } from '../errors/errors.ts';
import { isObject } from '../json/read-json.ts';

/** Where a reader of a topic goes on. */
export interface TopicOffset {
  /** Offset of the change in the log. */
  readonly offset: number;
  /** Messages of that change that the reader has; a change can mean many. */
  readonly read: number;
}

const partitionOf = (topic: string): string => `${topic}-0`;

/** An offset as clients keep it: opaque to them. */
export const printOffsetId = (topic: string, { offset, read }: TopicOffset): string =>
  btoa(JSON.stringify({ [partitionOf(topic)]: offset, ...(read > 0 && { read }) }));

/** @throws RequestError `INVALID_REQUEST` when it is not one that {@link printOffsetId} made for the topic. */
export function parseOffsetId(topic: string, text: string): TopicOffset {
  const found = decode(text);
  const [offset, read = 0] = isObject(found) ? [found[partitionOf(topic)], found.read] : [];
  if (isCount(offset) && isCount(read)) return { offset, read };
  throw new RequestError(
    'INVALID_REQUEST',
    `offsetId: expected one from a response for ${topic}, got ${JSON.stringify(text.slice(0, 100))}`,
  );
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function decode(text: string) {
  try {
    return JSON.parse(atob(text));
  } catch {
    // Whatever the fault, the message says what was expected.
    return undefined;
  }
}
