import type { Colophon } from '@colophon/sdk';
import type { RunReport } from '../run/run-report.ts';
import { readCheckpoint, removalJob, sourceStateJob, writeCheckpoint } from './checkpoint.ts';
import { findStale, type OwnedEntities } from './removal-state.ts';
import { KeptState } from './source-state.ts';
import type { StatefulSettings } from './stateful-settings.ts';

interface PipelineStateOptions {
  readonly catalogue: Colophon;
  readonly pipelineName: string;
  /** Platform of the source, or its name if it has none; of DataHub's package, those by which it may name its state. */
  readonly platforms: readonly string[];
  /** Whether what the last run had not may have been removed before, and is restored. DataHub's package leaves it alone. */
  readonly restores: boolean;
  readonly runId: string;
  readonly settings: StatefulSettings;
  readonly signal: AbortSignal;
}

/** The state of a pipeline, in the catalogue. */
export class PipelineState {
  /** What the source keeps. */
  readonly kept: KeptState;
  readonly #before: readonly string[];
  readonly #options: PipelineStateOptions;

  private constructor(options: PipelineStateOptions, before: readonly string[], kept: KeptState) {
    this.#options = options;
    this.#before = before;
    this.kept = kept;
  }

  /** Reads what the last successful run left. */
  static async read(options: PipelineStateOptions): Promise<PipelineState> {
    const { catalogue, pipelineName, platforms, settings, signal } = options;
    if (settings.ignore_old_state) return new PipelineState(options, [], new KeptState());
    const read = (job: string) => readCheckpoint(catalogue, pipelineName, job, signal);
    let removal: Record<string, unknown> | undefined;
    if (settings.remove_stale_metadata)
      for (const platform of platforms) removal ??= await read(removalJob(platform));
    const kept = await read(sourceStateJob(platforms[0] ?? 'default'));
    const urns = Array.isArray(removal?.urns) ? removal.urns.filter((urn) => typeof urn === 'string') : [];
    return new PipelineState(options, urns, new KeptState(kept));
  }

  /** What is stale after a run, and a function that stores the state for the next one. */
  finish(
    owned: OwnedEntities,
    report: RunReport,
  ): {
    readonly stale: readonly string[];
    readonly restored: readonly string[];
    store(now: number): Promise<void>;
  } {
    const { catalogue, pipelineName, platforms, runId, settings, restores } = this.#options;
    const [platform = 'default'] = platforms;
    const { stale, restored, urns } = settings.remove_stale_metadata
      ? findStale(this.#before, owned, report, settings.fail_safe_threshold)
      : { stale: [], restored: [], urns: [] };
    const store = async (now: number) => {
      if (settings.ignore_new_state) return;
      if (settings.remove_stale_metadata)
        await writeCheckpoint(catalogue, pipelineName, removalJob(platform), { state: { urns }, runId, now });
      if (this.kept.isChanged) {
        const state = Object.fromEntries(this.kept.values);
        await writeCheckpoint(catalogue, pipelineName, sourceStateJob(platform), { state, runId, now });
      }
    };
    return { stale, restored: restores ? restored : [], store };
  }
}
