import type { SemanticChange } from './change.ts';

export interface SemanticVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** The version after a change; the first one is always 0.0.0. */
export function nextVersion(before: SemanticVersion | undefined, change: SemanticChange): SemanticVersion {
  if (!before) return { major: 0, minor: 0, patch: 0 };
  const { major, minor, patch } = before;
  switch (change) {
    case 'MAJOR':
      return { major: major + 1, minor: 0, patch: 0 };
    case 'MINOR':
      return { major, minor: minor + 1, patch: 0 };
    case 'PATCH':
      return { major, minor, patch: patch + 1 };
    case 'NONE':
      return before;
  }
}

export const printVersion = ({ major, minor, patch }: SemanticVersion): string =>
  `${major}.${minor}.${patch}`;
