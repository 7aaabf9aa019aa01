import { type ChangeProposal, isCatalogueError } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../context.ts';

/** A change of one aspect that begins with its present value. */
export interface AspectEdit {
  readonly urn: string;
  readonly aspect: string;
  /** The value that replaces the present one; undefined to leave it as it is. */
  change(present: JsonObject | undefined): JsonObject | undefined;
}

/** Where aspects are read before they are changed, and how they are written. */
export interface Writing extends Pick<GraphqlContext, 'write'> {
  readonly session: Pick<GraphqlContext['session'], 'aspect'>;
}

/**
 * Reads and writes whatever the caller may do. Decide about that before, for what policies alone would not allow: a view of
 * the caller's own, a setting with a privilege of its own.
 */
export const unguarded = ({ unguarded: session, refresh }: GraphqlContext): Writing => ({
  session,
  async write(proposals) {
    await session.propose(proposals);
    refresh();
  },
});

/** How often a change is made anew when somebody else has written meanwhile. */
const maxAttempts = 5;

/**
 * Reads aspects, changes them, and writes them back, all in one transaction: all of them, or none. When somebody else
 * has written one of them meanwhile, it begins anew with what there is then.
 *
 * @throws CatalogueError as `propose`; nothing is kept then.
 */
export async function editAspects(context: Writing, edits: readonly AspectEdit[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const proposals: ChangeProposal[] = [];
    // One after the other within an aspect: two edits of the same aspect add up.
    const pending = new Map<string, { value: JsonObject | undefined; version: string }>();
    for (const { urn, aspect, change } of edits) {
      const key = `${urn}\n${aspect}`;
      const known = pending.get(key) ?? (await readPresent(context, urn, aspect));
      const value = change(known.value);
      if (value !== undefined) pending.set(key, { value, version: known.version });
    }
    for (const [key, { value, version }] of pending) {
      const [entityUrn = '', aspectName = ''] = key.split('\n');
      if (value === undefined) continue;
      proposals.push({ ...upsert(entityUrn, aspectName, value), headers: { 'If-Version-Match': version } });
    }
    if (proposals.length === 0) return;
    try {
      return await context.write(proposals);
    } catch (error) {
      const isOutdated = isCatalogueError(error) && error.code === 'PRECONDITION_FAILED';
      if (!isOutdated || attempt === maxAttempts) throw error;
    }
  }
}

async function readPresent(
  { session }: Writing,
  urn: string,
  aspect: string,
): Promise<{ value: JsonObject | undefined; version: string }> {
  const present = await session.aspect(urn, aspect);
  return { value: present?.value, version: present ? (present.systemMetadata.version ?? '1') : '-1' };
}

/** A proposal that writes the whole value of an aspect. */
export const upsert = (entityUrn: string, aspectName: string, value: JsonObject): ChangeProposal => ({
  entityUrn,
  aspectName,
  changeType: 'UPSERT',
  value,
  systemMetadata: { properties: { appSource: 'ui' } },
});
