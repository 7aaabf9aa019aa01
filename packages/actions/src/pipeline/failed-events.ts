import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EventEnvelope } from '../definitions/event.ts';

/** The file of a pipeline's failed events: one in a line, as JSON, as DataHub's framework writes them. */
export const failedEventsFile = (folder: string, pipelineName: string): string =>
  join(folder, pipelineName.replace(/[^\w.-]+/g, '_').replace(/^\.+/, '_'), 'failed_events.log');

/** Adds a failed event to the file, and waits until it is on disk. */
export async function keepFailedEvent(file: string, event: EventEnvelope, error: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const reason = error instanceof Error ? error.message : String(error);
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(`${JSON.stringify({ ...event, error: reason })}\n`);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** The failed events of a file, oldest first; none when there is no file. */
export async function readFailedEvents(file: string): Promise<EventEnvelope[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const event = parsed(line);
    return event === undefined ? [] : [event];
  });
}

/** A line as an event. The last line may be cut, if the process was killed as it was written; the event comes again then. */
function parsed(line: string): EventEnvelope | undefined {
  try {
    const { event_type, event, meta } = JSON.parse(line) as EventEnvelope;
    return { event_type, event, meta: meta ?? {} };
  } catch {
    return undefined;
  }
}

/** Replaces the failed events of a file as a whole. */
export async function replaceFailedEvents(file: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return rm(file, { force: true });
  const beside = `${file}.new`;
  const handle = await open(beside, 'w', 0o600);
  try {
    await handle.writeFile(lines.map((line) => `${line}\n`).join(''));
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}
