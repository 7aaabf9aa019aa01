import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { startRunMutation } from '../../../gen/ingestion/runs/runs.ts';
import {
  createSourceMutation,
  ingestionSourceQuery,
  updateSourceMutation,
} from '../../../gen/ingestion/sources/sources.ts';
import { messageOf } from '../../data/message-of.ts';
import { request } from '../../data/request.ts';
import { useChange } from '../../data/use-change.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { TextField } from '../../ui/field.tsx';
import { useGuard } from '../../ui/use-guard.tsx';
import { IngestionLink } from '../ingestion-link.tsx';
import { idOf } from '../urns.ts';
import { readRecipe } from './recipe.ts';
import { RecipeField } from './recipe-field.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { draftOf, faultOf, fieldsOf, inputOf, type SourceDraft } from './source-draft.ts';
import type { Source } from './source-page.tsx';
import { useDraft } from './use-draft.ts';
import { useRecipeCheck } from './use-recipe-check.ts';

const { form: texts, sources: sourceTexts } = ingestionTexts;

interface SourceFormProps {
  /** Under which what is typed is kept. */
  readonly draftKey: string;
  readonly initial: SourceDraft;
  /** The source that is edited; without it, one is created. */
  readonly present?: Source;
}

export function SourceForm({ draftKey, initial, present }: SourceFormProps) {
  const { value: draft, base, set: setDraft, isKept, reset } = useDraft(draftKey, initial);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const runsAfter = useRef(false);
  const change = useChange('IngestionSources', 'IngestionSource', 'SourceRuns', 'Runs', 'Executors');
  const navigate = useNavigate();
  const recipe = useMemo(() => readRecipe(draft.recipe, texts), [draft.recipe]);
  const check = useRecipeCheck();
  const fault = failure === undefined ? undefined : faultOf(failure);
  const problems = 'problems' in recipe ? recipe.problems : check.problems;
  const errorAt = (field: string) => (fault?.field === field ? fault.message : undefined);

  function set(part: Partial<SourceDraft>): void {
    setFailure(undefined);
    setDraft(part);
  }

  async function save(json: { readonly json: string; readonly type: string }): Promise<void> {
    const input = inputOf(draft, json, present);
    const urn = present
      ? (await change(updateSourceMutation, { urn: present.urn, input }, sourceTexts.saved(input.name)))
          .updateIngestionSource
      : (await change(createSourceMutation, { input }, sourceTexts.created(input.name)))
          .createIngestionSource;
    reset();
    const started = runsAfter.current
      ? (await change(startRunMutation, { urn: urn ?? '' })).createIngestionExecutionRequest
      : undefined;
    const params = started ? { page: 'runs', id: idOf(started) } : { page: 'sources', id: idOf(urn ?? '') };
    await navigate({ to: '/ingestion/{-$page}/{-$id}', params, search: {} });
  }

  const { mayWrite, conflict } = useGuard(
    present && {
      // What was kept may be older than what is stored now.
      before: fieldsOf(base),
      mine: fieldsOf(draft),
      now: async () => {
        const { ingestionSource: now } = await request(ingestionSourceQuery, { urn: present.urn });
        return now ? fieldsOf(draftOf(now)) : undefined;
      },
    },
    () => submit(),
    () => {
      reset();
      const params = { page: 'sources', id: idOf(present?.urn ?? '') };
      void navigate({ to: '/ingestion/{-$page}/{-$id}', params, search: {} });
    },
  );

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isSending || 'problems' in recipe) return;
    setIsSending(true);
    setFailure(undefined);
    mayWrite()
      .then((isFree) => (isFree ? save(recipe) : undefined))
      .catch((error: unknown) => setFailure(messageOf(error)))
      .finally(() => setIsSending(false));
  }

  const canSend = !isSending && !('problems' in recipe);
  if (conflict) return conflict;
  return (
    <form className="source-form" onSubmit={submit}>
      {isKept && (
        <p className="source-form__kept">
          {texts.kept}{' '}
          <button type="button" className="action" onClick={reset}>
            {texts.discard}
          </button>
        </p>
      )}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={errorAt('name')}
        value={draft.name}
        set={(name) => set({ name })}
        isRequired={true}
      />
      <div>
        <RecipeField
          value={draft.recipe}
          set={(text) => set({ recipe: text })}
          problems={[
            ...problems,
            ...(fault?.field === 'recipe' ? [{ line: undefined, message: fault.message }] : []),
          ]}
        />
        <div className="form__actions">
          <button
            type="button"
            className="button"
            disabled={'problems' in recipe || check.isRunning}
            onClick={() => 'json' in recipe && check.start(recipe.json, draft.recipe)}
          >
            {texts.check}
          </button>
          <a className="button" href="/docs/metadata-ingestion/recipes" target="_blank" rel="noreferrer">
            {texts.recipeHelp}
          </a>
        </div>
        {check.outcome && !('problems' in recipe) && (
          <div className="source-form__outcome" role="status" data-good={check.outcome.isGood}>
            <p>{check.outcome.text}</p>
            {check.outcome.log !== undefined && check.problems.length === 0 && (
              <pre className="recipe-text">{check.outcome.log}</pre>
            )}
          </div>
        )}
      </div>
      <ScheduleField
        cron={draft.cron}
        timezone={draft.timezone}
        set={set}
        cronError={errorAt('cron')}
        timezoneError={errorAt('timezone')}
      />
      <TextField
        label={texts.executor}
        hint={texts.executorHint}
        error={errorAt('executorId')}
        value={draft.executorId}
        set={(executorId) => set({ executorId })}
        isRequired={true}
      />
      {failure !== undefined && !fault && (
        <p className="form__failure" role="alert">
          {failure}
        </p>
      )}
      <div className="form__actions">
        <button
          type="submit"
          className="button button--main"
          disabled={!canSend}
          onClick={() => {
            runsAfter.current = false;
          }}
        >
          {present ? texts.save : texts.create}
        </button>
        <button
          type="submit"
          className="button"
          disabled={!canSend}
          onClick={() => {
            runsAfter.current = true;
          }}
        >
          {present ? texts.saveAndRun : texts.createAndRun}
        </button>
        <IngestionLink page="sources" {...(present && { id: idOf(present.urn) })} className="button">
          {texts.cancel}
        </IngestionLink>
      </div>
    </form>
  );
}
