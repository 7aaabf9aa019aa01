import type { Session } from '@colophon/catalogue';
import type { Parameters } from '@colophon/wire';
import { respondValue } from './respond.ts';

/** `POST /operations?action=restoreIndices`, and the same of `/aspects`: projections made again from the aspects. */
export async function restoreIndices(session: Session, parameters: Parameters): Promise<Response> {
  const { rows, entities, last, done } = await session.restoreIndices({
    urn: parameters.string('urn'),
    urnLike: parameters.string('urnLike'),
    aspect: parameters.string('aspect'),
    createdFrom: parameters.count('gePitEpochMs'),
    createdUntil: parameters.count('lePitEpochMs'),
    offset: parameters.count('start'),
    // 0 is what some clients send for a number that they were not given.
    batchSize: parameters.count('batchSize') || undefined,
    limit: parameters.count('limit') || undefined,
    createDefaultAspects: parameters.boolean('createDefaultAspects') ?? false,
  });
  const where = last ? `, the last one ${last.aspect} of ${last.urn}` : '';
  const rest = done ? 'none is left' : 'there are more';
  return respondValue(
    `Processed ${formatCount(rows, 'aspect')}${where}; ${rest}. Restored the indices of ${formatCount(entities, 'entity', 'entities')}.`,
  );
}

/** `POST /entities?action=applyRetention`: holds the stored history to the rules of retention. */
export async function applyRetention(session: Session, parameters: Parameters): Promise<Response> {
  const { aspects, applied } = await session.applyRetention({
    urn: parameters.string('urn'),
    aspect: parameters.string('aspectName'),
    offset: parameters.count('start'),
    limit: parameters.count('count'),
  });
  return respondValue(
    `Processed ${formatCount(aspects, 'aspect')}; applied a rule to the history of ${applied}.`,
  );
}

/** A number with its noun, in digits alone: programs read it. */
const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
