import { join } from 'node:path';
import { readSdkNames, type SdkNames } from '../../../scripts/sdk-pages/sdk-names.ts';
import type { Page } from '../pages.ts';
import { writePrograms } from '../write-programs.ts';
import { type NameUse, Uses } from './public-names.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/sample-names/programs');

export interface SdkUse extends NameUse {
  readonly sdk: SdkNames;
}

/** Every export of the SDK with its public members, and the pages whose programs name them. */
export function sdkUse(pages: readonly Page[]): SdkUse {
  const files = writePrograms(folder, pages);
  const sdk = readSdkNames({
    config: join(folder, 'tsconfig.json'),
    entry: join(root, 'packages/sdk/src/testing/public-api.ts'),
    folders: [join(root, 'packages/sdk/'), join(root, 'packages/schema/')],
  });
  const uses = new Uses();
  for (const [name, programs] of sdk.uses)
    for (const program of programs) uses.note(name, files.get(program) ?? program);
  return { kind: 'SDK', names: sdk.names, uses, sdk };
}
