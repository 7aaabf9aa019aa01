export const runTexts = {
  none: 'No run was reported.',
  label: 'Runs',
  run: 'Run',
  result: 'Result',
  running: 'Running',
  started: 'Started',
  duration: 'Took',
  elsewhere: 'Elsewhere',
  open: 'Open',
} as const;
