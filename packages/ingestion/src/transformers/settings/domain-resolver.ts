import type { Colophon } from '@colophon/sdk';
import { SourceError } from '../../definitions/errors.ts';

const prefix = 'urn:li:domain:';
/** An id as a catalogue makes one: 8-4-4-4-12 digits. */
const isGuid = (text: string): boolean => text.split('-').length === 5;

/** Finds the URNs of domains that a recipe names by URN, id or name. Each is looked up once. */
export class DomainResolver {
  readonly #catalogue: Colophon | undefined;
  readonly #found = new Map<string, Promise<string>>();

  constructor(catalogue: Colophon | undefined) {
    this.#catalogue = catalogue;
  }

  /** @throws SourceError when a domain does not exist, or there is no catalogue to ask. */
  resolveAll(domains: readonly string[]): Promise<string[]> {
    return Promise.all(domains.map((domain) => this.#resolve(domain)));
  }

  #resolve(domain: string): Promise<string> {
    const found = this.#found.get(domain) ?? this.#lookUp(domain);
    this.#found.set(domain, found);
    return found;
  }

  async #lookUp(domain: string): Promise<string> {
    if (domain.startsWith(prefix)) return domain;
    if (isGuid(domain)) return `${prefix}${domain}`;
    const catalogue = this.#catalogue;
    if (!catalogue)
      throw new SourceError(
        `The domain ${JSON.stringify(domain)} is a name, and the sink has no catalogue to find it in.`,
        {
          remedy: `Name it by its URN, such as ${prefix}${encodeURIComponent(domain)}.`,
        },
      );
    const urn = `${prefix}${domain}`;
    if (await catalogue.aspects.get(urn, 'domainProperties').catch(() => undefined)) return urn;
    const { hits } = await catalogue.search.find('*', {
      entityTypes: ['domain'],
      filter: [[{ field: 'name', values: [domain] }]],
      count: 1,
    });
    const [hit] = hits;
    if (hit) return hit.urn;
    throw new SourceError(`The catalogue has no domain ${JSON.stringify(domain)}.`, {
      remedy: 'Create the domain first, or name another one by its URN.',
    });
  }
}
