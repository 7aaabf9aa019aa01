export const queryTexts = {
  none: 'No query is stored.',
  unnamed: 'Query',
  statement: 'Statement',
  changed: 'Changed on',
  source: 'Written by',
  sources: { MANUAL: 'people', SYSTEM: 'a source' } as Readonly<Record<string, string>>,
} as const;
