import { format, inspect } from 'node-inspect-extracted';
import type { Printed } from '../protocol.ts';
import { printTable } from './print-table.ts';

/** A console that prints what Node's prints: the samples show that. */
export function createNodeConsole(print: (printed: Printed) => void): Partial<Console> {
  const out = (...values: unknown[]): void => print({ stream: 'out', text: `${format(...values)}\n` });
  const error = (...values: unknown[]): void => print({ stream: 'error', text: `${format(...values)}\n` });
  return {
    log: out,
    info: out,
    debug: out,
    error,
    warn: error,
    table: (items: unknown) => out(typeof items === 'object' && items !== null ? printTable(items) : items),
    dir: (value, options) => print({ stream: 'out', text: `${inspect(value, options)}\n` }),
  };
}
