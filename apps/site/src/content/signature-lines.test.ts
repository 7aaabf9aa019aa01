import { expect, test } from 'vitest';
import { signatureLines } from './signature-lines.ts';

test('leaves a short signature on its line', () => {
  expect(signatureLines('exists(urn: string): Promise<boolean>')).toBe(
    'exists(urn: string): Promise<boolean>',
  );
});

test('gives each parameter of a long one a line, and keeps what stands in brackets together', () => {
  const code =
    'writeStates(traceId: string, aspects: Record<string, readonly string[]>, then: (a: string, b: string) => void): Promise<X>';
  expect(signatureLines(code)).toBe(`writeStates(
  traceId: string,
  aspects: Record<string, readonly string[]>,
  then: (a: string, b: string) => void,
): Promise<X>`);
});

test('gives each alternative of a long type a line', () => {
  const code = `type Category = ${['A', 'B'].map((letter) => `'${letter.repeat(40)}'`).join(' | ')}`;
  expect(signatureLines(code).split('\n')).toEqual([
    'type Category =',
    `  | '${'A'.repeat(40)}'`,
    `  | '${'B'.repeat(40)}'`,
  ]);
});
