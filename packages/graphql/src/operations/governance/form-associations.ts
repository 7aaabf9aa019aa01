import type { JsonObject } from '@colophon/schema';
import type { Stamp } from './new-entity.ts';
import { objectsAt } from './text.ts';

/** The aspect that records which forms an asset has, and how far each is filled in. */
export const formsAspect = 'forms';

/** The ids of the questions of a form. */
export const promptsOf = (form: JsonObject | undefined): readonly string[] =>
  objectsAt(form, 'prompts').map(({ id }) => String(id));

/** The forms of an asset plus a new one, with every question open; undefined when it is assigned already. */
export function withForm(
  forms: JsonObject | undefined,
  urn: string,
  form: JsonObject | undefined,
  lastModified: Stamp,
): JsonObject | undefined {
  if (associationIn(forms, urn)) return undefined;
  return {
    verifications: [],
    completedForms: [],
    ...forms,
    incompleteForms: [
      ...objectsAt(forms, 'incompleteForms'),
      {
        urn,
        incompletePrompts: promptsOf(form).map((id) => ({ id, lastModified })),
        completedPrompts: [],
      },
    ],
  };
}

/** The forms of an asset without one of them; undefined when it is not assigned. */
export function withoutForm(forms: JsonObject | undefined, urn: string): JsonObject | undefined {
  if (!associationIn(forms, urn)) return undefined;
  const others = (list: string) => objectsAt(forms, list).filter((association) => association.urn !== urn);
  return {
    ...forms,
    incompleteForms: others('incompleteForms'),
    completedForms: others('completedForms'),
    verifications: objectsAt(forms, 'verifications').filter(({ form }) => form !== urn),
  };
}

/** The forms of an asset with a verification of one of them. It replaces an earlier verification. */
export const withVerification = (
  forms: JsonObject | undefined,
  form: string,
  lastModified: Stamp,
): JsonObject => ({
  incompleteForms: [],
  completedForms: [],
  ...forms,
  verifications: [
    ...objectsAt(forms, 'verifications').filter((verification) => verification.form !== form),
    { form, lastModified },
  ],
});

/** The association of a form with an asset; undefined when it is not assigned. */
export const associationIn = (forms: JsonObject | undefined, urn: string): JsonObject | undefined =>
  [...objectsAt(forms, 'incompleteForms'), ...objectsAt(forms, 'completedForms')].find(
    (association) => association.urn === urn,
  );

/** An answer to a question of a form. */
export interface Answer {
  readonly form: string;
  readonly prompt: string;
  /** For a question about columns: the answered column, and all columns. */
  readonly columns?: { readonly answered: string; readonly all: readonly string[] };
  readonly lastModified: Stamp;
}

/**
 * The forms of an asset after an answer. A question about columns is answered when it is for all of them; a form is
 * complete when all of its required questions are answered.
 *
 * @param info What the form asks.
 */
export function withAnswer(forms: JsonObject, info: JsonObject | undefined, answer: Answer): JsonObject {
  const association = associationIn(forms, answer.form) ?? {};
  const answered = answerOf(association, answer);
  const isDone = objectsAt(answered.fieldAssociations as JsonObject, 'incompleteFieldPrompts').length === 0;
  const others = (list: string) => objectsAt(association, list).filter(({ id }) => id !== answer.prompt);
  const changed: JsonObject = {
    ...association,
    incompletePrompts: [...others('incompletePrompts'), ...(isDone ? [] : [answered])],
    completedPrompts: [...others('completedPrompts'), ...(isDone ? [answered] : [])],
  };
  const completed = new Set(objectsAt(changed, 'completedPrompts').map(({ id }) => id));
  const isComplete = objectsAt(info, 'prompts').every(({ id, required }) => !required || completed.has(id));
  const rest = (list: string) => objectsAt(forms, list).filter(({ urn }) => urn !== answer.form);
  return {
    verifications: [],
    ...forms,
    incompleteForms: [...rest('incompleteForms'), ...(isComplete ? [] : [changed])],
    completedForms: [...rest('completedForms'), ...(isComplete ? [changed] : [])],
  };
}

function answerOf(association: JsonObject, { prompt: id, columns, lastModified }: Answer): JsonObject {
  if (!columns) return { id, lastModified };
  const known = [
    ...objectsAt(association, 'incompletePrompts'),
    ...objectsAt(association, 'completedPrompts'),
  ].find((prompt) => prompt.id === id);
  const { answered, all } = columns;
  const before = objectsAt(known?.fieldAssociations as JsonObject | undefined, 'completedFieldPrompts');
  const completed = [
    ...before.filter(({ fieldPath }) => fieldPath !== answered),
    { fieldPath: answered, lastModified },
  ];
  const done = new Set<unknown>(completed.map(({ fieldPath }) => fieldPath));
  return {
    id,
    lastModified,
    fieldAssociations: {
      completedFieldPrompts: completed,
      incompleteFieldPrompts: all
        .filter((fieldPath) => !done.has(fieldPath))
        .map((fieldPath) => ({ fieldPath, lastModified })),
    },
  };
}
