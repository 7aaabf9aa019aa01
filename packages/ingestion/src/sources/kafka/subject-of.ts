import type { KafkaConfig } from './config.ts';

/**
 * The subject of a topic's keys or values: that of the recipe, or else `<topic>-value`, or one that starts with the
 * topic's name and ends like this, as with a name of a record in between.
 */
export function subjectOf(
  topic: string,
  part: 'key' | 'value',
  subjects: readonly string[],
  config: KafkaConfig,
): string | undefined {
  const exact = `${topic}-${part}`;
  const mapped = config.topic_subject_map[exact];
  if (mapped !== undefined) return mapped;
  if (subjects.includes(exact)) return exact;
  if (config.disable_topic_record_naming_strategy) return undefined;
  // Only after a dash: the topic `orders` has nothing to do with `orders-eu-value`'s neighbour `orders2-value`.
  return subjects.find((subject) => subject.startsWith(`${topic}-`) && subject.endsWith(`-${part}`));
}
