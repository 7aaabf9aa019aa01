import { type Change, type ChangeCategory, changeCategories, type TimelineEntry } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { requireType } from '../../writing/requirements.ts';

/** Most changes that are shown: the latest. */
const maxTransactions = 100;

/** Kinds of changes that GraphQL has a name for. */
const categories: readonly ChangeCategory[] = [
  'DOCUMENTATION',
  'GLOSSARY_TERM',
  'OWNERSHIP',
  'TECHNICAL_SCHEMA',
  'TAG',
  'PARENT',
  'RELATED_ENTITIES',
  'DOMAIN',
  'STRUCTURED_PROPERTY',
  'APPLICATION',
  'ASSET_MEMBERSHIP',
];

interface TimelineInput {
  readonly urn: string;
  readonly changeCategories?: readonly string[] | null;
}

async function getTimeline({ input }: { readonly input: TimelineInput }, context: GraphqlContext) {
  requireType(context, input.urn, 'input.urn');
  const wanted = input.changeCategories?.length
    ? changeCategories.filter((each) => input.changeCategories?.includes(each))
    : categories;
  const entries = await context.session.timeline({ urn: input.urn, categories: wanted });
  return {
    changeTransactions: entries
      .filter(({ changes }) => changes.length > 0)
      .slice(-maxTransactions)
      .map((entry) => ({
        timestampMillis: entry.time,
        lastSemanticVersion: `${entry.semanticVersion}-computed`,
        versionStamp: stampOf(entry),
        changeType: operationOf(entry.changes[0]),
        actor: entry.actor,
        changes: entry.changes.map((change) => ({
          urn: change.entityUrn,
          category: change.category,
          operation: operationOf(change),
          modifier: change.modifier ?? null,
          parameters: Object.entries(change.parameters ?? {}).map(([key, value]) => ({ key, value })),
          auditStamp: { time: entry.time, actor: entry.actor },
          description: change.description,
        })),
      })),
  };
}

const stampOf = ({ versions }: TimelineEntry): string =>
  Object.entries(versions)
    .map(([aspect, version]) => `${aspect}:${version}`)
    .join(';');

/** GraphQL has three operations: what begins adds, what ends removes. */
const operationOf = (change: Change | undefined): 'ADD' | 'MODIFY' | 'REMOVE' => {
  switch (change?.operation) {
    case 'ADD':
    case 'CREATE':
    case 'REINSTATE':
      return 'ADD';
    case 'REMOVE':
    case 'SOFT_DELETE':
      return 'REMOVE';
    default:
      return 'MODIFY';
  }
};

/** Every change of the columns of a dataset, oldest first. */
async function columnChanges(datasetUrn: string, context: GraphqlContext): Promise<readonly TimelineEntry[]> {
  const urn = requireType(context, datasetUrn, 'input.datasetUrn', 'dataset');
  const entries = await context.session.timeline({ urn, categories: ['TECHNICAL_SCHEMA'] });
  return entries.filter(({ changes }) => changes.length > 0);
}

const versionOf = (entry: TimelineEntry | undefined) =>
  entry && {
    semanticVersion: entry.semanticVersion,
    semanticVersionTimestamp: entry.time,
    versionStamp: stampOf(entry),
  };

/** The versions of the columns of a dataset, newest first. */
async function getSchemaVersionList(
  { input }: { readonly input: { readonly datasetUrn: string } },
  context: GraphqlContext,
) {
  const entries = (await columnChanges(input.datasetUrn, context)).toReversed();
  const latest = versionOf(entries[0]);
  return { latestVersion: latest, version: latest, semanticVersionList: entries.map(versionOf) };
}

interface BlameInput {
  readonly datasetUrn: string;
  readonly version?: string | null;
}

/** Which change last touched each column that a version has; the latest version, unless one is named. */
async function getSchemaBlame({ input }: { readonly input: BlameInput }, context: GraphqlContext) {
  const entries = await columnChanges(input.datasetUrn, context);
  const named = input.version?.replace(/-computed$/, '');
  const at = named
    ? entries.findLastIndex(({ semanticVersion }) => semanticVersion === named)
    : entries.length - 1;
  if (named && at < 0)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.version: expected a version of the columns of ${input.datasetUrn}, got ${input.version}`,
    );
  const blame = new Map<string, object>();
  for (const entry of entries.slice(0, at + 1))
    for (const change of entry.changes) {
      const path = change.parameters?.fieldPath;
      if (path === undefined) continue;
      if (change.renamedFrom !== undefined) blame.delete(change.renamedFrom);
      if (change.operation === 'REMOVE') blame.delete(path);
      else
        blame.set(path, {
          timestampMillis: entry.time,
          lastSemanticVersion: entry.semanticVersion,
          versionStamp: stampOf(entry),
          changeType: operationOf(change),
          lastSchemaFieldChange: change.description,
        });
    }
  return {
    version: versionOf(entries[at]),
    schemaFieldBlameList: [...blame].map(([fieldPath, schemaFieldChange]) => ({
      fieldPath,
      schemaFieldChange,
    })),
  };
}

/** What changed, and when. */
export const timelineSubject: Subject = { queries: { getTimeline, getSchemaVersionList, getSchemaBlame } };
