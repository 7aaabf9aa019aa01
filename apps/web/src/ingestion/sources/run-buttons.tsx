import { cancelRunMutation, startRunMutation } from '../../../gen/ingestion/runs/runs.ts';
import { useChange } from '../../data/use-change.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { commandLineExecutor } from '../urns.ts';
import { useAction } from '../use-action.ts';
import { useRights } from '../use-rights.ts';

const { sources: texts } = ingestionTexts;

interface RunButtonProps {
  readonly urn: string;
  readonly name: string;
  readonly executorId: string;
  /** The run that waits or goes on, if there is one. */
  readonly openRun: string | undefined;
  readonly className: 'action' | 'button';
}

/** Starts a run of a source, or cancels the one that goes on. */
export function RunButton({ urn, name, executorId, openRun, className }: RunButtonProps) {
  const change = useChange('IngestionSources', 'SourceRuns', 'Runs', 'Run');
  const [act, isActing] = useAction();
  const { sources: reason } = useRights();
  if (openRun !== undefined)
    return (
      <button
        type="button"
        className={className}
        disabled={isActing || reason !== undefined}
        title={reason}
        aria-label={texts.cancelNamed(name)}
        onClick={() =>
          act(
            () => change(cancelRunMutation, { source: urn, run: openRun }, texts.cancelled(name)),
            texts.cancelNamed(name),
          )
        }
      >
        {texts.cancel}
      </button>
    );
  const isForeign = executorId === commandLineExecutor;
  return (
    <button
      type="button"
      className={className}
      disabled={isActing || isForeign || reason !== undefined}
      title={reason ?? (isForeign ? texts.fromCommandLine : undefined)}
      aria-label={texts.runNamed(name)}
      onClick={() => act(() => change(startRunMutation, { urn }, texts.started(name)), texts.runNamed(name))}
    >
      {texts.run}
    </button>
  );
}
