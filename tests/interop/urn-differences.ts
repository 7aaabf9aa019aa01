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
];
