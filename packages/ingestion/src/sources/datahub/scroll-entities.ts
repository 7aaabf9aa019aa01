import { SourceError } from '../../definitions/errors.ts';
import { cannotRead } from '../../reading/open-input.ts';
import type { DatahubConfig } from './config.ts';

/** An aspect as the other catalogue returns it. */
export interface RemoteAspect {
  readonly value: Readonly<Record<string, unknown>>;
  readonly systemMetadata?: { readonly lastObserved?: number };
}

/** An entity as the other catalogue returns it. */
export interface RemoteEntity {
  readonly urn: string;
  /** Aspects by name. */
  readonly aspects: ReadonlyMap<string, RemoteAspect>;
}

/**
 * All entities of another catalogue, with all versioned aspects, a page at a time.
 *
 * @throws SourceError when it cannot be reached, or refuses.
 */
export async function* scrollEntities(
  config: DatahubConfig,
  signal: AbortSignal,
): AsyncGenerator<RemoteEntity> {
  let scrollId: string | undefined;
  do {
    const query = new URLSearchParams({
      count: String(config.database_query_batch_size),
      sort: 'urn',
      systemMetadata: 'true',
      includeSoftDelete: String(config.include_soft_deleted_entities),
      ...(scrollId !== undefined && { scrollId }),
    });
    const page = (await post(config, `/openapi/v3/entity/scroll?${query}`, signal)) as {
      readonly scrollId?: string;
      readonly entities: readonly Readonly<Record<string, unknown>>[];
    };
    for (const { urn, ...aspects } of page.entities)
      yield {
        urn: String(urn),
        aspects: new Map(
          Object.entries(aspects).filter((entry): entry is [string, RemoteAspect] => isAspect(entry[1])),
        ),
      };
    scrollId = page.scrollId;
  } while (scrollId !== undefined);
}

const isAspect = (value: unknown): value is RemoteAspect =>
  typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'object';

async function post(
  { server, token, entity_types }: DatahubConfig,
  path: string,
  signal: AbortSignal,
): Promise<unknown> {
  const address = server.replace(/\/$/, '');
  const response = await fetch(address + path, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    // No names of aspects mean all of them.
    body: JSON.stringify({ aspects: [], ...(entity_types.length > 0 && { entities: entity_types }) }),
  }).catch((cause) => {
    throw signal.aborted ? cause : cannotRead(address, cause);
  });
  if (response.ok) return await response.json();
  const text = await response.text();
  throw new SourceError(
    `Cannot read ${address}: it responds with status ${response.status}: ${text.slice(0, 300)}`,
    {
      ...(response.status === 401 && { remedy: 'Set token to an access token of the other catalogue.' }),
      ...(response.status === 403 && {
        remedy: 'The owner of the token needs the right to read all entities.',
      }),
    },
  );
}
