import type { RollbackReport } from '@colophon/sdk';
import { confirm } from '../confirm.ts';
import { CommandError } from '../describe-failure.ts';
import { entities, formatCount } from '../print/format-count.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import type { ClientSettings } from './client-settings.ts';
import { withClient } from './with-client.ts';

interface PageSettings extends ClientSettings {
  readonly start: number;
  readonly count: number;
  readonly includeRemoved?: boolean;
  readonly json?: boolean;
}

/** `colophon runs list`: the ingestion runs, latest first. */
export async function listRuns(settings: PageSettings): Promise<void> {
  const { start, count, includeRemoved = false, json } = settings;
  const runs = await withClient(settings, (client) => client.listRuns({ start, count, includeRemoved }));
  if (json) printJson(runs);
  else
    printTable(
      ['run', 'last seen', 'aspects'],
      runs.map(({ runId, timestamp, rows }) => [runId, new Date(timestamp).toISOString(), rows]),
      'There are no runs.',
    );
}

/** `colophon runs show`: the aspects whose current value a run wrote. */
export async function showRun(runId: string, settings: PageSettings): Promise<void> {
  const { start, count, includeRemoved = false, json } = settings;
  const rows = await withClient(settings, (client) =>
    client.describeRun(runId, { start, count, includeRemoved }),
  );
  if (rows.length === 0 && start === 0)
    throw new CommandError(`no current value was written by the run ${runId}`, 'notFound');
  if (json) printJson(rows);
  else
    printTable(
      ['urn', 'aspect', 'written'],
      rows.map(({ urn, aspectName, timestamp }) => [urn, aspectName, new Date(timestamp).toISOString()]),
      'There are no more.',
    );
}

interface RollBackSettings extends ClientSettings {
  readonly hard?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** `colophon runs rollback`: undoes what a run wrote. */
export async function rollBackRun(runId: string, settings: RollBackSettings): Promise<void> {
  const { hard = false, dryRun = false, yes = false, json } = settings;
  const report = await withClient(settings, async (client) => {
    const plan = await client.rollBackRun(runId, { hard, dryRun: true });
    if (dryRun) return plan;
    await confirm(question(runId, plan, hard), yes);
    return client.rollBackRun(runId, { hard });
  });
  if (json) printJson(report);
  else {
    const verbs = dryRun
      ? ['Would roll back', hard ? 'delete' : 'soft-delete']
      : ['Rolled back', hard ? 'deleted' : 'soft-deleted'];
    console.log(`${verbs[0]} ${describe(report, verbs[1])}.`);
    for (const { urn } of report.unsafeEntities) console.log(`Others wrote about ${urn} too.`);
  }
}

/** A report does not count time-series values: if it counts nothing, the run is misspelt, or wrote only those. */
const question = (runId: string, plan: RollbackReport, hard: boolean): string =>
  plan.aspectsReverted > 0
    ? `Roll back ${describe(plan, hard ? 'delete' : 'soft-delete')}?`
    : `No current value was written by the run ${runId}; "colophon runs list" lists the runs. Roll back its time-series values, if there are any?`;

const describe = (
  { aspectsReverted, entitiesAffected, entitiesDeleted }: RollbackReport,
  verb: string | undefined,
): string =>
  `${formatCount(aspectsReverted, 'aspect')} of ${entities(entitiesAffected)}, and ${verb} ${entitiesDeleted} that the run created`;
