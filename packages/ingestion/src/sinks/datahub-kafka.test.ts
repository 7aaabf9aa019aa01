import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChangeProposal } from '@colophon/sdk';
import { expect, it, onTestFinished } from 'vitest';
import type { Report } from '../definitions/report.ts';
import { datahubKafka } from './datahub-kafka.ts';

const entityUrn = 'urn:li:tag:pii';
const write: ChangeProposal = { entityUrn, aspectName: 'status', aspect: { removed: false } };
const remove: ChangeProposal = { entityUrn, aspectName: 'status', changeType: 'DELETE' };
const { signal } = new AbortController();

/** Answers as a registry does, and as a catalogue. */
async function startServer() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":16}');
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { requests, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function open(recipe: object) {
  const config = datahubKafka.config.parse(recipe);
  const context = {
    report: { warn: () => undefined } as unknown as Report,
    folder: '.',
    defaultCatalogue: undefined,
  };
  const sink = await datahubKafka.open(config, context);
  onTestFinished(() => sink.close());
  return sink;
}

it('rejects what does not go over Kafka, unless a catalogue gets it by REST', async () => {
  const { requests, address } = await startServer();
  const sink = await open({});
  expect(await sink.write([remove], signal)).toEqual([
    { proposal: remove, reason: expect.stringContaining('rest_fallback') },
  ]);
  const withFallback = await open({ rest_fallback: { server: address } });
  expect(await withFallback.write([remove], signal)).toEqual([]);
  expect(requests).toEqual(['POST /aspects?action=ingestProposalBatch']);
});

it('sends what is too large for Kafka by REST', async () => {
  const { requests, address } = await startServer();
  const connection = { schema_registry_url: address, producer_config: { 'message.max.bytes': 100 } };
  const sink = await open({ connection });
  expect(await sink.write([write], signal)).toEqual([
    { proposal: write, reason: expect.stringContaining('message.max.bytes') },
  ]);
  const withFallback = await open({ connection, rest_fallback: { server: address } });
  expect(await withFallback.write([write], signal)).toEqual([]);
  expect(requests.at(-1)).toBe('POST /aspects?action=ingestProposalBatch');
});

it('rejects a proposal that is invalid, and throws when no broker can be reached', async () => {
  const { address } = await startServer();
  const sink = await open({ connection: { bootstrap: '127.0.0.1:1', schema_registry_url: address } });
  const aspect = JSON.parse('{"removed":false,"colour":"red"}');
  const invalid: ChangeProposal = { ...write, aspect };
  expect(await sink.write([invalid], signal)).toEqual([
    { proposal: invalid, reason: expect.stringContaining('colour') },
  ]);
  await expect(sink.write([write], signal)).rejects.toThrow('no broker at 127.0.0.1:1 can be reached');
});

it('writes to the topics of the recipe', async () => {
  const sink = await open({ topic_routes: { MetadataChangeProposal: 'proposals' } });
  expect(sink.statistics?.()).toMatchObject({
    topics: { MetadataChangeEvent: 'MetadataChangeEvent_v4', MetadataChangeProposal: 'proposals' },
  });
});
