/** What a function makes of its arguments: a value, or a refusal. */
export type Answer = { readonly value: unknown } | { readonly refused: string };

/** Arguments for one of the functions that both sides have. */
export interface Question {
  readonly ask: 'parse' | 'print' | 'encode' | 'dataset' | 'dataPlatform';
  readonly with: readonly unknown[];
}

/** A question that the two sides answer differently. */
export interface UrnDifference {
  readonly question: Question;
  readonly colophon: Answer;
  readonly client: Answer;
}

export interface KnownUrnDifference {
  readonly reason: string;
  /** A question that shows it; the test fails when it no longer does. */
  readonly example: Question;
  readonly applies: (difference: UrnDifference) => boolean;
}

const onlyClientRefuses = ({ colophon, client }: UrnDifference) => 'value' in colophon && 'refused' in client;

const isBuilder = ({ ask }: Question) => ask === 'dataset' || ask === 'dataPlatform';

const platformOf = ({ with: [platform] }: Question) => String(platform);

/** Every way in which Colophon's functions are known to differ from the client's. */
export const knownUrnDifferences: readonly KnownUrnDifference[] = [
  {
    reason: 'parseUrn refuses parentheses that close before the end, which no printed urn has',
    example: { ask: 'parse', with: ['urn:li:thing:(a),(b)'] },
    applies: ({ question, colophon, client }) =>
      question.ask === 'parse' &&
      'refused' in colophon &&
      colophon.refused.endsWith('its parentheses close before the end') &&
      'value' in client,
  },
  {
    reason:
      'printUrn writes what it is given: parts that are empty, or none, are refused when the urn is read',
    example: { ask: 'print', with: ['thing', ['a', '']] },
    applies: (difference) => {
      const parts = difference.question.with[1];
      const incomplete = Array.isArray(parts) && (parts.length === 0 || parts.includes(''));
      return difference.question.ask === 'print' && incomplete && onlyClientRefuses(difference);
    },
  },
  {
    reason: 'the builders take an empty name, and the server refuses the urn',
    example: { ask: 'dataset', with: ['mysql', '', 'PROD'] },
    applies: (difference) =>
      isBuilder(difference.question) &&
      difference.question.with.includes('') &&
      onlyClientRefuses(difference),
  },
  {
    reason: 'the builders take the urn of something else, or a malformed one, for the name of a platform',
    example: { ask: 'dataPlatform', with: ['urn:li:tag:pii'] },
    applies: (difference) =>
      isBuilder(difference.question) &&
      platformOf(difference.question).startsWith('urn:li:') &&
      onlyClientRefuses(difference),
  },
  {
    reason:
      'the builders keep a platform urn letter by letter, where the client drops parentheses around one part',
    example: { ask: 'dataPlatform', with: ['urn:li:dataPlatform:(mysql)'] },
    applies: ({ question, client }) =>
      isBuilder(question) && /^urn:li:dataPlatform:\(.*\)$/s.test(platformOf(question)) && 'value' in client,
  },
];
