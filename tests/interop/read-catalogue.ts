interface Criterion {
  readonly field: string;
  readonly values: readonly string[];
}

export interface Found {
  readonly total: number;
  /** URNs, best first. */
  readonly urns: readonly string[];
}

/** Asks the server's search for entities of a type. */
export async function search(
  address: string,
  entity: string,
  input: string,
  criteria: readonly Criterion[] = [],
): Promise<Found> {
  const filter = { or: [{ and: criteria.map((criterion) => ({ ...criterion, condition: 'EQUAL' })) }] };
  const response = await fetch(`${address}/entities?action=search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-RestLi-Protocol-Version': '2.0.0' },
    body: JSON.stringify({ entity, input, start: 0, count: 1000, ...(criteria.length > 0 && { filter }) }),
  });
  const answer = (await response.json()) as {
    value: { numEntities: number; entities: { entity: string }[] };
  };
  return {
    total: answer.value.numEntities,
    urns: answer.value.entities.map(({ entity: urn }) => urn),
  };
}

/** An aspect with everything that the server says about it. */
export interface Envelope {
  readonly value: unknown;
  readonly created: { readonly time: number };
  readonly systemMetadata?: { readonly runId?: string; readonly version?: string };
}

/** Every aspect of an entity by name, as it is stored. */
export async function envelopes(address: string, urn: string): Promise<Record<string, Envelope>> {
  const response = await fetch(`${address}/entitiesV2/${encodeURIComponent(urn)}`);
  return ((await response.json()) as { aspects: Record<string, Envelope> }).aspects;
}
