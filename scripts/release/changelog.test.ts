import { expect, it } from 'vitest';
import { notesOf, releaseUnreleased } from './changelog.ts';

const changelog = `# Changelog

Words.

## Unreleased

- Adds this.
- Fixes
  that.

## 0.1.0 — 2026-11-23

### The catalogue

- Adds everything.
`;

it('turns what is unreleased into a section, below an empty one', () => {
  const released = releaseUnreleased(changelog, '0.2.0', '2026-12-01');
  expect(notesOf(released, 'Unreleased')).toBe('');
  expect(notesOf(released, '0.2.0')).toBe('- Adds this.\n- Fixes\n  that.');
  expect(notesOf(released, '0.1.0')).toBe('### The catalogue\n\n- Adds everything.');
  expect(released).toContain('\n## Unreleased\n\n## 0.2.0 — 2026-12-01\n\n- Adds this.');
});

it('refuses to release nothing, and a version twice', () => {
  const released = releaseUnreleased(changelog, '0.2.0', '2026-12-01');
  expect(() => releaseUnreleased(released, '0.3.0', '2026-12-02')).toThrow('nothing under "Unreleased"');
  expect(() => releaseUnreleased(changelog, '0.1.0', '2026-12-02')).toThrow('has a section "0.1.0" already');
});

it('names a version that is missing', () => {
  expect(() => notesOf(changelog, '0.1')).toThrow('no section "0.1"');
});
