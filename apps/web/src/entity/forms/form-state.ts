import type { AssignedFormsFragment, FormPartsFragment } from '../../../gen/types.ts';

/** How far a form is filled in for one entity. */
export interface FormState {
  /** Ids of the questions that are answered. */
  readonly answered: ReadonlySet<string>;
  /** Columns for which questions are answered that are not answered for all. By the id of the question. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly isComplete: boolean;
  /** Undefined where nobody has verified it. */
  readonly verification: AssignedFormsFragment['verifications'][number] | undefined;
}

/** True for a form among other entities that were read. */
export const isForm = (entity: object | null): entity is FormPartsFragment =>
  entity !== null && 'info' in entity;

/** The state of one form; undefined where it is not assigned. */
export function stateOf(forms: AssignedFormsFragment | null | undefined, urn: string): FormState | undefined {
  const isOf = ({ form }: { readonly form: { readonly urn: string } }): boolean => form.urn === urn;
  const completed = forms?.completedForms.find(isOf);
  const found = completed ?? forms?.incompleteForms.find(isOf);
  if (!found) return undefined;
  return {
    answered: new Set((found.completedPrompts ?? []).map(({ id }) => id)),
    columns: new Map(
      (found.incompletePrompts ?? []).map(({ id, fieldAssociations }) => [
        id,
        (fieldAssociations?.completedFieldPrompts ?? []).map(({ fieldPath }) => fieldPath),
      ]),
    ),
    isComplete: completed !== undefined,
    verification: forms?.verifications.find(isOf),
  };
}

/** Forms that an entity has, the open ones first. */
export const assignedUrns = (forms: AssignedFormsFragment | null | undefined): readonly string[] =>
  [...(forms?.incompleteForms ?? []), ...(forms?.completedForms ?? [])].map(({ form }) => form.urn);

export type FormStatus = 'open' | 'complete' | 'toVerify' | 'verified';

export function statusOf({ info }: FormPartsFragment, { isComplete, verification }: FormState): FormStatus {
  if (info.type === 'VERIFICATION' && verification) return 'verified';
  if (info.type === 'VERIFICATION' && (isComplete || info.prompts.length === 0)) return 'toVerify';
  return isComplete ? 'complete' : 'open';
}

/** How many questions of a form are answered. Answers to questions that it does not have any more do not count. */
export const answeredOf = ({ info }: FormPartsFragment, { answered }: FormState): number =>
  info.prompts.filter(({ id }) => answered.has(id)).length;

/** Whether the required questions are answered. */
export const isAnswered = ({ info }: FormPartsFragment, { answered }: FormState): boolean =>
  info.prompts.every(({ id, required }) => !required || answered.has(id));

/** Whether the reader is asked: by name, by a group, or as an owner of the entity. */
export const isAsked = (
  { info: { actors } }: FormPartsFragment,
  owners: readonly { readonly urn: string }[],
  reader: readonly string[] | undefined,
): boolean =>
  actors.isAssignedToMe || (actors.owners && owners.some(({ urn }) => reader?.includes(urn) === true));
