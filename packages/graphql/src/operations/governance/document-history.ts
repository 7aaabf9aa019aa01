import type { Session } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { type DocumentChange, documentChanges, documentDeletion } from './document-changes.ts';

interface HistoryArguments {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly limit?: number | null;
}

type AspectVersion = Awaited<ReturnType<Session['history']>>['versions'][number];

/** As DataHub's. */
const defaultLimit = 50;
const maxLimit = 1000;
/** Versions that one call reads, and that all of them read: each has the whole text of the document. */
const pageSize = 50;
const maxVersions = 1000;

export const documentHistory: Subject = {
  fields: {
    Document: {
      async changeHistory(
        { urn }: EntityStub,
        { startTimeMillis, endTimeMillis, limit }: HistoryArguments,
        { session }: GraphqlContext,
      ) {
        const most = limit ?? defaultLimit;
        if (most < 0 || most > maxLimit)
          throw new RequestError('INVALID_REQUEST', `limit: expected 0 to ${maxLimit}, got ${most}`);
        const [from, until] = [startTimeMillis ?? 0, endTimeMillis ?? Number.POSITIVE_INFINITY];
        const changes: DocumentChange[] = [];
        for (const [aspect, compare] of [
          ['documentInfo', documentChanges],
          ['status', documentDeletion],
        ] as const) {
          let found = 0;
          for await (const { version, before } of versionsOf(session, urn, aspect)) {
            const { actor, time } = version.created;
            if (time < from || found >= most) break;
            if (time > until) continue;
            const differences = compare(before?.value, version.value);
            found += differences.length;
            changes.push(...differences.map((difference) => ({ ...difference, actor, timestamp: time })));
          }
        }
        return changes.sort((a, b) => b.timestamp - a.timestamp).slice(0, most);
      },
    },
  },
};

interface Step {
  readonly version: AspectVersion;
  /** The version that it replaced; undefined for the first there ever was. */
  readonly before: AspectVersion | undefined;
}

/** The versions of an aspect, newest first, down to the first that is compared with nothing that retention dropped. */
async function* versionsOf(session: Session, urn: string, aspect: string): AsyncGenerator<Step> {
  for (let start = 0; start < maxVersions; start += pageSize) {
    // One more: the last of the page is compared with it.
    const { versions } = await session.history(urn, aspect, start, pageSize + 1);
    for (const [i, version] of versions.slice(0, pageSize).entries()) {
      const before = versions[i + 1];
      if (before || isFirst(version)) yield { version, before };
    }
    if (versions.length <= pageSize) return;
  }
}

const isFirst = ({ version, systemMetadata }: AspectVersion): boolean =>
  version === 1 || (version === 0 && (systemMetadata.version ?? '1') === '1');
