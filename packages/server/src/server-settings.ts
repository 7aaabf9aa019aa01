import type { UnknownFieldPolicy } from '@colophon/catalogue';
import type { MigrationProgress } from '@colophon/store-sqlite';
import type { AccessSettings } from './access-settings.ts';
import type { AuthMode } from './auth/auth-settings.ts';
import type { LogLevel } from './log-levels.ts';

export interface ServerSettings extends AccessSettings, AuthMode {
  readonly port: number;
  /** A second port, with the same on it: where DataHub's clients look for its frontend. Default: none. */
  readonly datahubPort?: number;
  /** Folder of the database. With another `store`, it has the keys alone. */
  readonly data: string;
  /** Address of a PostgreSQL database. Default: the embedded database in the folder. */
  readonly store?: string;
  /** Address of a standby of that database, for searches. Default: the database itself answers them. */
  readonly storeReplica?: string;
  /** Address of OpenSearch. The environment has the other settings. Default: the store searches. */
  readonly search?: string;
  /** Addresses of Kafka brokers, separated by commas. The environment has the other settings. Default: no stream. */
  readonly kafka?: string;
  /** Folder of the built application; none is served without it. */
  readonly app?: string;
  /** Folder of the built documentation; none is served without it. */
  readonly site?: string;
  /** Folder of your own model definitions. */
  readonly model?: string;
  readonly logLevel: LogLevel;
  readonly unknownFields: UnknownFieldPolicy;
  /** Longest body of a request, in MiB. */
  readonly maxBody: number;
  /** Threads that run queries. Default: one for each core, at most 4. */
  readonly queryThreads?: number;
  /** How long the queries of a request may take together, in seconds. */
  readonly queryTimeout: number;
  /** PEM file of the certificate, with which the server speaks TLS. Needs `tlsKey`. */
  readonly tlsCert?: string;
  /** PEM file of the certificate's private key. */
  readonly tlsKey?: string;
  /** True lets agents change metadata with the tools of the Model Context Protocol. Default: they only read. */
  readonly mcpWrites?: boolean;
  /** Id of the executor that runs ingestion in this server; `none` for no executor and no scheduler. Default `default`. */
  readonly executor?: string;
  /** JSON file with the settings of the OpenLineage endpoint. Default: those of DataHub. */
  readonly openlineage?: string;
  /** Days for which entries of the audit log are kept. Default: a year. */
  readonly auditDays?: number;
  /** Days for which it is kept what people search for; 0 records nothing. Default 90. */
  readonly searchDays?: number;
  /** Folder with the files of pipelines, which run as long as the server does. Default: none. */
  readonly actions?: string;
  /** Addresses and CIDR ranges of the proxies in front of the server. Default: none. */
  readonly trustedProxy?: readonly string[];
}

export interface ServerEvents {
  /** Called for each step of an upgrade of the database, before the server listens. */
  readonly onMigration?: (progress: MigrationProgress) => void;
  /** Where the log goes, a line at a time. Default: standard error. */
  readonly logTo?: { write(line: string): void };
}

export interface StopOptions {
  /**
   * How long the server still serves everybody while `GET /health/ready` says that it stops, in milliseconds: until load
   * balancers have noticed. Default 0.
   */
  readonly drainMs?: number;
}

export interface RunningServer {
  /** Address for a person to open: `http://localhost:8080`. */
  readonly address: string;
  readonly dataFolder: string;
  /** Where the data is, for a person to read: the folder, or the address of a database without its password. */
  readonly place: string;
  /** Who may do what, in a sentence or two for the operator. */
  readonly access: string;
  /** The link that makes the first administrator, valid an hour and once. Undefined when somebody can sign in. */
  readonly firstAdministratorLink?: string | undefined;
  /** What the operator should know about these settings. */
  readonly warnings: readonly string[];
  /** Drains, stops taking requests, answers those under way, and closes the catalogue. */
  stop(options?: StopOptions): Promise<void>;
}
