import { createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { sandboxAddress } from '../../../sandbox/protocol.ts';
import { type CatalogueAccess, requestJson } from '../reading/request-json.ts';

/** A catalogue in memory, which answers as the one in the browser does. */
export interface CatalogueForTests extends CatalogueAccess {
  put(urn: string, aspectName: string, value: unknown): Promise<void>;
  /** Deletes an entity wholly. */
  drop(urn: string): Promise<void>;
}

export function createCatalogueForTests(): CatalogueForTests {
  const store = createSqliteStore(openMemoryDatabase());
  const app = createApp({ catalogue: createCatalogue({ registry, store }) });
  const answering: CatalogueAccess = {
    async fetch({ path, ...request }) {
      const response = await app.request(sandboxAddress + path, request);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
    },
  };
  const post = async (path: string, parameters: object): Promise<void> => {
    const headers = { 'Content-Type': 'application/json' };
    await requestJson(answering, { method: 'POST', path, headers, body: JSON.stringify(parameters) });
  };
  return {
    ...answering,
    put: (entityUrn, aspectName, value) =>
      post('/aspects?action=ingestProposal', {
        proposal: {
          entityUrn,
          entityType: entityUrn.split(':')[2],
          aspectName,
          changeType: 'UPSERT',
          aspect: { contentType: 'application/json', value: JSON.stringify(value) },
        },
      }),
    drop: (urn) => post('/entities?action=delete', { urn }),
  };
}
