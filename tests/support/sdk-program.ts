import { Colophon, isHttpError } from '@colophon/sdk';
import { RestEmitter } from '@colophon/sdk/emitters';
import { GraphClient } from '@colophon/sdk/graph';
import { addTag, patchProposals } from '@colophon/sdk/patch';
import { makeDatasetUrn } from '@colophon/sdk/urns';

/** Writes, patches, reads, searches and fails with the SDK; what it answers is the same wherever it runs. */
export async function run(server: string, name: string) {
  const emitter = new RestEmitter({ server });
  const graph = new GraphClient({ server });
  const urn = makeDatasetUrn('mysql', name);
  await emitter.emit({ entityUrn: urn, aspectName: 'datasetProperties', aspect: { name } });
  await emitter.emitMany(patchProposals(urn, [addTag('pii')]));
  const urns: string[] = [];
  for await (const hit of graph.scroll({ query: name })) urns.push(hit.urn);
  const refused = await emitter
    .emit({
      entityUrn: urn,
      aspectName: 'status',
      aspect: { removed: false },
      headers: { 'If-Version-Match': '7' },
    })
    .catch((error: unknown) => (isHttpError(error) ? [error.code, error.status] : error));
  const reason = new Error('enough');
  const aborted = await graph
    .search({ signal: AbortSignal.abort(reason) })
    .catch((error) => error === reason);
  const client = new Colophon({ server });
  await client.patch(urn, [addTag('daily')]);
  const daily = (await client.search.find(name)).hits.map((hit) => hit.urn);
  const versions = await Array.fromAsync(client.timeline.versions(urn, 'globalTags'));
  await client[Symbol.asyncDispose]();
  const result = {
    urns,
    daily,
    versions: versions.length,
    tags: await graph.getAspect(urn, 'globalTags'),
    refused,
    aborted,
  };
  await Promise.all([emitter.close(), graph.close()]);
  return result;
}

/** What {@link run} answers. */
export const resultFor = (name: string): Awaited<ReturnType<typeof run>> => ({
  urns: [`urn:li:dataset:(urn:li:dataPlatform:mysql,${name},PROD)`],
  daily: [`urn:li:dataset:(urn:li:dataPlatform:mysql,${name},PROD)`],
  versions: 2,
  tags: { tags: [{ tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:daily' }] },
  refused: ['HTTP_STATUS', 422],
  aborted: true,
});
