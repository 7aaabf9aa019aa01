/** Writes entities of one type over OpenAPI, each with its aspects. */
export async function writeEntities(
  address: string,
  entityType: string,
  entities: readonly object[],
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await fetch(`${address}/openapi/v3/entity/${entityType}?async=false`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(entities),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** The value of an aspect, read over OpenAPI. */
export async function readAspect(
  address: string,
  urn: string,
  aspect: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const [entityType] = urn.split(':').slice(2);
  const path = `/openapi/v3/entity/${entityType}/${encodeURIComponent(urn)}/${aspect}`;
  const response = await fetch(`${address}${path}`, { headers });
  return response.ok ? ((await response.json()) as { value: unknown }).value : undefined;
}
