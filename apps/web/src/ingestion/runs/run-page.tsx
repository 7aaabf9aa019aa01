import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import {
  cancelRunMutation,
  type RunQuery,
  rollBackRunMutation,
  runQuery,
  startRunMutation,
} from '../../../gen/ingestion/runs/runs.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { durationText } from '../../texts/format.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { texts as allTexts } from '../../texts/texts.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { IngestionLink } from '../ingestion-link.tsx';
import { commandLineExecutor, idOf } from '../urns.ts';
import { useAction } from '../use-action.ts';
import { useRights } from '../use-rights.ts';
import { readReport } from './report.ts';
import { ReportView } from './report-view.tsx';
import { RunLog } from './run-log.tsx';
import { canRollBack, isOpen, pollMs, statusOf } from './run-state.ts';
import { executorText, requesterOf, subjectOf } from './run-table.tsx';
import { StateMark } from './state-mark.tsx';
import { Written } from './written.tsx';

const { runs: texts, report: reportTexts } = ingestionTexts;

type Run = NonNullable<RunQuery['executionRequest']>;

/** One run: how far it is, its log, and what came of it. */
export function RunPage({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery({
    ...read(runQuery, { urn }),
    refetchInterval: ({ state }) =>
      state.data?.executionRequest && isOpen(state.data.executionRequest.result) ? pollMs.open : false,
  });
  const run = data?.executionRequest;
  const title = run && texts.title(subjectOf(run));
  useEffect(() => {
    if (title) document.title = `${title} – ${allTexts.name}`;
  }, [title]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!run)
    return <Empty hint={<IngestionLink page="runs">{texts.all}</IngestionLink>}>{texts.missing}</Empty>;
  const { result, input } = run;
  const serialized = result?.structuredReport?.serializedValue;
  const report = serialized === undefined ? undefined : readReport(serialized);
  return (
    <article className="run">
      <SectionHead title={texts.title(subjectOf(run))}>
        <Actions run={run} />
      </SectionHead>
      <dl className="run__facts">
        <Fact name={texts.state}>
          <span role="status">
            <StateMark status={statusOf(result)} />
          </span>
        </Fact>
        {run.source && (
          <Fact name={texts.source}>
            <IngestionLink page="sources" id={idOf(run.source.urn)}>
              {run.source.name}
            </IngestionLink>
          </Fact>
        )}
        <Fact name={texts.requested}>
          <Moment time={input.requestedAt} />
        </Fact>
        {result?.startTimeMs != null && (
          <Fact name={texts.started}>
            <Moment time={result.startTimeMs} />
          </Fact>
        )}
        {result?.durationMs != null && <Fact name={texts.duration}>{durationText(result.durationMs)}</Fact>}
        <Fact name={texts.executor}>{executorText(input.executorId)}</Fact>
        <Fact name={texts.by}>
          {input.actor && input.source.type === 'MANUAL_INGESTION_SOURCE' ? (
            <EntityLink urn={input.actor.urn} name={input.actor.card.name} hasIcon={false} />
          ) : (
            requesterOf(run)
          )}
        </Fact>
        <Fact name={texts.id}>
          <code>{idOf(urn)}</code>
        </Fact>
      </dl>
      <section className="run__part" aria-labelledby="report">
        <h2 id="report">{reportTexts.title}</h2>
        {report ? (
          <ReportView report={report} />
        ) : (
          <p className="faint">{isOpen(result) ? reportTexts.later : reportTexts.none}</p>
        )}
      </section>
      <RunLog text={result?.report ?? ''} isOpen={isOpen(result)} fileName={`run-${idOf(urn)}.log`} />
      {!isOpen(result) && input.task !== 'TEST_CONNECTION' && <Written run={runIdOf(run)} />}
    </article>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Writes of a run have its URN as their run; those from a command line the ID alone. */
const runIdOf = ({ urn, input }: Run): string => (input.executorId === commandLineExecutor ? idOf(urn) : urn);

function Actions({ run }: { readonly run: Run }) {
  const { urn, source, result, input } = run;
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange('Run', 'Runs', 'SourceRuns', 'IngestionSources', 'RunRows');
  const [act, isActing] = useAction();
  const { sources: reason } = useRights();
  const navigate = useNavigate();
  const open = isOpen(result);
  const fromHere = source && input.executorId !== commandLineExecutor;

  const cancel = () =>
    act(
      () => change(cancelRunMutation, { source: source?.urn ?? '', run: urn }, texts.cancelling),
      texts.cancel,
    );
  const again = () =>
    act(async () => {
      const started = await change(startRunMutation, { urn: source?.urn ?? '' });
      const id = idOf(started.createIngestionExecutionRequest ?? '');
      await navigate({ to: '/ingestion/{-$page}/{-$id}', params: { page: 'runs', id } });
    }, texts.again);
  return (
    <>
      {open && fromHere && statusOf(result) !== 'ROLLING_BACK' && (
        <button
          type="button"
          className="button"
          disabled={isActing || reason !== undefined}
          title={reason}
          onClick={cancel}
        >
          {texts.cancel}
        </button>
      )}
      {!open && fromHere && (
        <button
          type="button"
          className="button"
          disabled={isActing || reason !== undefined}
          title={reason}
          aria-label={texts.againNamed(source.name)}
          onClick={again}
        >
          {texts.again}
        </button>
      )}
      {canRollBack(result) && input.task !== 'TEST_CONNECTION' && (
        <EditButton reason={reason} press={() => setIsAsking(true)}>
          {texts.rollBack}
        </EditButton>
      )}
      {isAsking && (
        <Confirm
          title={texts.rollBackTitle}
          action={texts.rollBack}
          close={() => setIsAsking(false)}
          run={() => change(rollBackRunMutation, { run: runIdOf(run) }, texts.rolledBack)}
        >
          {texts.rollBackText}
        </Confirm>
      )}
    </>
  );
}
