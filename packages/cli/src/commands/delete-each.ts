import type { GraphClient } from '@colophon/sdk/graph';
import { entities } from '../print/format-count.ts';
import { createProgress } from '../print/progress.ts';
import { untilInterrupted } from '../until-interrupted.ts';

/** How entities are deleted. */
export interface Deletion {
  /** True deletes wholly; false hides. */
  readonly hard: boolean;
  /** True takes the URNs out of the aspects that point at them, too. */
  readonly references: boolean;
}

/** What was deleted. */
export interface DeletionReport {
  readonly entities: number;
  /** Values of aspects, older versions included. */
  readonly rows: number;
  /** Time-series values. */
  readonly timeseriesRows: number;
  /** Places at which something pointed at the entities. */
  readonly references: number;
}

/** Requests under way at a time: the server commits them together. */
const concurrency = 8;

/** Deletes entities one by one, until Ctrl-C, and prints its progress on the terminal. */
export async function deleteEach(
  client: GraphClient,
  urns: readonly string[],
  deletion: Deletion,
): Promise<DeletionReport> {
  const report = { entities: 0, rows: 0, timeseriesRows: 0, references: 0 };
  const progress = createProgress();
  const left = urns.values();
  await untilInterrupted(async (signal) => {
    const work = async () => {
      for (const urn of left) {
        if (signal.aborted) return;
        await deleteOne(client, urn, deletion, report);
        progress.update(`${report.entities.toLocaleString('en')} of ${entities(urns.length)}`);
      }
    };
    try {
      await Promise.all(Array.from({ length: concurrency }, work));
    } finally {
      progress.end();
    }
    return `${report.entities.toLocaleString('en')} of ${entities(urns.length)} are done. Run it again to continue.`;
  });
  return report;
}

async function deleteOne(
  client: GraphClient,
  urn: string,
  { hard, references }: Deletion,
  report: { -readonly [N in keyof DeletionReport]: number },
): Promise<void> {
  // First, since the entity would no longer be found if this were interrupted.
  if (references) {
    const { total } = await client.deleteReferences(urn);
    report.references += total;
  }
  if (hard) {
    const { rows, timeseriesRows } = await client.hardDelete(urn);
    report.rows += rows;
    report.timeseriesRows += timeseriesRows;
  } else {
    await client.softDelete(urn);
  }
  report.entities++;
}
