import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

const printed = (stream: PassThrough): Promise<string> => text(stream.end());

it('rewrites one line, no wider than the terminal, and clears it', async () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 6 });
  const progress = createProgress(terminal);
  progress.update('123456789');
  // Too soon after the first one to be seen.
  progress.update('abc');
  progress.end();
  expect(await printed(terminal)).toBe('\u001b[1G\u001b[2K12345\u001b[1G\u001b[2K');
});

it('writes nothing without a terminal', async () => {
  const file = new PassThrough();
  const progress = createProgress(file);
  progress.update('1');
  progress.end();
  expect(await printed(file)).toBe('');
});

it('makes a text only if it is shown', async () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  const makeText = vi.fn(() => 'text');
  createProgress(new PassThrough()).update(makeText);
  expect(makeText).not.toHaveBeenCalled();
  const progress = createProgress(terminal);
  progress.update(makeText);
  progress.update(makeText);
  expect(makeText).toHaveBeenCalledOnce();
  expect(await printed(terminal)).toContain('text');
});
