import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { runQuery } from '../../../gen/ingestion/runs/runs.ts';
import { checkRecipeMutation } from '../../../gen/ingestion/sources/sources.ts';
import { messageOf } from '../../data/message-of.ts';
import { read } from '../../data/query-client.ts';
import { request } from '../../data/request.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { readReport } from '../runs/report.ts';
import { isOpen, statusOf } from '../runs/run-state.ts';
import { problemsIn, type RecipeProblem } from './recipe.ts';

const { form: texts } = ingestionTexts;
const pollMs = 700;
/** Milliseconds after which nobody seems to be there. The check goes on. */
const lateMs = 20_000;

interface RecipeCheck {
  readonly start: (json: string, text: string) => void;
  readonly isRunning: boolean;
  /** What came of it, in a sentence. */
  readonly outcome: { readonly isGood: boolean; readonly text: string; readonly log?: string } | undefined;
  readonly problems: readonly RecipeProblem[];
}

/** Has the server's executor check a recipe, with its secrets, and whether what it reads can be reached. */
export function useRecipeCheck(): RecipeCheck {
  const [sent, setSent] = useState<{ readonly urn: string; readonly text: string; readonly since: number }>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { data } = useQuery({
    ...read(runQuery, { urn: sent?.urn ?? '' }),
    enabled: sent !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const run = state.data?.executionRequest;
      return !run || isOpen(run.result) ? pollMs : false;
    },
  });
  const run = sent && data?.executionRequest?.urn === sent.urn ? data.executionRequest : undefined;
  const result = run?.result;
  const isRunning = isSending || (sent !== undefined && (!run || isOpen(run.result)));

  function start(json: string, text: string): void {
    setIsSending(true);
    setFailure(undefined);
    setSent(undefined);
    request(checkRecipeMutation, { recipe: json })
      .then(({ createTestConnectionRequest: urn }) => urn && setSent({ urn, text, since: Date.now() }))
      .catch((error: unknown) => setFailure(messageOf(error)))
      .finally(() => setIsSending(false));
  }

  function outcome(): RecipeCheck['outcome'] {
    if (failure !== undefined) return { isGood: false, text: failure };
    if (!sent) return undefined;
    if (isRunning)
      return { isGood: true, text: Date.now() - sent.since > lateMs ? texts.checkLate : texts.checking };
    const report = readReport(result?.structuredReport?.serializedValue ?? '');
    const isCapable = report === undefined || report.connection.every(({ isCapable: can }) => can);
    if (statusOf(result ?? null).startsWith('SUCC') && isCapable) return { isGood: true, text: texts.works };
    return { isGood: false, text: texts.fails, log: result?.report ?? '' };
  }

  return {
    start,
    isRunning,
    outcome: outcome(),
    problems: sent && result && !isRunning ? problemsIn(result.report ?? '', sent.text) : [],
  };
}
