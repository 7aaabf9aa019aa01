import { actionTexts as texts } from '../../texts/actions.ts';
import { agoText, momentText, number } from '../../texts/format.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { type Condition, conditionOf, lastEventAt, type Pipeline, problemOf } from './pipelines.ts';

interface PipelineTableProps {
  readonly pipelines: readonly Pipeline[];
  /** Changes that are not read yet, by the name of a position; undefined until they are known. */
  readonly lagOf: ReadonlyMap<string, number> | undefined;
  /** Why the reader may not remove one; undefined where they may. */
  readonly reason: string | undefined;
  readonly remove: (pipeline: Pipeline) => void;
}

export const PipelineTable = ({ pipelines, ...rest }: PipelineTableProps) => (
  <Table
    label={texts.label}
    rows={pipelines}
    keyOf={({ urn }) => urn}
    hasCards
    columns={columnsOf(rest, Date.now())}
  />
);

const tones: Readonly<Record<Condition, string>> = {
  running: 'good',
  failing: 'bad',
  silent: 'bad',
  failed: 'bad',
  ended: 'none',
};

const columnsOf = (
  { lagOf, reason, remove }: Omit<PipelineTableProps, 'pipelines'>,
  now: number,
): readonly Column<Pipeline>[] => [
  {
    key: 'pipeline',
    head: texts.columns.pipeline,
    cell: ({ name, action }) => (
      <>
        <bdi className="pipeline__name">{name}</bdi>
        <p className="faint">
          <code>{action}</code>
        </p>
      </>
    ),
  },
  { key: 'state', head: texts.columns.state, cell: (pipeline) => <State pipeline={pipeline} now={now} /> },
  { key: 'done', head: texts.columns.done, isNumber: true, cell: ({ done }) => number(done) },
  { key: 'failed', head: texts.columns.failed, isNumber: true, cell: ({ failed }) => number(failed) },
  {
    key: 'behind',
    head: texts.columns.behind,
    isNumber: true,
    cell: ({ consumer = '' }) => {
      const lag = lagOf?.get(consumer);
      return lag === undefined ? <span className="faint">{texts.unknown}</span> : number(lag);
    },
  },
  {
    key: 'event',
    head: texts.columns.lastEvent,
    cell: (pipeline) => {
      const time = lastEventAt(pipeline);
      return time === undefined ? (
        <span className="faint">{texts.never}</span>
      ) : (
        <Ago time={time} now={now} />
      );
    },
  },
  { key: 'heard', head: texts.columns.heard, cell: ({ heardAt }) => <Ago time={heardAt} now={now} /> },
  {
    key: 'actions',
    head: texts.columns.actions,
    isActions: true,
    cell: (pipeline) => (
      <EditButton
        className="action"
        label={texts.removeNamed(pipeline.name)}
        reason={reason}
        press={() => remove(pipeline)}
      >
        {texts.remove}
      </EditButton>
    ),
  },
];

function State({ pipeline, now }: { readonly pipeline: Pipeline; readonly now: number }) {
  const condition = conditionOf(pipeline, now);
  const problem = condition === 'silent' ? texts.silent : problemOf(pipeline, condition);
  return (
    <div>
      <span className="state-mark" data-tone={tones[condition]}>
        {texts.states[condition]}
      </span>
      {condition === 'running' && <p className="faint">{texts.since(momentText(pipeline.startedAt))}</p>}
      {problem !== undefined && <p className="pipeline__problem">{problem}</p>}
    </div>
  );
}

const Ago = ({ time, now }: { readonly time: number; readonly now: number }) => (
  <time className="pipeline__time" dateTime={new Date(time).toISOString()} title={momentText(time)}>
    {agoText(time, now)}
  </time>
);
