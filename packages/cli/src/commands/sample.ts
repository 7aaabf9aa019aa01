import { sampleProposals, sampleUrns } from '@colophon/sample';
import { type AnyProposal, RestEmitter } from '@colophon/sdk/emitters';
import type { GraphClient } from '@colophon/sdk/graph';
import { confirm } from '../confirm.ts';
import { entities, formatCount } from '../print/format-count.ts';
import { printJson } from '../print/print-json.ts';
import { createProgress } from '../print/progress.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { type ClientSettings, clientOptions } from './client-settings.ts';
import { deleteEach } from './delete-each.ts';
import { withClient } from './with-client.ts';

interface LoadSettings extends ClientSettings {
  readonly json?: boolean;
}

/** Days before now with usage and checks. */
const days = 90;
/** Proposals in a request, after which Ctrl-C may stop it. */
const batchLength = 200;

/** `colophon sample load`: writes the metadata of the sample, in order. */
export async function loadSample(settings: LoadSettings): Promise<void> {
  const { server, json } = settings;
  const proposals = [...sampleProposals({ now: Date.now(), days })];
  const loaded = new Set<string>();
  await untilInterrupted((signal) => sendAll(settings, proposals, loaded, signal));
  const address = server.replace(/\/+$/, '');
  if (json) {
    printJson({ entities: loaded.size, values: proposals.length, address });
    return;
  }
  console.log(`Loaded ${entities(loaded.size)}, with ${days} days of usage and checks.`);
  console.log(`  see them   ${address}`);
  console.log('  remove     colophon sample remove');
}

async function sendAll(
  settings: ClientSettings,
  proposals: readonly AnyProposal[],
  loaded: Set<string>,
  signal: AbortSignal,
): Promise<string> {
  const emitter = new RestEmitter(clientOptions(settings));
  const progress = createProgress();
  let sent = 0;
  try {
    while (sent < proposals.length && !signal.aborted) {
      const batch = proposals.slice(sent, sent + batchLength);
      await emitter.emitMany(batch);
      for (const { entityUrn } of batch) loaded.add(entityUrn);
      sent += batch.length;
      progress.update(`${entities(loaded.size)}, ${Math.floor((sent / proposals.length) * 100)}%`);
    }
  } finally {
    progress.end();
    await emitter.close();
  }
  return `${sent.toLocaleString('en')} of ${formatCount(proposals.length, 'value')} are written. Run it again to write the rest.`;
}

interface RemoveSettings extends ClientSettings {
  readonly references?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** `colophon sample remove`: deletes the entities of the sample, and no others. */
export async function removeSample(settings: RemoveSettings): Promise<void> {
  const { references = false, yes = false, json } = settings;
  await withClient(settings, async (client) => {
    const urns = await existing(client);
    if (urns.length > 0)
      await confirm(
        `Permanently delete ${entities(urns.length)} of the sample, with all that was written about them?`,
        yes,
      );
    const report = await deleteEach(client, urns, { hard: true, references });
    if (json) printJson(report);
    else if (urns.length === 0) console.log('There is no sample to remove.');
    else
      console.log(
        `Removed ${entities(report.entities)}${references ? `; references removed: ${report.references}` : ''}.`,
      );
  });
}

/** Questions asked at the same time. */
const concurrency = 16;

/** The entities of the sample that exist, the last one first: what refers to others goes before them. */
async function existing(client: GraphClient): Promise<string[]> {
  const found = new Set<string>();
  const urns = sampleUrns().toReversed();
  const left = urns.values();
  const ask = async () => {
    for (const urn of left) if (await client.exists(urn, { includeRemoved: true })) found.add(urn);
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
  return urns.filter((urn) => found.has(urn));
}
