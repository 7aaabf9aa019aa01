import { expect, it } from 'vitest';
import { isPressed } from './shortcuts.ts';

const press = (key: string, some: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, altKey: false, ctrlKey: false, metaKey: false, target: null, ...some }) as KeyboardEvent;

it.each([
  ['/', press('/'), true],
  ['/', press('/', { ctrlKey: true }), false],
  ['/', press('7'), false],
  ['?', press('?', { shiftKey: true }), true],
  ['j', press('J'), true],
  ['j', press('j', { altKey: true }), false],
  ['Mod+k', press('k'), false],
  ['Mod+k', press('k', { ctrlKey: true }), true],
  ['Mod+k', press('K', { metaKey: true }), true],
])('%s', (shortcut, event, is) => {
  // Without a page there are no elements to write in.
  globalThis.HTMLElement ??= class {} as typeof HTMLElement;
  expect(isPressed(event, shortcut)).toBe(is);
});
