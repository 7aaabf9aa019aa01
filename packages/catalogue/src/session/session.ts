import type { Registry } from '@colophon/schema';
import type { AccessControl } from '../access/access-control.ts';
import type { Changes } from '../changes/changes.ts';
import type { RetentionQuery } from '../maintenance/apply-retention.ts';
import type { Deleted } from '../maintenance/delete-entity.ts';
import type { References } from '../maintenance/delete-references.ts';
import type { RestoreOptions } from '../maintenance/restore-indices.ts';
import type { RollbackReport } from '../maintenance/roll-back.ts';
import type { Operations, SessionOperations } from '../operations.ts';
import { createPace, type Pace } from '../pace.ts';
import type { IndexAnswer } from '../ports/index-answer.ts';
import type { ChangeProposal, ProposeOptions, WriteReceipt } from '../proposal.ts';
import { boundsOf, type QueryBounds } from '../query-bounds.ts';
import { ReadBudget, type ReadOptions } from '../read-budget.ts';
import { withTrace } from '../write/trace.ts';
import type { AroundCommand, Command } from './command.ts';
import type { RequestContext } from './request-context.ts';

export interface SessionOptions extends Pick<ProposeOptions, 'unknownFields' | 'idempotencyKey'> {
  /**
   * False for a request that reads back what it wrote: the write is done by then, and what it returns is no longer than
   * what was sent. Default true: see {@link ReadBudget}.
   */
  readonly limitsReads?: boolean;
  /** Decides what the principal may see and do. Default: everything. */
  readonly access?: AccessControl | undefined;
  /** Called after each write. */
  readonly onWrite?: (receipt: WriteReceipt) => void;
  /** Called for each answer of an index that did not know all that was committed when it was asked. */
  readonly onLag?: (lag: Lag) => void;
}

/** How far behind an answer is: what was committed after `asOf`, up to `head`, may be missing. */
export interface Lag extends IndexAnswer {
  /** Offset of the latest entry of the log when the query came. */
  readonly head: number;
}

type Args<Name extends keyof Operations> = Operations[Name] extends (...args: infer A) => unknown ? A : never;
type Result<Name extends keyof Operations> = Operations[Name] extends (...args: never) => infer R ? R : never;

/**
 * The catalogue as one request uses it. Its commands are the principal's. Its queries read no more than the request may,
 * in slices between which others are served, and stop when the caller has disconnected or the time of the request is over.
 */
export class Session {
  readonly context: RequestContext;
  readonly registry: Registry;
  readonly #operations: SessionOperations;
  readonly #options: SessionOptions;
  readonly #budget: ReadBudget | undefined;
  readonly #around: AroundCommand | undefined;
  #pace: Pace | undefined;
  /** Offset that an answer is to know. */
  #notBefore: number | undefined;
  /** Most requests look up one entity. For them, the signal is not made: that takes longer than the read. */
  #isFirst = true;

  constructor(
    operations: SessionOperations,
    context: RequestContext,
    options: SessionOptions = {},
    around?: AroundCommand,
  ) {
    this.context = context;
    this.registry = operations.registry;
    this.#operations = operations;
    this.#options = options;
    this.#around = around;
    this.#budget = (options.limitsReads ?? true) ? new ReadBudget() : undefined;
  }

  // Commands: the principal is the actor of each, and each write is part of the trace of the request.

  /** As {@link Operations.propose}. */
  async propose(proposals: readonly ChangeProposal[]): Promise<WriteReceipt> {
    const { traceId } = this.context;
    const traced = proposals.map((proposal) => withTrace(proposal, traceId));
    const write = () => this.#operations.propose(traced, this.#actor, this.#policy);
    return this.#written(await this.#run({ name: 'propose' }, write));
  }

  /** As {@link Operations.proposeAsync}; the states are found under the trace of the request. */
  async proposeAsync(proposals: readonly ChangeProposal[]): Promise<WriteReceipt> {
    const { traceId } = this.context;
    const write = () => this.#operations.proposeAsync(proposals, traceId, this.#actor, this.#policy);
    return this.#written(await this.#run({ name: 'proposeAsync' }, write));
  }

  /** As {@link Operations.check}. */
  check(proposal: ChangeProposal): void {
    this.#operations.check(proposal, this.#policy);
  }

