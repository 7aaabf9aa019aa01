import type { Colophon } from '@colophon/sdk';
import { typeOf } from '../messages/names.ts';
import { type Follow, scheduleOf } from './configuration.ts';
import type { Subscriber } from './subscriber.ts';

/** The subscriptions that people have made themselves, as the catalogue has them. */
export interface StoredSubscriptions {
  /**
   * The subscriptions after the change at an offset of the log, and maybe after later ones.
   *
   * @param offset Default: as they are now.
   */
  at(offset?: number): Promise<ReadonlyMap<string, Subscriber>>;
}

const entityTypes = ['subscription'];
/** Subscriptions that are read at the same time. */
const concurrency = 16;

/** Reads all stored subscriptions. Later, it reads those again that the log has a change of. */
export async function readStoredSubscriptions(
  catalogue: Colophon,
  signal: AbortSignal,
): Promise<StoredSubscriptions> {
  const subscribers = new Map<string, Subscriber>();
  let next = await catalogue.changes.offsetAt(undefined, { signal });
  let reading: Promise<void> | undefined;

  async function readAll(urns: Iterable<string>): Promise<void> {
    const open = [...urns];
    while (open.length > 0)
      await Promise.all(
        open.splice(0, concurrency).map(async (urn) => {
          const subscriber = await readSubscriber(catalogue, urn, signal);
          if (subscriber) subscribers.set(urn, subscriber);
          else subscribers.delete(urn);
        }),
      );
  }

  async function catchUp(offset: number): Promise<void> {
    const changed = new Set<string>();
    let end = Math.max(next, offset + 1);
    for await (const change of catalogue.changes.read({ from: next, entityTypes, pageSize: 1000, signal })) {
      changed.add(change.urn);
      end = Math.max(end, change.offset + 1);
    }
    await readAll(changed);
    next = end;
  }

  /** One reading at a time, for all who wait. */
  function readOn(offset: number): Promise<void> {
    reading ??= catchUp(offset).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  const urns: string[] = [];
  for await (const { urn } of catalogue.search.scroll('*', { entityTypes, pageSize: 1000 })) urns.push(urn);
  await readAll(urns);
  return {
    async at(offset) {
      if (offset === undefined) {
        // One that is under way may have begun before the latest change.
        await reading?.catch(() => undefined);
        await readOn(next - 1);
      } else while (next <= offset) await readOn(offset);
      return subscribers;
    },
  };
}

/** A subscription by its URN; undefined for one that does not exist, or follows nothing. */
async function readSubscriber(
  { aspects }: Colophon,
  urn: string,
  signal: AbortSignal,
): Promise<Subscriber | undefined> {
  const { subscriptionInfo: info, status } = await aspects.getAll(urn, {
    aspectNames: ['subscriptionInfo', 'status'],
    signal,
  });
  if (info?.entityUrn === undefined || status?.removed || !info.types.includes('ENTITY_CHANGE'))
    return undefined;
  const { actorUrn, entityChangeTypes, notificationConfig, digest } = info;
  return {
    name: urn,
    actor: actorUrn,
    person: actorUrn,
    follows: [followOf(info.entityUrn)],
    changeTypes: entityChangeTypes?.map(({ entityChangeType }) => entityChangeType),
    settings: notificationConfig?.notificationSettings,
    // Whoever writes the aspect without GraphQL may have written anything.
    digest: digest === undefined ? undefined : (scheduleOf(digest) ?? scheduleOf('daily')),
  };
}

/** A term, a domain and a view stand for what has them or is in them. */
function followOf(entityUrn: string): Follow {
  switch (typeOf(entityUrn)) {
    case 'glossaryTerm':
      return { term: entityUrn };
    case 'domain':
      return { domain: entityUrn };
    case 'dataHubView':
      return { view: entityUrn };
    default:
      return { entity: entityUrn };
  }
}
