import { createHash } from 'node:crypto';

/** Name under which the catalogue keeps the position of a pipeline: letters, digits, dots and dashes, up to 100. */
export function consumerName(pipelineName: string): string {
  const plain = pipelineName.replace(/[^\w.-]+/g, '-');
  if (plain === pipelineName && plain.length <= 90) return `actions.${plain}`;
  // Two names that differ only in other characters need different positions.
  const hash = createHash('sha256').update(pipelineName).digest('hex').slice(0, 12);
  return `actions.${plain.slice(0, 77)}.${hash}`;
}
