import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { Subject } from '../../resolvers.ts';
import { ofEntity, type Stored, textsIn } from './values.ts';

interface HistoryArgs {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly limit?: number | null;
}

/** As DataHub's. */
const defaultLimit = 50;
const maxLimit = 1000;

/** What of a document may change, and what GraphQL calls the change. */
const changes: readonly (readonly [field: string, changeType: string, description: string])[] = [
  ['title', 'TITLE_CHANGED', 'The title changed'],
  ['contents', 'TEXT_CHANGED', 'The text changed'],
  ['parentDocument', 'PARENT_CHANGED', 'The document moved'],
  ['relatedDocuments', 'RELATED_DOCUMENTS_CHANGED', 'Related documents changed'],
  ['relatedAssets', 'RELATED_ASSETS_CHANGED', 'Related assets changed'],
  ['status', 'STATE_CHANGED', 'The state changed'],
];

export const documents: Subject = {
  yields: true,
  fields: {
    Document: {
      subType: ofEntity(async ({ urn }, _, { aspects }) => {
        const [first] = textsIn((await aspects.load(urn, 'subTypes'))?.typeNames);
        return first;
      }),
      changeHistory: ofEntity(changeHistory),
    },
  },
};

/** What changed from one version of a document to the next, newest first. */
async function changeHistory({ urn }: EntityStub, args: HistoryArgs, { session }: GraphqlContext) {
  const limit = args.limit ?? defaultLimit;
  if (limit < 0 || limit > maxLimit)
    throw new RequestError('INVALID_REQUEST', `limit: expected 0 to ${maxLimit}, got ${limit}`);
  const { versions, total } = await session.history(urn, 'documentInfo', 0, limit + 1);
  const found = versions.flatMap(({ value, created: { time, actor } }, at) => {
    const before = versions[at + 1]?.value;
    const toChange = (changeType: string, description: string) => ({
      changeType,
      description,
      actor,
      timestamp: time,
    });
    if (before) return differences(before, value).map((each) => toChange(...each));
    return at === total - 1 ? [toChange('CREATED', 'The document was created')] : [];
  });
  const { startTimeMillis, endTimeMillis } = args;
  return found
    .filter(
      ({ timestamp }) => timestamp >= (startTimeMillis ?? 0) && timestamp <= (endTimeMillis ?? Infinity),
    )
    .slice(0, limit);
}

const differences = (before: Stored, after: Stored) =>
  changes.flatMap(([field, type, description]) =>
    JSON.stringify(before[field]) === JSON.stringify(after[field]) ? [] : [[type, description] as const],
  );
