export const queryTexts = {
  none: 'No query is stored.',
  unnamed: 'Query',
  changed: (day: string) => `Changed on ${day}`,
} as const;
