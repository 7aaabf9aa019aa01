import { serverConfig, testConnection } from '../connection.ts';
import { type RestoreIndicesOptions, restoreIndices } from '../graph/maintenance.ts';
import type { CallOptions, HttpClient } from '../http-client.ts';

/** Maintains the catalogue. */
export class MaintenanceClient {
  readonly #client: HttpClient;

  /** @internal */
  constructor(client: HttpClient) {
    this.#client = client;
  }

  /**
   * Rebuilds search documents and relationships from the aspects, and returns a sentence that reports what was done.
   *
   * @example
   * ```ts
   * const report = await client.maintenance.restoreIndices({ urn: orders, aspectName: 'datasetProperties' });
   * report.includes('1'); // true
   * ```
   */
  restoreIndices(options?: RestoreIndicesOptions): Promise<string> {
    return restoreIndices(this.#client, options);
  }

  /**
   * The server's configuration: its version and what it supports.
   *
   * @example
   * ```ts
   * const { noCode } = await client.maintenance.serverConfig();
   * noCode; // 'true'
   * ```
   */
  serverConfig(options: CallOptions = {}): Promise<Readonly<Record<string, unknown>>> {
    return serverConfig(this.#client, options);
  }

  /**
   * Checks that a catalogue responds at the address.
   *
   * @throws ConfigurationError `NOT_A_CATALOGUE` if something else responds at the address; ConnectionError if it does
   * not respond.
   * @example
   * ```ts
   * await client.maintenance.testConnection();
   * ```
   */
  testConnection(options: CallOptions = {}): Promise<void> {
    return testConnection(this.#client, options);
  }
}
