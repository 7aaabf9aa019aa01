import type { Origin } from '@colophon/auth';
import { type AroundCommand, type Command, type LogEntry, traceProperty } from '@colophon/catalogue';

/** A command that a request has given, and when it ran, in milliseconds since the epoch. */
interface Ran {
  readonly traceId: string;
  readonly origin: Origin;
  readonly startedAt: number;
  endedAt?: number;
}

/**
 * Knows which request each change of the latest time came from. The change log has who made a change; the audit log has the
 * request and the address, too, which are nothing that metadata should have.
 */
export interface AuditedCommands {
  /** To be run around each command of the catalogue. */
  readonly around: AroundCommand;
  /** Sets what each command that was done, and was no dry run, is passed to before its caller gets the result. */
  listen(onDone: (command: Command, origin: Origin) => Promise<void>): void;
  /** Where a change came from. Undefined when no command, or more than one, may have made it. */
  originOf(entry: Pick<LogEntry, 'created' | 'systemMetadata'>): Origin | undefined;
  /** Forgets the commands that were over at a time. */
  forgetUntil(time: number): void;
}

export function createAuditedCommands(now: () => number = Date.now): AuditedCommands {
  const byActor = new Map<string, Set<Ran>>();
  let onDone: (command: Command, origin: Origin) => Promise<void> = async () => undefined;

  return {
    async around(command, run) {
      const { address, requestId, traceId, principal } = command.context;
      const origin = { requestId, ...(address !== undefined && { address }) };
      const ran: Ran = { traceId, origin, startedAt: now() };
      const ofActor = byActor.get(principal.urn) ?? new Set();
      byActor.set(principal.urn, ofActor.add(ran));
      try {
        const result = await run();
        if (!command.isDryRun) await onDone(command, origin);
        return result;
      } finally {
        ran.endedAt = now();
      }
    },

    listen(next) {
      onDone = next;
    },

    originOf({ created: { actor, time }, systemMetadata }) {
      const possible = [...(byActor.get(actor) ?? [])].filter(
        ({ startedAt, endedAt = time }) => startedAt <= time && time <= endedAt,
      );
      // A deletion has the trace of the value that it deleted, which none of those that ran at its time has.
      const ofTrace = possible.filter(
        ({ traceId }) => traceId === systemMetadata.properties?.[traceProperty],
      );
      const [only, another] = ofTrace.length > 0 ? ofTrace : possible;
      return another ? undefined : only?.origin;
    },

    forgetUntil(time) {
      for (const [actor, commands] of byActor) {
        for (const command of commands)
          if (command.endedAt !== undefined && command.endedAt < time) commands.delete(command);
        if (commands.size === 0) byActor.delete(actor);
      }
    },
  };
}
