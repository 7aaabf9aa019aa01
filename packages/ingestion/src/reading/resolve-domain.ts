import type { Colophon } from '@colophon/sdk';

/**
 * The URN of a domain: a URN as it is; otherwise that of the domain which has this id or this name in the catalogue.
 *
 * @throws Error whose message is a sentence, when there is no such domain, or no catalogue to look in.
 */
export async function resolveDomain(domain: string, catalogue: Colophon | undefined): Promise<string> {
  if (domain.startsWith('urn:li:domain:')) return domain;
  if (!catalogue)
    throw new Error(
      `${domain} is not the URN of a domain, and there is no catalogue in which to look up its name.`,
    );
  const urn = `urn:li:domain:${domain}`;
  if (await catalogue.entities.exists(urn)) return urn;
  for await (const hit of catalogue.search.scroll('*', { entityTypes: ['domain'] })) {
    const properties = await catalogue.aspects.get(hit.urn, 'domainProperties');
    if (properties?.name === domain) return hit.urn;
  }
  throw new Error(
    `The catalogue has no domain called ${domain}. Create it first, or name the URN of another.`,
  );
}
