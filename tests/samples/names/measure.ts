import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { registry } from '@colophon/model';
import type { Page } from '../pages.ts';
import { commandUse } from './cli-names.ts';
import { endpointUse } from './http-names.ts';
import { fieldUse, symbolUse } from './model-names.ts';
import { type Proof, proveByRun, proveField, proveSdk } from './prove.ts';
import type { NameUse } from './public-names.ts';
import type { Recorded } from './recording.ts';
import { sdkUse } from './sdk-use.ts';

/** What a sample of a page was seen to call. */
export type Call = Recorded & { readonly page: string };

/** The names of a kind, who uses them, and what shows that a use would be missed. */
export interface Measured {
  readonly use: NameUse;
  readonly prove: Proof;
}

const kept = join(import.meta.dirname, '../../../.cache/sample-names/calls.json');

/** Keeps what a run of all pages has called, for the measurements that come without one. */
export function keepCalls(calls: readonly Call[]): void {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(calls));
}

export const readKeptCalls = (): Call[] => JSON.parse(readFileSync(kept, 'utf8'));

/** Finds every public name, and the samples that use it. */
export function measureNames(pages: readonly Page[], calls: readonly Call[]): Measured[] {
  const sdk = sdkUse(pages);
  const fields = fieldUse(registry, pages);
  const byRun = (use: NameUse): Measured => ({ use, prove: proveByRun(use, pages) });
  return [
    { use: sdk, prove: proveSdk(sdk) },
    byRun(endpointUse(calls)),
    byRun(commandUse(calls.flatMap(({ page, args }) => (args ? [{ page, args }] : [])))),
    { use: fields, prove: proveField(registry, fields, pages) },
    byRun(symbolUse(registry, pages)),
  ];
}
