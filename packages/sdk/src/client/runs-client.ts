import {
  describeRun,
  listRuns,
  type RollbackOptions,
  type RollbackReport,
  type RunPageOptions,
  type RunRow,
  type RunSummary,
  rollBackRun,
} from '../graph/runs.ts';
import type { HttpClient } from '../http-client.ts';

/** Lists ingestion runs and rolls them back. */
export class RunsClient {
  readonly #client: HttpClient;

  /** @internal */
  constructor(client: HttpClient) {
    this.#client = client;
  }

  /**
   * The ingestion runs that wrote any current value, newest first.
   *
   * @example
   * ```ts
   * const systemMetadata = { runId: 'nightly-1' };
   * await client.aspects.write(sales, { subTypes: { typeNames: ['View'] } }, { systemMetadata });
   * const runs = await client.runs.list();
   * runs.some(({ runId }) => runId === 'nightly-1'); // true
   * ```
   */
  list(options?: RunPageOptions): Promise<readonly RunSummary[]> {
    return listRuns(this.#client, options);
  }

  /**
   * The current aspects that an ingestion run wrote, ordered by URN.
   *
   * @example
   * ```ts
   * const systemMetadata = { runId: 'nightly-2' };
   * await client.aspects.write(orders, { subTypes: { typeNames: ['Table'] } }, { systemMetadata });
   * const rows = await client.runs.describe('nightly-2');
   * rows.map(({ aspectName }) => aspectName); // ['subTypes']
   * ```
   */
  describe(runId: string, options?: RunPageOptions): Promise<readonly RunRow[]> {
    return describeRun(this.#client, runId, options);
  }

  /**
   * Rolls back what an ingestion run wrote. A dry run only reports what would change.
   *
   * @example
   * ```ts
   * const trial = makeTagUrn('trial');
   * const systemMetadata = { runId: 'nightly-3' };
   * await client.aspects.write(trial, { tagProperties: { name: 'Trial' } }, { systemMetadata });
   * const { entitiesDeleted } = await client.runs.rollback('nightly-3', { dryRun: true });
   * entitiesDeleted; // 1
   * await client.runs.rollback('nightly-3');
   * await client.entities.exists(trial, { includeRemoved: false }); // false
   * ```
   */
  rollback(runId: string, options?: RollbackOptions): Promise<RollbackReport> {
    return rollBackRun(this.#client, runId, options);
  }
}
