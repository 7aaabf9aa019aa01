// Emits records with the SDK and prints how much CPU time that took: `emit.ts <server> <records>`.
import { type AnyProposal, RestEmitter } from '@colophon/sdk/emitters';
import { datasetProperties, datasetUrn } from '../load/proposals.ts';

const [server = '', count = '0'] = process.argv.slice(2);
const proposals = Array.from(
  { length: Number(count) },
  (_, i): AnyProposal => ({
    entityUrn: datasetUrn(i),
    aspectName: 'datasetProperties',
    aspect: datasetProperties(i),
    systemMetadata: { runId: 'bench', lastObserved: 1_750_000_000_000 },
  }),
);
const emitter = new RestEmitter({ server });
// The first batch makes the connection and loads what is loaded late; both emitters begin with it.
await emitter.emitMany(proposals.slice(0, 100));
const before = process.cpuUsage();
await emitter.emitMany(proposals);
const { user, system } = process.cpuUsage(before);
await emitter.close();
console.log(JSON.stringify({ records: proposals.length, cpuSeconds: (user + system) / 1e6 }));
