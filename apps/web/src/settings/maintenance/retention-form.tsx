import './retention.css';
import { useId, useState } from 'react';
import { keepSentEdit } from '../../data/sent-requests.ts';
import { useCarryOut } from '../../data/use-change.ts';
import { valueNow } from '../../data/value-now.ts';
import { pathOf, writeAspect } from '../../entity/raw/stored-aspects.ts';
import { retentionTexts as texts } from '../../texts/retention.ts';
import { Select, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Fields } from '../../ui/same-fields.ts';
import type { EntitySpec } from '../model/model.ts';
import {
  all,
  configOf,
  draftOf,
  isSameScope,
  type Limits,
  limitsOf,
  type Rule,
  typedLimits,
  type Unit,
  units,
  urnOf,
} from './retention-rules.ts';
import { ageText, effectOf, scopeText } from './retention-words.ts';
import { retentionAspect, retentionKey } from './stored-rules.ts';

const { form } = texts;

interface RetentionFormProps {
  readonly rules: readonly Rule[];
  readonly model: readonly EntitySpec[];
  /** The rule that is changed; without it, one is added. */
  readonly rule?: Rule;
  readonly close: () => void;
}

/** A new rule, or a change of one, with what it will delete. */
export function RetentionForm({ rules, model, rule, close }: RetentionFormProps) {
  const carryOut = useCarryOut(retentionKey);
  const [entityType, setEntityType] = useState(rule?.entityType ?? all);
  const [aspect, setAspect] = useState(rule?.aspect ?? all);
  const [draft, setDraft] = useState(draftOf(rule?.limits ?? {}));
  const scope = { entityType, aspect };
  const urn = rule?.urn ?? urnOf(scope);
  const limits = typedLimits(draft);
  const exists = !rule && rules.some((other) => other.isStored && isSameScope(other, scope));
  const effect = useId();

  const send = () =>
    carryOut(
      async () => {
        const value = configOf(limits);
        await writeAspect(urn, retentionAspect, value, undefined);
        keepSentEdit({ method: 'POST', path: `${pathOf(urn)}/${retentionAspect}`, body: { value } });
      },
      form.saved(scopeText(scope)),
    );

  const guard = {
    before: fieldsOf(rule?.isStored ? rule.limits : {}),
    mine: fieldsOf(limits),
    async now() {
      const value = await valueNow(urn, retentionAspect);
      return value && fieldsOf(limitsOf(value as unknown as Parameters<typeof limitsOf>[0]));
    },
  };

  return (
    <FormDialog
      title={rule ? form.changeTitle(scopeText(rule)) : form.addTitle}
      action={form.save}
      send={send}
      close={close}
      guard={guard}
      canSend={!exists && Object.keys(limits).length > 0}
    >
      {(errorOf) => (
        <>
          {!rule && (
            <div className="retention__pair">
              <Select
                label={texts.entityType}
                value={entityType}
                set={(type) => {
                  setEntityType(type);
                  if (!aspectsOf(model, type).includes(aspect)) setAspect(all);
                }}
                options={[option(all, form.allTypes), ...model.map(({ name }) => option(name))]}
                error={errorOf('entityName')}
              />
              <Select
                label={texts.aspect}
                value={aspect}
                set={setAspect}
                options={[
                  option(all, form.allAspects),
                  ...aspectsOf(model, entityType).map((name) => option(name)),
                ]}
                error={exists ? form.exists : errorOf('aspectName')}
              />
            </div>
          )}
          <TextField
            label={form.versions}
            hint={form.versionsHint}
            type="number"
            value={draft.versions}
            set={(versions) => setDraft({ ...draft, versions })}
            error={errorOf('maxVersions') ?? errorOf('retention')}
          />
          <div className="retention__pair">
            <TextField
              label={form.age}
              hint={form.ageHint}
              type="number"
              value={draft.age}
              set={(age) => setDraft({ ...draft, age })}
              error={errorOf('maxAgeInSeconds')}
            />
            <Select<Unit>
              label={form.unit}
              value={draft.unit}
              set={(unit) => setDraft({ ...draft, unit })}
              options={(Object.keys(units) as Unit[]).map((unit) => option(unit, form.units[unit]))}
            />
          </div>
          <section className="retention__effect" aria-labelledby={effect} aria-live="polite">
            <p className="label" id={effect}>
              {texts.effect.title}
            </p>
            {effectOf(rules, scope, limits, rule).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
        </>
      )}
    </FormDialog>
  );
}

const option = <Value extends string>(value: Value, text: string = value) => ({ value, text });

/** Versioned aspects of a type, or of all: others have no history. */
export const aspectsOf = (model: readonly EntitySpec[], entityType: string): readonly string[] => [
  ...new Set(
    model
      .filter(({ name }) => entityType === all || name === entityType)
      .flatMap(({ aspects }) => aspects.flatMap((aspect) => (aspect.isTimeSeries ? [] : [aspect.name])))
      .sort((a, b) => a.localeCompare(b, 'en')),
  ),
];

const fieldsOf = ({ maxVersions, maxAgeInSeconds }: Limits): Fields => ({
  [form.versions]: maxVersions === undefined ? '' : String(maxVersions),
  [form.age]: ageText(maxAgeInSeconds) ?? '',
});
