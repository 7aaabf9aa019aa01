import type { ClientOptions, ResolvedClientOptions } from '../client-options.ts';
import { emit, emitMany } from '../emit.ts';
import type { Emitter } from '../emitter.ts';
import { HttpClient } from '../http-client.ts';
import type { PatchStep } from '../patch/step.ts';
import type { ChangeProposal } from '../proposal.ts';
import type { EmitOptions, Receipt } from '../writes.ts';
import { AspectsClient, type PatchOptions } from './aspects-client.ts';
import { ChangesClient } from './changes-client.ts';
import { EntitiesClient } from './entities-client.ts';
import { withEnvironment } from './environment.ts';
import { LineageClient } from './lineage-client.ts';
import { MaintenanceClient } from './maintenance-client.ts';
import { RelationshipsClient } from './relationships-client.ts';
import { RunsClient } from './runs-client.ts';
import { SearchClient } from './search-client.ts';
import { TimelineClient } from './timeline-client.ts';

/**
 * The client for daily use: everything that {@link RestEmitter} and {@link GraphClient} do, grouped by subject.
 *
 * Without `server`, the address is read from `COLOPHON_SERVER` in the environment, and the token from `COLOPHON_TOKEN`.
 *
 * @example
 * ```ts
 * const client = new Colophon({ server: 'http://localhost:8080' });
 * await client.aspects.write(orders, { datasetProperties: { name: 'orders' } });
 * await client.patch(orders, [addTag('pii')]);
 * const { globalTags } = await client.aspects.getAll(orders);
 * globalTags?.tags.length; // 1
 * await client.close();
 * ```
 */
export class Colophon implements Emitter {
  /** Reads and writes aspects. */
  readonly aspects: AspectsClient;
  /** Reads entities as a whole, and deletes them. */
  readonly entities: EntitiesClient;
  /** Searches entities. */
  readonly search: SearchClient;
  /** Follows lineage. */
  readonly lineage: LineageClient;
  /** Reads relationships. */
  readonly relationships: RelationshipsClient;
  /** Reads the history of an entity. */
  readonly timeline: TimelineClient;
  /** Lists ingestion runs and rolls them back. */
  readonly runs: RunsClient;
  /** Reads the change log. */
  readonly changes: ChangesClient;
  /** Maintains the catalogue. */
  readonly maintenance: MaintenanceClient;
  readonly #client: HttpClient;

  /** @throws ConfigurationError `INVALID_CONFIGURATION` that names the setting. */
  constructor(options: Partial<ClientOptions> = {}) {
    const client = new HttpClient(withEnvironment(options));
    this.#client = client;
    this.aspects = new AspectsClient(client);
    this.entities = new EntitiesClient(client);
    this.search = new SearchClient(client);
    this.lineage = new LineageClient(client);
    this.relationships = new RelationshipsClient(client);
    this.timeline = new TimelineClient(client);
    this.runs = new RunsClient(client);
    this.changes = new ChangesClient(client);
    this.maintenance = new MaintenanceClient(client);
  }

  /**
   * The current settings, including defaults.
   *
   * @example
   * ```ts
   * client.options.maxRetries; // 4
   * ```
   */
  get options(): ResolvedClientOptions {
    return this.#client.options;
  }

  /**
   * Changes parts of an entity and leaves the rest unchanged: {@link AspectsClient.patch}.
   *
   * @example
   * ```ts
   * await client.patch(orders, [addOwner(makeUserUrn('ana')), addTerm('Revenue')]);
   * const { ownership } = await client.aspects.getAll(orders);
   * ownership?.owners[0]?.owner; // urn:li:corpuser:ana
   * ```
   */
  patch(urn: string, steps: Iterable<PatchStep>, options?: PatchOptions): Promise<Receipt[]> {
    return this.aspects.patch(urn, steps, options);
  }

  /**
   * Sends one proposal.
   *
   * @throws As {@link AspectsClient.write}.
   * @example
   * ```ts
   * const { traceId } = await client.emit(lineageProposal([orders], sales));
   * traceId.length; // 32
   * ```
   */
  emit(proposal: ChangeProposal, options?: EmitOptions): Promise<Receipt> {
    return emit(this.#client, proposal, options);
  }

  /**
   * Sends many proposals, of any number of entities: at most 200 and 15 MiB in a request. Each request is applied as a
   * whole or not at all; if one fails, the previous ones remain applied.
   *
   * @returns One receipt for each request.
   * @throws As {@link AspectsClient.write}; the message names each rejected proposal.
   * @example
   * ```ts
   * const proposals = [lineageProposal([orders], sales), ...patchProposals(sales, [addTag('monthly')])];
   * const receipts = await client.emitMany(proposals);
   * receipts.length; // 1
   * ```
   */
  emitMany(proposals: Iterable<ChangeProposal>, options?: EmitOptions): Promise<Receipt[]> {
    return emitMany(this.#client, proposals, options);
  }

  /**
   * Waits for writes in progress, and closes open connections. The client opens new ones when it is used again.
   *
   * @example
   * ```ts
   * await client.close();
   * ```
   */
  close(): Promise<void> {
    return this.#client.close();
  }

  /** Closes the client at the end of a block that declares it with `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
