import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  createAccessControl,
  createCatalogue,
  ensureModelCompatible,
  type UnknownFieldPolicy,
  writeBuiltInData,
} from '@colophon/catalogue';
import { createGraphqlRoutes } from '@colophon/graphql';
import { createApp, type HttpContext, routeOf } from '@colophon/http';
import { createAuthRoutes } from '@colophon/http/auth';
import { createMcpRoutes } from '@colophon/mcp';
import { openLineageOperations } from '@colophon/openlineage';
import type { MigrationProgress } from '@colophon/store-sqlite';
import { Hono } from 'hono';
import { type AccessSettings, accessRulesOf, isLoopback } from './access-settings.ts';
import { createAuditedCommands } from './auth/audited-commands.ts';
import type { AuthMode } from './auth/auth-settings.ts';
import { authenticateBy } from './auth/authenticate-by.ts';
import { type Authentication, openAuthentication } from './auth/authentication.ts';
import { requestLimitsOf } from './auth/request-limits.ts';
import { lazySecretBox, reencryptSecrets, sealSecretsIn, unsealSecretsIn } from './auth/secrets.ts';
import type { CertificateFiles } from './certificate.ts';
import { ConfigurationError } from './configuration-error.ts';
import { createLog } from './create-log.ts';
import { createInternalCaller } from './ingestion/internal-caller.ts';
import { createManagedIngestion } from './ingestion/managed-ingestion.ts';
import { type Listening, listen, type ServedWith } from './listen.ts';
import { loadModel } from './load-model.ts';
import type { LogLevel } from './log-levels.ts';
import { metricsPaths } from './metrics.ts';
import { observeServer } from './observability/observe-server.ts';
import { traceCommands, traceRequests } from './observability/trace-requests.ts';
import type { Tracing } from './observability/tracing.ts';
import { isTracingOn } from './observability/tracing-settings.ts';
import { readOpenLineageFile } from './open-lineage-file.ts';
import { openStores } from './open-stores.ts';
import { type RunningActions, readActions, startActions } from './run-actions.ts';
import { openKafka } from './run-kafka.ts';
import { prepareSearch } from './run-search.ts';
import { schemaRegistryRoutes } from './schema-registry-routes.ts';
import { documentationFiles } from './site/documentation-files.ts';
import { createMissingPage, createSite, requireSite } from './site/site.ts';

