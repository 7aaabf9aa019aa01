import type { UpdateSourceMutationVariables } from '../../../gen/ingestion/sources/sources.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import type { Fields } from '../../ui/same-fields.ts';
import { printRecipe } from './recipe.ts';
import { ownTimeZone } from './schedule.ts';
import type { Source } from './source-page.tsx';

/** A source as its form has it. */
export interface SourceDraft {
  readonly name: string;
  /** As it is written: YAML. */
  readonly recipe: string;
  /** Cron expression; empty without a schedule. */
  readonly cron: string;
  readonly timezone: string;
  readonly executorId: string;
}

export type SourceInput = UpdateSourceMutationVariables['input'];

export const newDraft = (recipe: string): SourceDraft => ({
  name: '',
  recipe,
  cron: '',
  timezone: ownTimeZone(),
  executorId: 'default',
});

export const draftOf = ({ name, config, schedule }: Source): SourceDraft => ({
  name,
  recipe: printRecipe(config.recipe),
  cron: schedule?.interval ?? '',
  timezone: schedule?.timezone ?? ownTimeZone(),
  executorId: config.executorId,
});

/** A source as a text for each field, to compare two versions of it. */
export const fieldsOf = ({ name, recipe, cron, timezone, executorId }: SourceDraft): Fields => ({
  [ingestionTexts.form.name]: name.trim(),
  [ingestionTexts.form.recipe]: recipe,
  // A time zone alone is not stored.
  [ingestionTexts.sources.schedule]: cron.trim() === '' ? '' : `${cron.trim()} ${timezone}`,
  [ingestionTexts.form.executor]: executorId.trim(),
});

/**
 * What is sent to save a source. Everything of it is replaced, so what the form does not show is taken from the present one.
 *
 * @param recipe As JSON, with its type.
 */
export function inputOf(
  { name, cron, timezone, executorId }: SourceDraft,
  { json, type }: { readonly json: string; readonly type: string },
  present?: Source,
): SourceInput {
  const { version, debugMode, extraArgs } = present?.config ?? {};
  return {
    name: name.trim(),
    type,
    ...(cron.trim() !== '' && { schedule: { interval: cron.trim(), timezone } }),
    config: {
      recipe: json,
      executorId: executorId.trim(),
      ...(version != null && { version }),
      ...(debugMode != null && { debugMode }),
      ...(extraArgs != null && { extraArgs: extraArgs.map(({ key, value }) => ({ key, value })) }),
    },
  };
}

/** Fields of the form that the server can find fault with. */
export type SourceField = 'name' | 'recipe' | 'cron' | 'timezone' | 'executorId';

const fields: readonly (readonly [string, SourceField])[] = [
  ['input.name', 'name'],
  ['input.type', 'recipe'],
  ['input.schedule.interval', 'cron'],
  ['input.schedule.timezone', 'timezone'],
  ['input.config.executorId', 'executorId'],
  ['input.config.recipe', 'recipe'],
];

/** The field that a message of the server is about, and what it says of it; undefined for any other message. */
export function faultOf(
  message: string,
): { readonly field: SourceField; readonly message: string } | undefined {
  for (const [place, field] of fields)
    if (message.startsWith(`${place}: `)) {
      const rest = message.slice(place.length + 2);
      return { field, message: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` };
    }
  return undefined;
}
