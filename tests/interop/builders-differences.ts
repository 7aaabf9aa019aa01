import { parseUrn, printUrn } from '@colophon/sdk/urns';
import type { BuilderQuestion } from './builders-results.ts';
import type { Answer } from './urn-differences.ts';

/** A question that the two sides answer differently. */
export interface BuilderDifference {
  readonly question: BuilderQuestion;
  readonly colophon: Answer;
  readonly client: Answer;
}

export interface KnownBuilderDifference {
  readonly reason: string;
  /** A question that shows it; the test fails when it no longer does. */
  readonly example: BuilderQuestion;
  readonly applies: (difference: BuilderDifference) => boolean;
}

const refusedBecause = (answer: Answer, reason: RegExp) => 'refused' in answer && reason.test(answer.refused);

/** True for a URN of the kind that the name of the function tells. */
function isUrnFor({ ask, with: [text] }: BuilderQuestion): boolean {
  try {
    const { entityType, parts } = parseUrn(String(text));
    const count = { dataset: 3, schemaField: 2, chart: 2, dashboard: 2 }[entityType] ?? 1;
    return ask === `${entityType}UrnToKey` && parts.length === count;
  } catch {
    // Not a URN: not of the kind either.
    return false;
  }
}

/** True for a part, or a URN, that no reader can split in two ways; the dot of a search stops at a line break. */
function isPlain(part: string): boolean {
  if (!part.startsWith('urn:li:')) return !/[,()␟\n]/.test(part);
  try {
    const urn = parseUrn(part);
    return printUrn(urn) === part && urn.parts.every(isPlain);
  } catch {
    // The part claims to be a URN and is none.
    return false;
  }
}

const container = { platform: 'mysql', database: 'shop' };
const plain = { name: 'shop', sub_types: [] };

/** Every way in which Colophon's builders are known to differ from the client's. */
export const knownBuilderDifferences: readonly KnownBuilderDifference[] = [
  {
    reason:
      'a part that is empty is refused at once; some of the client’s functions make a URN that no server takes',
    example: { ask: 'makeTermUrn', with: [''] },
    applies: ({ colophon, client }) => refusedBecause(colophon, / is empty$/) && 'value' in client,
  },
  {
    reason: 'a full urn is kept by every builder; the client puts a prefix before one in three places',
    example: { ask: 'makeOwnershipTypeUrn', with: ['urn:li:ownershipType:producer'] },
    applies: ({ question: { ask, with: args }, colophon }) =>
      /^make(OwnershipType|Assertion|DataProcessInstance)Urn$/.test(ask) &&
      'value' in colophon &&
      colophon.value === args[0],
  },
  {
    reason:
      'a key is read from a whole urn of its kind; the client searches any text for what looks like one',
    example: { ask: 'containerUrnToKey', with: ['see urn:li:container:abc'] },
    applies: ({ question, colophon }) =>
      question.ask.endsWith('UrnToKey') &&
      'value' in colophon &&
      colophon.value === null &&
      !isUrnFor(question),
  },
  {
    reason:
      'the client’s search for a key takes parentheses, commas and line breaks otherwise than its parser does',
    example: { ask: 'containerUrnToKey', with: ['urn:li:container:(abc)'] },
    applies: ({ question: { ask, with: args } }) => ask.endsWith('UrnToKey') && !isPlain(String(args[0])),
  },
  {
    reason: 'genContainers encodes the names of tags and keeps their urns, as makeTagUrn does',
    example: { ask: 'genContainers', with: ['DatabaseKey', container, { ...plain, tags: ['a,b'] }] },
    applies: ({ question: { ask, with: args }, colophon, client }) =>
      ask === 'genContainers' &&
      /[,()␟]|urn:li:/.test(String((args[2] as { tags?: string[] }).tags)) &&
      withoutTags(colophon) === withoutTags(client),
  },
  {
    reason: 'a whole number is written as an integer, since JavaScript does not tell 1.0 from 1',
    example: { ask: 'datahubGuid', with: [{ a: 1e21 }] },
    applies: ({ question }) => question.ask === 'datahubGuid' && /e\+/.test(JSON.stringify(question.with)),
  },
  {
    reason: 'the model that the client has is without subscriptions',
    example: { ask: 'makeSubscriptionUrn', with: ['abc'] },
    applies: ({ question, client }) =>
      question.ask === 'makeSubscriptionUrn' && refusedBecause(client, /no attribute 'SubscriptionUrn'/),
  },
];

const withoutTags = (answer: Answer): string =>
  'value' in answer && Array.isArray(answer.value)
    ? JSON.stringify(answer.value.filter(([, name]) => name !== 'globalTags'))
    : JSON.stringify(answer);