export interface ServerSettings extends AccessSettings, AuthMode {
  readonly port: number;
  /** A second port, with the same on it: where DataHub's clients look for its frontend. Default: none. */
  readonly datahubPort?: number;
  /** Folder of the database. With another `store`, it has the keys alone. */
  readonly data: string;
  /** Address of a PostgreSQL database. Default: the embedded database in the folder. */
  readonly store?: string;
  /** Address of OpenSearch or Elasticsearch. The environment has the other settings. Default: the store searches. */
  readonly search?: string;
  /** Addresses of Kafka brokers, separated by commas. The environment has the other settings. Default: no stream. */
  readonly kafka?: string;
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

const openWarning =
  'Warning: Colophon has no authentication. Everyone who reaches this address can read, change and delete everything.';
const localAccess = 'no sign-in: whoever is at this machine is the administrator';
const signInAccess = 'sign-in is on';

/** Without authentication, nobody but this machine may reach the server, unless the operator insists. */
function requireSafeMode({ auth, insecureNoAuth, host }: ServerSettings): void {
  if (auth && insecureNoAuth)
    throw new ConfigurationError(
      '--insecure-no-auth contradicts --auth and its settings. Choose one of them.',
    );
  if (auth || insecureNoAuth || isLoopback(host)) return;
  throw new ConfigurationError(
    `with --host ${host}, other machines can reach the server, and it has no authentication. Turn it on with --auth. If something else authenticates every caller, add --insecure-no-auth.`,
  );
}

/**
 * Assembles the store, the catalogue and its surfaces, and serves them on a port.
 *
 * @throws ConfigurationError for a setting that cannot be used; the errors of the store for its folder.
 */
export async function startServer(
  settings: ServerSettings,
  { onMigration, logTo }: ServerEvents = {},
): Promise<RunningServer> {
  const { port, host, data, site, model, logLevel, maxBody, publicUrl } = settings;
  const tls = certificateOf(settings);
  let tracing: Tracing | undefined;
  const log = createLog(logLevel, logTo, () => tracing?.current());
  const dataFolder = resolve(data);
  requireSafeMode(settings);
  const openLineage = readOpenLineageFile(settings.openlineage);
  if (site !== undefined) requireSite(site);
  const registry = await loadModel(model);
  if (isTracingOn(process.env))
    tracing = await (await import('./observability/start-tracing.ts')).startTracing(log);
  const queryTimeoutMs = settings.queryTimeout * 1000;
  const { queryThreads, store: url } = settings;
  const {
    store: own,
    place,
    openIdentity,
  } = await openStores({
    dataFolder,
    url,
    queryThreads,
    queryTimeoutMs,
    tracing,
    onMigration,
  });
  const openSearch = await prepareSearch(settings.search, { env: process.env, registry, store: own, log });
  const { store, metrics, readiness, followers, instruments } = observeServer(
    openSearch?.store ?? own,
    () => catalogue,
    { log, tracing },
  );
  openSearch?.register({ readiness, followers });
  const commands = settings.auth && createAuditedCommands();
  let authentication: Authentication | undefined;
  const ofFolder = lazySecretBox(dataFolder);
  const secretBox = () => authentication?.box ?? ofFolder();
  const catalogue = createCatalogue({
    registry,
    store,
    ...((commands || tracing) && { aroundCommand: traceCommands(tracing, commands?.around) }),
    sealSecret: sealSecretsIn(secretBox),
    instruments,
    onCommitted: (changes) => {
      ingestion?.onCommitted(changes);
      return authentication?.userStatus.onCommitted(changes);
    },
  });
  const internalCaller = createInternalCaller();
  const { executor: executorId = 'default' } = settings;
  const ingestion =
    executorId === 'none'
      ? undefined
      : createManagedIngestion({
          catalogue,
          sharedStore: url === undefined ? undefined : store,
          executorId,
          unsealSecret: unsealSecretsIn(secretBox),
          caller: settings.auth && internalCaller,
          log,
          onRunEnd: metrics.countRun,
          tracing,
        });
  let second: Listening | undefined;
  let running: RunningActions | undefined;
  let stream: RunningActions | undefined;
  let projector: RunningActions | undefined;
  /** Pipelines run in one of the processes that use the store. */
  function leadActions(pipelines: Awaited<ReturnType<typeof readActions>>, address: string): RunningActions {
    const ended = new AbortController();
    for (const { name } of pipelines) metrics.addPipeline(name);
    const run = async (signal: AbortSignal) => {
      const started = startActions(pipelines, address, {
        log,
        token: settings.auth && internalCaller.token,
        onFailure: metrics.countPipelineFailure,
        tracing,
      });
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      await started.stop();
    };
    const leading = store
      .lead('actions', run, ended.signal)
      .catch((error: unknown) => log.error({ err: error }, 'actions ended'));
    return {
      async stop() {
        ended.abort();
        await leading;
      },
    };
  }

  const close = async () => {
    try {
      await authentication?.close();
    } finally {
      await catalogue.close().finally(() => tracing?.stop());
    }
  };
  try {
    await ensureModelCompatible(registry, store);
    await writeBuiltInData(catalogue);
    const { auth } = settings;
    authentication =
      auth &&
      (await openAuthentication({ dataFolder, openIdentity }, catalogue, auth, {
        onMaintenanceError: (error) => log.error({ err: error }, 'expired sessions not removed'),
        ...(commands && { commands }),
        days: settings.auditDays,
        onFault: (error) => log.error({ err: error }, 'the audit log cannot be written; trying again'),
      }));
    await authentication?.userStatus.reconcile();
    await reencryptSecrets(store, catalogue, secretBox);
    const accessControl = authentication && createAccessControl(store);
    const identity = authentication && accessControl && { ...authentication.managed, access: accessControl };
    const pages = new Hono();
    if (site !== undefined)
      pages.route('/', await createSite(site, publicUrl === undefined ? {} : { publicUrl }));
    if (authentication) {
      const { services, minPasswordLength } = authentication;
      pages.route(
        '/',
        createAuthRoutes({
          services,
          minPasswordLength,
          publicUrl,
          accessControl,
          onProviderFailure: ({ message }) => log.error({ reason: message }, 'identity provider unusable'),
        }),
      );
      // Asking for the principal refuses who has not signed in.
      for (const path of metricsPaths)
        pages.use(path, (context, next) => {
          void context.get('requestContext').principal;
          return next();
        });
    }
    const onUnexpected = (error: unknown, requestId: string) =>
      log.error({ err: error, requestId }, 'fault of the server');
    pages.route(
      '/',
      createGraphqlRoutes({
        catalogue,
        accessControl,
        identity,
        unsealSecret: unsealSecretsIn(secretBox),
        explorer: site === undefined ? undefined : '/docs/api/graphql/explorer',
        onRefused: authentication?.audit.onRefused,
        onUnexpected,
      }),
    );
    pages.route(
      '/',
      createMcpRoutes({
        catalogue,
        accessControl,
        allowsWrites: settings.mcpWrites,
        documentation: site === undefined ? undefined : documentationFiles(site),
        onRefused: authentication?.audit.onRefused,
        onUnexpected,
      }),
    );
    pages.route('/', metrics.routes);
    pages.route('/', schemaRegistryRoutes(process.env));
    const contexts = new WeakMap<object, HttpContext>();
    const stopping = new AbortController();
    const draining = new AbortController();
    if (authentication) readiness.register({ name: 'identity', check: authentication.checkStore });
    const app = createApp({
      catalogue,
      access: accessRulesOf(settings),
      queryTimeoutMs,
      stopping: stopping.signal,
      draining: draining.signal,
      readiness,
      ...(authentication &&
        accessControl && {
          authenticate: authenticateBy(authentication, publicUrl, internalCaller),
          accessControl,
          limits: requestLimitsOf(auth?.limits ?? {}, settings, accessControl),
          identity,
          onRefused: authentication.audit.onRefused,
        }),
      pages,
      operations: openLineageOperations(openLineage),
      hasDocs: site !== undefined,
      maxBodyBytes: Math.round(maxBody * 1024 * 1024),
      unknownFields: settings.unknownFields,
      onUnknownFields: metrics.countUnknownFields,
      onContext: (context, env) => contexts.set((env as ServedWith).incoming, context),
      onUnexpected,
    });
    if (site !== undefined) app.route('/', createMissingPage(site));
    const { onRequest, within } = traceRequests({
      tracing,
      metrics,
      log,
      routeOf: ({ method, url }) => routeOf(app, method, url),
      contextOf: (incoming) => contexts.get(incoming),
    });
    const listenOn = (wanted: number, portOption?: string) =>
      listen(within(app.fetch), {
        port: wanted,
        host,
        onRequest,
        hasDocs: site !== undefined,
        ...(portOption !== undefined && { portOption }),
        ...(tls && { tls }),
        onCertificate: (error) =>
          error
            ? log.error({ reason: error.message }, 'new certificate unusable, the old one remains')
            : log.info('new certificate in use'),
        ...(settings.trustedProxy && { trustedProxies: settings.trustedProxy }),
      });
    // The second first: when it is taken, nobody has been answered yet.
    const { datahubPort } = settings;
    second = datahubPort === undefined ? undefined : await listenOn(datahubPort, '--datahub-port');
    const actions = settings.actions === undefined ? undefined : await readActions(settings.actions);
    const kafka =
      settings.kafka === undefined
        ? undefined
        : await openKafka(settings.kafka, {
            env: process.env,
            catalogue,
            store,
            log,
            metrics: metrics.kafka,
          });
    const listening = await listenOn(port);
    const streaming = kafka?.start();
    stream = streaming;
    // The catalogue serves without Kafka: what it would send waits in the change log.
    if (streaming) readiness.register({ name: 'kafka', isRequired: false, check: () => streaming.check() });
    projector = openSearch?.start();
    if (actions) running = leadActions(actions, listening.address);
    const isOpen = !auth && (settings.insecureNoAuth === true || !isLoopback(host));
    if (isOpen) log.warn({ host }, openWarning);
    const link = await authentication?.offerFirstAdministrator();
    ingestion?.start(listening.address);
    return {
      address: listening.address,
      dataFolder,
      place,
      access: auth ? signInAccess : localAccess,
      firstAdministratorLink: link && `${publicUrl ?? listening.address}${link}`,
      warnings: isOpen ? [openWarning] : [],
      async stop({ drainMs = 0 } = {}) {
        draining.abort();
        for (const one of [listening, second]) one?.drain();
        if (drainMs > 0) await setTimeout(drainMs);
        try {
          // First what writes as it stops: runs how they ended, pipelines their positions.
          await Promise.all([ingestion?.stop(), running?.stop(), stream?.stop(), projector?.stop()]);
          stopping.abort();
          await Promise.all([listening.close(), second?.close()]);
        } finally {
          await close();
        }
      },
    };
  } catch (error) {
    await projector?.stop();
    await second?.close();
    await close();
    throw error;
  }
}

/** @throws ConfigurationError when there is one file without the other. */
function certificateOf({ tlsCert, tlsKey }: ServerSettings): CertificateFiles | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert !== undefined && tlsKey !== undefined) return { certificate: tlsCert, key: tlsKey };
  throw new ConfigurationError('TLS needs a certificate and its key: pass --tls-cert and --tls-key.');
}
