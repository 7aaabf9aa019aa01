import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Served } from '../support/serve.ts';
import { runTool } from './python.ts';

/** Runs `datahub ingest` from a source into the server; what it could not do throws. */
export async function ingest(
  served: Served,
  runId: string,
  source: { readonly type: string; readonly config: object },
): Promise<string> {
  const recipe = {
    run_id: runId,
    source,
    sink: { type: 'datahub-rest', config: { server: served.address } },
  };
  const file = join(served.home, `${runId}.yml`);
  // JSON is YAML.
  await writeFile(file, JSON.stringify(recipe));
  const { code, stdout, stderr } = await runTool('datahub', ['ingest', '-c', file], { home: served.home });
  if (code !== 0) throw new Error(`datahub ingest ended with code ${code}\n${stdout}\n${stderr}`);
  return stdout;
}