  deleteEntity(urn: string): Promise<Deleted> {
    return this.#run({ name: 'deleteEntity', subject: urn }, () =>
      this.#operations.deleteEntity(urn, this.#actor),
    );
  }

  deletePoints(range: Args<'deletePoints'>[0]): Promise<Deleted> {
    return this.#run({ name: 'deletePoints', subject: range.urn }, () =>
      this.#operations.deletePoints(range, this.#actor),
    );
  }

  truncateTimeseries(
    query: Args<'truncateTimeseries'>[0],
    options: { readonly dryRun?: boolean } = {},
  ): Result<'truncateTimeseries'> {
    const { dryRun: isDryRun = false } = options;
    return this.#run({ name: 'truncateTimeseries', isDryRun }, () =>
      this.#operations.truncateTimeseries(query, { ...options, actor: this.#actor }),
    );
  }

  deleteReferences(urn: string, options: { readonly dryRun?: boolean } = {}): Promise<References> {
    const { dryRun: isDryRun = false } = options;
    return this.#run({ name: 'deleteReferences', subject: urn, isDryRun }, () =>
      this.#operations.deleteReferences(urn, { ...options, actor: this.#actor }),
    );
  }

  rollBack(
    by: Args<'rollBack'>[0],
    options: { readonly dryRun?: boolean; readonly hard?: boolean } = {},
  ): Promise<RollbackReport> {
    const { dryRun: isDryRun = false } = options;
    const subject = 'runId' in by ? by.runId : by.registryName;
    return this.#run({ name: 'rollBack', subject, isDryRun }, () =>
      this.#operations.rollBack(by, { ...options, actor: this.#actor }),
    );
  }

  restoreIndices(options?: RestoreOptions): Result<'restoreIndices'> {
    return this.#run({ name: 'restoreIndices' }, () => this.#operations.restoreIndices(options));
  }

  backup(options: Args<'backup'>[0]): Result<'backup'> {
    return this.#run({ name: 'backup' }, () => this.#operations.backup(options));
  }

  applyRetention(query?: RetentionQuery): Result<'applyRetention'> {
    return this.#run({ name: 'applyRetention' }, () => this.#operations.applyRetention(query));
  }

  // Queries: of one entity or aspect, or of a list of them.

  async aspect(urn: string, name: string, version?: number): Result<'aspect'> {
    await this.#beforeLookUp();
    return this.#operations.aspect(urn, name, version, this.#spending());
  }

  async entity(urn: string, names?: readonly string[]): Result<'entity'> {
    await this.#beforeLookUp();
    return this.#operations.entity(urn, names, this.#spending());
  }

  async entities(urns: readonly string[], names?: readonly string[]): Result<'entities'> {
    await this.#beforeLookUp(urns.length);
    return this.#operations.entities(urns, names, this.#limits());
  }

  async existing(urns: readonly string[], includeRemoved?: boolean): Result<'existing'> {
    await this.#beforeLookUp(urns.length);
    return this.#operations.existing(urns, includeRemoved, this.#limits());
  }

  async history(urn: string, name: string, start: number, count: number): Result<'history'> {
    await this.#beforeLookUp();
    return this.#operations.history(urn, name, start, count, this.#limits());
  }

  difference(urn: string, name: string, from: number, to: number): Result<'difference'> {
    return this.#operations.difference(urn, name, from, to);
  }

  timeline(query: Args<'timeline'>[0]): Result<'timeline'> {
    return this.#operations.timeline({ ...query, ...this.#limits() });
  }

  async writeStates(...[traceId, aspects]: Args<'writeStates'>): Result<'writeStates'> {
    await this.#beforeLookUp(Object.values(aspects).reduce((sum, names) => sum + names.length, 0));
    return this.#operations.writeStates(traceId, aspects);
  }

  countAspect(name: string, urnLike?: string): Promise<number> {
    return this.#operations.countAspect(name, urnLike, this.#bounds);
  }

  // Queries: time series.

  async timeseries(query: Args<'timeseries'>[0]): Result<'timeseries'> {
    await this.#beforeLookUp();
    return this.#operations.timeseries({ ...query, ...this.#limits() });
  }

  scrollTimeseries(query: Args<'scrollTimeseries'>[0]): Result<'scrollTimeseries'> {
    return this.#operations.scrollTimeseries({ ...query, ...this.#limits() });
  }

  timeseriesStats(query: Args<'timeseriesStats'>[0]): Result<'timeseriesStats'> {
    return this.#operations.timeseriesStats({ ...query, ...this.#limits() });
  }

  // Queries: search.

  search(query: Args<'search'>[0]): Result<'search'> {
    return this.#noting(() => this.#operations.search(this.#bounded(query)));
  }

  scroll(query: Args<'scroll'>[0], cursor?: string): Result<'scroll'> {
    return this.#noting(() => this.#operations.scroll(this.#bounded(query), cursor));
  }

  autocomplete(query: Args<'autocomplete'>[0], field?: string): Result<'autocomplete'> {
    return this.#noting(() => this.#operations.autocomplete(this.#bounded(query), field));
  }

  browse(...[query, path]: Args<'browse'>): Result<'browse'> {
    return this.#noting(() => this.#operations.browse(this.#bounded(query), path));
  }

  browsePaths(urn: string): Result<'browsePaths'> {
    return this.#operations.browsePaths(urn);
  }

  facets(entityTypes: readonly string[]): readonly string[] {
    return this.#operations.facets(entityTypes);
  }

  // Queries: relationships and lineage.

  relationships(query: Args<'relationships'>[0]): Result<'relationships'> {
    return this.#noting(() => this.#operations.relationships(this.#bounded(query)));
  }

  scrollEdges(query: Args<'scrollEdges'>[0]): Result<'scrollEdges'> {
    return this.#noting(() => this.#operations.scrollEdges(this.#bounded(query)));
  }

  lineage(query: Args<'lineage'>[0]): Result<'lineage'> {
    return this.#noting(() => this.#operations.lineage(this.#bounded(query)));
  }

  searchLineage(query: Args<'searchLineage'>[0]): Result<'searchLineage'> {
    return this.#noting(() => this.#operations.searchLineage(this.#bounded(query)));
  }

  // Queries: coverage, runs, and the log.

  coverageHistory(query: Args<'coverageHistory'>[0]): Result<'coverageHistory'> {
    return this.#operations.coverageHistory(query);
  }

  runs(page: Args<'runs'>[0]): Result<'runs'> {
    return this.#operations.runs(this.#bounded(page));
  }

  async writtenBy(...[writer, page]: Args<'writtenBy'>): Result<'writtenBy'> {
    const rows = await this.#operations.writtenBy(writer, { ...page, ...this.#limits() });
    this.#budget?.check(rows.at(-1));
    return rows;
  }

  get changes(): Changes {
    return this.#operations.changes;
  }

  logHead(): Promise<number> {
    return this.#operations.logHead();
  }

  checkHealth(): Promise<void> {
    return this.#operations.checkHealth();
  }

  #run<T>(command: Omit<Command, 'context'>, run: () => Promise<T>): Promise<T> {
    return this.#around ? this.#around({ ...command, context: this.context }, run) : run();
  }

  get #actor(): string {
    return this.context.principal.urn;
  }

  get #policy(): ProposeOptions {
    const { unknownFields, idempotencyKey } = this.#options;
    return {
      ...(unknownFields !== undefined && { unknownFields }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    };
  }

  #written(receipt: WriteReceipt): WriteReceipt {
    this.#options.onWrite?.(receipt);
    return receipt;
  }

  get #bounds(): QueryBounds {
    return boundsOf(this.context);
  }

  #bounded<Query extends object>(query: Query): Query & QueryBounds {
    const bounded = { ...query, ...this.#bounds };
    return this.#notBefore === undefined ? bounded : { ...bounded, notBefore: this.#notBefore };
  }

  /** Reports an answer that lags. The head is read first: what is committed while the query runs need not be in it. */
  async #noting<Answer extends IndexAnswer>(query: () => Promise<Answer>): Promise<Answer> {
    const { onLag } = this.#options;
    const { waitFor } = this.context;
    if (!onLag && waitFor === undefined) return query();
    const head = await this.#operations.logHead();
    // What is not there yet cannot be waited for.
    if (waitFor !== undefined) this.#notBefore = waitFor === 'latest' ? head : Math.min(waitFor, head);
    const answer = await query();
    if (answer.asOf < head) onLag?.({ asOf: answer.asOf, head });
    return answer;
  }

  /** For short reads, which are over before a caller can go. */
  #spending(): Pick<ReadOptions, 'budget'> {
    return this.#budget ? { budget: this.#budget } : {};
  }

  #limits(): ReadOptions {
    return this.#budget ? { budget: this.#budget, ...this.#bounds } : {};
  }

  async #beforeLookUp(count = 1): Promise<void> {
    if (!this.#budget) return;
    this.#budget.lookUp(count);
    if (!this.#isFirst) {
      this.#pace ??= createPace(this.context);
      await this.#pace();
    }
    this.#isFirst = false;
  }
}
