import { isCatalogueError, type Session } from '@colophon/catalogue';
import type { LineageEvent } from '../events/event.ts';
import { orchestratorOf } from '../naming/orchestrator.ts';
import type { Known, KnownAspect } from '../proposals/mapping.ts';
import { entitiesToKnow, knownAspects, toProposals } from '../proposals/to-proposals.ts';
import type { OpenLineageSettings } from '../settings.ts';
import { createTurns } from './turns.ts';

/** Each failed attempt means that another process has written an event of the same job meanwhile. */
const maxAttempts = 10;

/** Writes what an event says, all of it or nothing. */
export type EventWriter = (session: Session, event: LineageEvent) => Promise<void>;

/** Writes events; those of one job one after the other, since each adds to what the others have left. */
export function createEventWriter(settings: OpenLineageSettings): EventWriter {
  const turns = createTurns();
  return (session, event) => {
    const key = event.kind === 'dataset' ? '' : JSON.stringify([event.job.namespace, event.job.name]);
    const write = () => writeEvent(session, event, settings);
    return key === '' ? write() : turns.take(key, write);
  };
}

/**
 * Writes what an event says, all of it or nothing.
 *
 * @throws RequestError and CatalogueError for an event that cannot be written.
 */
async function writeEvent(
  session: Session,
  event: LineageEvent,
  settings: OpenLineageSettings,
): Promise<void> {
  const orchestrator = orchestratorOf(event, settings);
  const actor = session.context.principal.urn;
  const urns = entitiesToKnow({ event, orchestrator, settings });
  for (let attempt = 1; ; attempt++) {
    const known = await readKnown(session, urns);
    try {
      await session.propose(toProposals({ event, settings, orchestrator, actor, known }));
      return;
    } catch (error) {
      const isLate = isCatalogueError(error) && error.code === 'PRECONDITION_FAILED';
      if (!isLate || attempt === maxAttempts) throw error;
    }
  }
}

async function readKnown(session: Session, urns: readonly string[]): Promise<Known> {
  const aspects = new Map<string, KnownAspect>();
  const names = Object.values(knownAspects).flat();
  const views = urns.length === 0 ? [] : await session.entities(urns, names);
  for (const view of views)
    for (const { aspect, value, systemMetadata } of view.aspects)
      aspects.set(`${view.urn} ${aspect}`, { value, version: systemMetadata.version ?? '1' });
  return (urn, aspectName) => aspects.get(`${urn} ${aspectName}`);
}
