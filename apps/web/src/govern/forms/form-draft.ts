import type { FormPartsFragment, FormType } from '../../../gen/types.ts';
import type { Label } from '../../edit/label-edits.ts';
import { typeOfUrn } from '../../entity/presentations.ts';
import { formsTexts } from '../../texts/forms.ts';
import { governTexts } from '../../texts/govern.ts';
import type { Fields } from '../../ui/same-fields.ts';

/** A question as it is written. */
export interface QuestionDraft {
  /** Tells rows apart; of a question that exists, its id. */
  readonly key: string;
  /** Undefined for a new one: the server makes an id. */
  readonly id: string | undefined;
  readonly title: string;
  readonly description: string;
  /** URN of the structured property that the answer sets. */
  readonly property: string;
  readonly isOfColumns: boolean;
  readonly isRequired: boolean;
}

/** What the form for a form has. */
export interface FormDraft {
  readonly name: string;
  readonly description: string;
  readonly type: FormType;
  readonly questions: readonly QuestionDraft[];
  readonly hasOwners: boolean;
  /** Users and groups. */
  readonly people: readonly Label[];
}

export const newForm: FormDraft = {
  name: '',
  description: '',
  type: 'COMPLETION',
  questions: [],
  hasOwners: true,
  people: [],
};

let made = 0;
export const newQuestion = (): QuestionDraft => ({
  key: `new ${made++}`,
  id: undefined,
  title: '',
  description: '',
  property: '',
  isOfColumns: false,
  isRequired: true,
});

export const draftOf = ({ info }: FormPartsFragment): FormDraft => ({
  name: info.name,
  description: info.description ?? '',
  type: info.type,
  questions: info.prompts.map((prompt) => ({
    key: prompt.id,
    id: prompt.id,
    title: prompt.title,
    description: prompt.description ?? '',
    property: prompt.structuredPropertyParams?.structuredProperty.urn ?? '',
    isOfColumns: prompt.type === 'FIELDS_STRUCTURED_PROPERTY',
    isRequired: prompt.required,
  })),
  hasOwners: info.actors.owners,
  people: [...(info.actors.users ?? []), ...(info.actors.groups ?? [])].map(({ urn, card }) => ({
    urn,
    name: card.name,
  })),
});

/** A form as a text for each field, to compare two versions of it. */
export function fieldsOf({ name, description, type, questions, hasOwners, people }: FormDraft): Fields {
  const { author, head, types, owners } = formsTexts;
  return {
    [governTexts.fields.name]: name.trim(),
    [governTexts.fields.description]: description.trim(),
    [author.type]: types[type],
    [head.questions]: questions.map(questionText).join('; '),
    [head.asked]: [...(hasOwners ? [owners] : []), ...people.map((each) => each.name).sort()].join(', '),
  };
}

const questionText = ({ title, description, property, isOfColumns, isRequired }: QuestionDraft): string => {
  const details = [
    isRequired ? formsTexts.required : formsTexts.optional,
    ...(isOfColumns ? [formsTexts.ofColumns] : []),
    ...(description.trim() === '' ? [] : [description.trim()]),
    property.split(':').at(-1),
  ];
  return `${title.trim()} (${details.join(', ')})`;
};

/** True for a draft that can be sent: a name, and of each question what it asks. A form to complete asks something. */
export const isComplete = ({ name, type, questions }: FormDraft): boolean =>
  name.trim() !== '' &&
  questions.every(({ title, property }) => title.trim() !== '' && property !== '') &&
  (type === 'VERIFICATION' || questions.length > 0);

const promptOf = ({ id, title, description, property, isOfColumns, isRequired }: QuestionDraft) => ({
  ...(id !== undefined && { id }),
  title: title.trim(),
  ...(description.trim() !== '' && { description: description.trim() }),
  type: isOfColumns ? ('FIELDS_STRUCTURED_PROPERTY' as const) : ('STRUCTURED_PROPERTY' as const),
  structuredPropertyParams: { urn: property },
  required: isRequired,
});

const urnsOf = (people: readonly Label[], type: 'corpuser' | 'corpGroup'): readonly string[] =>
  people.map(({ urn }) => urn).filter((urn) => typeOfUrn(urn) === type);

/** Input of `createForm`. */
export const createInput = ({ name, description, type, questions, hasOwners, people }: FormDraft) => ({
  name: name.trim(),
  ...(description.trim() !== '' && { description: description.trim() }),
  type,
  prompts: questions.map(promptOf),
  actors: { owners: hasOwners, users: urnsOf(people, 'corpuser'), groups: urnsOf(people, 'corpGroup') },
});

/**
 * Input of `updateForm`. Where a question differs, all are written anew with their ids, so that their order is as in the
 * draft, and what is answered stays answered.
 */
export function updateInput(form: FormPartsFragment, draft: FormDraft) {
  const before = draftOf(form);
  const areChanged = JSON.stringify(before.questions) !== JSON.stringify(draft.questions);
  const missingIn = (list: readonly Label[], others: readonly Label[]) =>
    list.filter(({ urn }) => !others.some((other) => other.urn === urn));
  const added = missingIn(draft.people, before.people);
  const removed = missingIn(before.people, draft.people);
  return {
    urn: form.urn,
    name: draft.name.trim(),
    description: draft.description.trim(),
    type: draft.type,
    ...(areChanged && {
      promptsToRemove: form.info.prompts.map(({ id }) => id),
      promptsToAdd: draft.questions.map(promptOf),
    }),
    actors: {
      owners: draft.hasOwners,
      usersToAdd: urnsOf(added, 'corpuser'),
      usersToRemove: urnsOf(removed, 'corpuser'),
      groupsToAdd: urnsOf(added, 'corpGroup'),
      groupsToRemove: urnsOf(removed, 'corpGroup'),
    },
  };
}
