import { number } from './format.ts';

export const compareTexts = {
  head: 'Compare versions',
  aspect: 'Aspect',
  choose: 'Choose an aspect',
  from: 'From',
  to: 'To',
  version: (version: number) => `Version ${number(version)}`,
  latest: (version: number) => `Version ${number(version)}, stored now`,
  same: 'These versions are the same.',
  more: 'Show earlier changes',
} as const;
