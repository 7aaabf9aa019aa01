import { expect, test } from 'vitest';
import { signatureLines } from './signature-lines.ts';

test('keeps a short signature on one line', () => {
  expect(signatureLines('exists(urn: string): Promise<boolean>')).toBe(
    'exists(urn: string): Promise<boolean>',
  );
});

test('puts each parameter of a long signature on its own line, and keeps brackets together', () => {
  const code =
    'writeStates(traceId: string, aspects: Record<string, readonly string[]>, then: (a: string, b: string) => void): Promise<X>';
  expect(signatureLines(code)).toBe(`writeStates(
  traceId: string,
  aspects: Record<string, readonly string[]>,
  then: (a: string, b: string) => void,
): Promise<X>`);
});

test('puts each alternative of a long type on its own line', () => {
  const code = `type Category = ${['A', 'B'].map((letter) => `'${letter.repeat(40)}'`).join(' | ')}`;
  expect(signatureLines(code).split('\n')).toEqual([
    'type Category =',
    `  | '${'A'.repeat(40)}'`,
    `  | '${'B'.repeat(40)}'`,
  ]);
});
