import '../ingestion.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendJson } from '../../data/request.ts';
import { keepSentEdit } from '../../data/sent-requests.ts';
import { useCarryOut } from '../../data/use-change.ts';
import { pathOf } from '../../entity/raw/stored-aspects.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { actionTexts as texts } from '../../texts/actions.ts';
import { sectionTexts } from '../../texts/sections.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { PipelineTable } from './pipeline-table.tsx';
import type { Pipeline } from './pipelines.ts';
import { lagQuery, pipelinesKey, pipelinesQuery } from './stored-pipelines.ts';
import { useRemovalReason } from './use-removal-reason.ts';

/** Pipelines of actions, as they last reported. */
export function ActionsPage() {
  const { data, error, refetch } = useQuery(pipelinesQuery);
  const lag = useQuery(lagQuery(data ?? []));
  const reason = useRemovalReason(data?.[0]?.urn);
  const [removing, setRemoving] = useState<Pipeline>();
  return (
    <>
      <SectionHead
        title={sectionTexts.pages.actions}
        lead={
          <>
            {texts.lead}{' '}
            <a className="link" href="/docs/actions/README">
              {texts.more}
            </a>
          </>
        }
      />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty hint={texts.noneHint}>{texts.none}</Empty>}
      {data && data.length > 0 && (
        <PipelineTable pipelines={data} lagOf={lag.data} reason={reason} remove={setRemoving} />
      )}
      {data?.some(({ failed }) => failed > 0) && (
        <HowTo
          id="failed"
          title={texts.failedHead}
          text={texts.failedHint}
          command="actions replay -c pipeline.yaml"
          more={texts.failedMore}
          page="/docs/actions/concepts#failures"
        />
      )}
      <HowTo
        id="start"
        title={texts.start}
        command="actions run -c pipeline.yaml"
        more={texts.startMore}
        page="/docs/actions/quickstart"
      />
      {removing && <Removal pipeline={removing} close={() => setRemoving(undefined)} />}
    </>
  );
}

function Removal({
  pipeline: { urn, name },
  close,
}: {
  readonly pipeline: Pipeline;
  readonly close: () => void;
}) {
  const carryOut = useCarryOut(pipelinesKey);
  return (
    <Confirm
      title={texts.removeTitle(name)}
      action={texts.remove}
      run={() =>
        carryOut(async () => {
          const path = pathOf(urn);
          await sendJson('DELETE', path);
          keepSentEdit({ method: 'DELETE', path });
        }, texts.removed(name))
      }
      close={close}
    >
      {texts.removeText}
    </Confirm>
  );
}

interface HowToProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly command: string;
  readonly more: string;
  readonly page: string;
}

/** A command to run, and where it is explained. */
function HowTo({ id, title, text, command, more, page }: HowToProps) {
  return (
    <section className="run__part executor__start" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre className="recipe-text" tabIndex={0}>
        {`npx @colophon/cli ${command} --server ${location.origin}`}
      </pre>
      <p className="faint">
        <a className="link" href={page}>
          {more}
        </a>
      </p>
    </section>
  );
}
