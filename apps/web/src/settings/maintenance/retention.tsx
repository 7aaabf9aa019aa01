import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLacking } from '../../account/use-lacking.ts';
import { sendJson } from '../../data/request.ts';
import { keepSentEdit } from '../../data/sent-requests.ts';
import { useCarryOut } from '../../data/use-change.ts';
import { pathOf } from '../../entity/raw/stored-aspects.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { retentionTexts as texts } from '../../texts/retention.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { type EntitySpec, modelQuery } from '../model/model.ts';
import { ApplyRetention } from './apply-retention.tsx';
import { Command } from './command.tsx';
import { aspectsOf, RetentionForm } from './retention-form.tsx';
import { all, fallbacksWithout, isStricter, type Rule, rulesOf } from './retention-rules.ts';
import { ageText, ruleText, scopeText } from './retention-words.ts';
import { retentionKey, retentionQuery } from './stored-rules.ts';

type Opened = { readonly kind: 'add' } | { readonly kind: 'change' | 'remove'; readonly rule: Rule };

/** Which rules there are, and how they are changed. */
export function Retention() {
  const { data, error, refetch } = useQuery(retentionQuery);
  const model = useQuery(modelQuery);
  const [opened, setOpened] = useState<Opened>();
  const reason = useLacking('MANAGE_SYSTEM_OPERATIONS');
  const close = () => setOpened(undefined);
  const rules = data && rulesOf(data.entities);
  return (
    <section className="task" aria-labelledby="retention">
      <div className="task__head">
        <h2 id="retention">{texts.title}</h2>
        {rules && (
          <EditButton reason={reason} press={() => setOpened({ kind: 'add' })}>
            {texts.add}
          </EditButton>
        )}
      </div>
      <p>
        {texts.lead} <a href="/docs/advanced/db-retention">{texts.help}</a>
      </p>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!rules && !error && <Loading />}
      {rules && (
        <>
          <Table
            label={texts.label}
            rows={rules}
            keyOf={({ urn }) => urn}
            hasCards
            columns={columnsOf(model.data, reason, setOpened)}
          />
          <ApplyRetention />
          <Command text="put 'urn:li:dataHubRetention:(tag,tagProperties)' dataHubRetentionConfig < rule.json" />
        </>
      )}
      {rules && opened?.kind === 'add' && (
        <RetentionForm rules={rules} model={model.data ?? []} close={close} />
      )}
      {rules && opened?.kind === 'change' && (
        <RetentionForm rules={rules} model={model.data ?? []} rule={opened.rule} close={close} />
      )}
      {rules && opened?.kind === 'remove' && <Removal rules={rules} rule={opened.rule} close={close} />}
    </section>
  );
}

interface RemovalProps {
  readonly rules: readonly Rule[];
  readonly rule: Rule;
  readonly close: () => void;
}

function Removal({ rules, rule, close }: RemovalProps) {
  const carryOut = useCarryOut(retentionKey);
  const scope = scopeText(rule);
  const then = fallbacksWithout(rule, rules);
  const deletes = then.some(({ limits }) => isStricter(limits, rule.limits));
  return (
    <Confirm
      title={texts.removal.title(scope)}
      action={texts.removal.action}
      run={() =>
        carryOut(async () => {
          const path = pathOf(rule.urn);
          await sendJson('DELETE', path);
          keepSentEdit({ method: 'DELETE', path });
        }, texts.removal.removed(scope))
      }
      close={close}
    >
      {texts.removal.after(then.map(ruleText))} {deletes ? texts.effect.stricter : texts.effect.looser}
    </Confirm>
  );
}

const columnsOf = (
  model: readonly EntitySpec[] | undefined,
  reason: string | undefined,
  open: (opened: Opened) => void,
): readonly Column<Rule>[] => [
  {
    key: 'type',
    head: texts.entityType,
    cell: ({ entityType }) => {
      const isKnown = entityType === all || !model || model.some(({ name }) => name === entityType);
      return named(entityType, isKnown ? undefined : texts.unknownType);
    },
  },
  {
    key: 'aspect',
    head: texts.aspect,
    cell: ({ entityType, aspect }) => {
      const isKnown =
        aspect === all ||
        !model ||
        // Of a type that does not exist, one note is enough.
        (entityType !== all && !model.some(({ name }) => name === entityType)) ||
        aspectsOf(model, entityType).includes(aspect);
      return named(aspect, isKnown ? undefined : texts.unknownAspect);
    },
  },
  {
    key: 'versions',
    head: texts.versions,
    isNumber: true,
    cell: ({ limits: { maxVersions } }) => (maxVersions === undefined ? texts.noLimit : number(maxVersions)),
  },
  {
    key: 'age',
    head: texts.age,
    isNumber: true,
    cell: ({ limits }) => ageText(limits.maxAgeInSeconds) ?? texts.noLimit,
  },
  {
    key: 'actions',
    head: texts.actions,
    isActions: true,
    cell: (rule) => (
      <>
        {!rule.isStored && <span className="faint">{texts.shipped}</span>}
        {(rule.isStored ? (['change', 'remove'] as const) : (['change'] as const)).map((kind) => (
          <EditButton
            key={kind}
            className="action"
            label={texts.named(texts[kind], scopeText(rule))}
            reason={reason}
            press={() => open({ kind, rule })}
          >
            {texts[kind]}
          </EditButton>
        ))}
      </>
    ),
  },
];

/** The name of a type or an aspect, with what is wrong with it. */
const named = (name: string, note: string | undefined): ReactNode => (
  <div>
    {name === all ? texts.all : <code>{name}</code>}
    {note !== undefined && <p className="retention__note faint">{note}</p>}
  </div>
);
