import type { Colophon } from '@colophon/sdk';
import type { RunReport } from '../run/run-report.ts';
import { readCheckpoint, removalJob, sourceStateJob, writeCheckpoint } from './checkpoint.ts';
import { findStale, type OwnedEntities } from './removal-state.ts';
import { KeptState } from './source-state.ts';

/** Settings of stateful ingestion, as a recipe's source has them. */
export interface StatefulSettings {
  readonly enabled: boolean;
  readonly remove_stale_metadata: boolean;
  readonly fail_safe_threshold: number;
  readonly ignore_old_state: boolean;
  readonly ignore_new_state: boolean;
}

/** The settings in the configuration of a source; undefined if it has none, or they are off. */
export function statefulSettings(config: unknown): StatefulSettings | undefined {
  const settings = (config as { stateful_ingestion?: Partial<StatefulSettings> } | null)?.stateful_ingestion;
  if (!settings?.enabled) return undefined;
  return {
    enabled: true,
    remove_stale_metadata: settings.remove_stale_metadata ?? true,
    fail_safe_threshold: settings.fail_safe_threshold ?? 75,
    ignore_old_state: settings.ignore_old_state ?? false,
    ignore_new_state: settings.ignore_new_state ?? false,
  };
}

interface PipelineStateOptions {
  readonly catalogue: Colophon;
  readonly pipelineName: string;
  /** Platform of the source, or its name if it has none. */
  readonly platform: string;
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
    const { catalogue, pipelineName, platform, settings, signal } = options;
    if (settings.ignore_old_state) return new PipelineState(options, [], new KeptState());
    const removal = settings.remove_stale_metadata
      ? await readCheckpoint(catalogue, pipelineName, removalJob(platform), signal)
      : undefined;
    const kept = await readCheckpoint(catalogue, pipelineName, sourceStateJob(platform), signal);
    const urns = Array.isArray(removal?.urns) ? removal.urns.filter((urn) => typeof urn === 'string') : [];
    return new PipelineState(options, urns, new KeptState(kept));
  }

  /** What is stale after a run, and a function that stores the state for the next one. */
  finish(
    owned: OwnedEntities,
    report: RunReport,
  ): { stale: readonly string[]; store(now: number): Promise<void> } {
    const { catalogue, pipelineName, platform, runId, settings } = this.#options;
    const { stale, urns } = settings.remove_stale_metadata
      ? findStale(this.#before, owned, report, settings.fail_safe_threshold)
      : { stale: [], urns: [] };
    const store = async (now: number) => {
      if (settings.ignore_new_state) return;
      if (settings.remove_stale_metadata)
        await writeCheckpoint(catalogue, pipelineName, removalJob(platform), { state: { urns }, runId, now });
      if (this.kept.isChanged) {
        const state = Object.fromEntries(this.kept.values);
        await writeCheckpoint(catalogue, pipelineName, sourceStateJob(platform), { state, runId, now });
      }
    };
    return { stale, store };
  }
}
