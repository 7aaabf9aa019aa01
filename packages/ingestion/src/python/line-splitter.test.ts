import { describe, expect, it } from 'vitest';
import { LineSplitter } from './line-splitter.ts';

const split = (pieces: readonly string[], maxLength?: number): string[] => {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => lines.push(line), maxLength);
  for (const piece of pieces) splitter.push(piece);
  splitter.end();
  return lines;
};

describe('LineSplitter', () => {
  it('puts a line together that comes in pieces', () => {
    expect(split(['pass', 'word=ros', 'ebud\nnext', '\n'])).toEqual(['password=rosebud', 'next']);
  });

  it('hands over a last line without an end', () => {
    expect(split(['a\nb'])).toEqual(['a', 'b']);
  });

  it('ends lines as Windows and progress bars do', () => {
    expect(split(['a\r\nb\r', '\nc\rd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('shows nothing of a line that is too long, and goes on after it', () => {
    const [first, ...others] = split(['secret'.repeat(10), 'secret'.repeat(10), '\nshort\n'], 20);
    expect(first).toBe('(a line of more than 20 characters is left out)');
    expect(others).toEqual(['short']);
  });
});
