import { resolve } from 'node:path';
import {
  createAccessControl,
  createCatalogue,
  ensureModelCompatible,
  writeBuiltInData,
} from '@colophon/catalogue';
import { createApp, type HttpContext, type Operation, routeOf } from '@colophon/http';
import { openLineageOperations } from '@colophon/openlineage';
import type { SharedThreads } from '@colophon/store-sqlite/node';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { accessRulesOf } from './access-settings.ts';
import { createAuditedCommands } from './auth/audited-commands.ts';
import { authenticateBy } from './auth/authenticate-by.ts';
import { type Authentication, openAuthentication } from './auth/authentication.ts';
import { requestLimitsOf } from './auth/request-limits.ts';
import { lazySecretBox, reencryptSecrets, sealSecretsIn, unsealSecretsIn } from './auth/secrets.ts';
import { createLog } from './create-log.ts';
import { createPages } from './create-pages.ts';
import { createInternalCaller } from './ingestion/internal-caller.ts';
import { createManagedIngestion } from './ingestion/managed-ingestion.ts';
import type { ListenOptions, ServedWith } from './listen.ts';
import { loadModel } from './load-model.ts';
import { observeServer } from './observability/observe-server.ts';
import { traceCommands, traceRequests } from './observability/trace-requests.ts';
import type { Tracing } from './observability/tracing.ts';
import { isTracingOn } from './observability/tracing-settings.ts';
import { readOpenLineageFile } from './open-lineage-file.ts';
import { openStores, registerReplica } from './open-stores.ts';
import { type RecordedCoverage, recordCoverage } from './record-coverage.ts';
import { type RecordedSearches, recordSearches } from './record-searches.ts';
import { leadActions, type RunningActions, readActions } from './run-actions.ts';
import { createMessaging, openKafka } from './run-kafka.ts';
import { prepareSearch } from './run-search.ts';
import { requireSafeMode } from './safe-mode.ts';
import type { ServerEvents, ServerSettings } from './server-settings.ts';
import { createApplicationAddresses, requireApplication } from './site/application.ts';
import type { ServedFile } from './site/served-files.ts';
import { createMissingPage, requireSite } from './site/site.ts';

/** What several servers of one process share. Default: each has its own. */
export interface SharedParts {
  readonly log?: Logger;
  /** Made spans of; it is stopped by who has started it. */
  readonly tracing?: Tracing | undefined;
  /** Threads in which their embedded stores run. */
  readonly threads?: SharedThreads;
  /** The documentation, where it is served. */
  readonly site?: Hono<ServedFile>;
  /** Further operations. */
  readonly operations?: readonly Operation[];
}

/** A catalogue with everything that answers for it. It serves no port of its own. */
export interface OpenServer {
  /** Answers a request. */
  readonly fetch: (request: Request, env: ServedWith) => Response | Promise<Response>;
  /** Sees each request before it is served. */
  readonly onRequest: NonNullable<ListenOptions['onRequest']>;
  readonly log: Logger;
  readonly dataFolder: string;
  readonly place: string;
  /**
   * Starts what runs beside the requests: ingestion, pipelines of actions, streams.
   *
   * @param address Where the server answers.
   * @returns The path of the link that makes the first administrator; undefined when somebody can sign in.
   */
  start(address: string): Promise<string | undefined>;
  /** The path of a new link that makes the first administrator, as `start` returns it. */
  offerFirstAdministrator(): Promise<string | undefined>;
  /** From now on, `GET /health/ready` says that it stops. */
  drain(): void;
  /**
   * Stops what runs beside the requests, and closes the catalogue.
   *
   * @param closePorts Stops taking requests, and returns when those under way are answered.
   */
  stop(closePorts: () => Promise<unknown>): Promise<void>;
}

/**
 * Assembles the store, the catalogue and its surfaces.
 *
 * @throws ConfigurationError for a setting that cannot be used; the errors of the store for its folder.
 */
export async function openServer(
  settings: ServerSettings,
  { onMigration, logTo }: ServerEvents = {},
  shared: SharedParts = {},
): Promise<OpenServer> {
  const { data, app: application, site, model, logLevel, maxBody, publicUrl } = settings;
  let { tracing } = shared;
  const log = shared.log ?? createLog(logLevel, logTo, () => tracing?.current());
  const dataFolder = resolve(data);
  requireSafeMode(settings);
  const openLineage = readOpenLineageFile(settings.openlineage);
  if (application !== undefined) requireApplication(application);
  if (site !== undefined) requireSite(site);
  const registry = await loadModel(model);
  if (!tracing && isTracingOn(process.env))
    tracing = await (await import('./observability/start-tracing.ts')).startTracing(log);
  const queryTimeoutMs = settings.queryTimeout * 1000;
  const { queryThreads, store: url, storeReplica: replicaUrl } = settings;
  const {
    store: own,
    place,
    openIdentity,
    replica,
  } = await openStores({
    dataFolder,
    url,
    replicaUrl,
    queryThreads,
    threads: shared.threads,
    queryTimeoutMs,
    tracing,
    onMigration,
    log,
  });
  const openSearch = await prepareSearch(settings.search, { env: process.env, registry, store: own, log });
  const { store, metrics, readiness, followers, instruments } = observeServer(
    openSearch?.store ?? own,
    () => catalogue,
    { log, tracing },
  );
  openSearch?.register({ readiness, followers });
  if (replica) registerReplica(replica, { readiness, followers });
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
  let running: RunningActions | undefined;
  let stream: RunningActions | undefined;
  let projector: RunningActions | undefined;
  let searches: RecordedSearches | undefined;
  let coverage: RecordedCoverage | undefined;
  const close = async () => {
    try {
      await coverage?.close();
      await searches?.close();
      await authentication?.close();
    } finally {
      await catalogue.close().finally(() => (shared.tracing ? undefined : tracing?.stop()));
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
    searches = await recordSearches(store, settings.searchDays, (error) =>
      log.error({ err: error }, 'searches cannot be counted; trying again'),
    );
    const accessControl = authentication && createAccessControl(store);
    const identity = authentication && accessControl && { ...authentication.managed, access: accessControl };
    const onUnexpected = (error: unknown, requestId: string) =>
      log.error({ err: error, requestId }, 'fault of the server');
    const pages = await createPages(settings, {
      site: shared.site,
      catalogue,
      metrics,
      authentication,
      accessControl,
      identity,
      secretBox,
      log,
      onUnexpected,
    });
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
      messaging: settings.kafka === undefined ? undefined : createMessaging(settings.kafka, process.env),
      searches: searches.tracking,
      pages,
      operations: [...openLineageOperations(openLineage), ...(shared.operations ?? [])],
      hasDocs: site !== undefined,
      maxBodyBytes: Math.round(maxBody * 1024 * 1024),
      unknownFields: settings.unknownFields,
      onUnknownFields: metrics.countUnknownFields,
      onContext: (context, env) => contexts.set((env as ServedWith).incoming, context),
      onUnexpected,
    });
    if (application !== undefined) {
      const paths = app.routes.map(({ path }) => path);
      app.route('/', createApplicationAddresses(application, paths));
    }
    if (site !== undefined) app.route('/', createMissingPage(site));
    const { onRequest, within } = traceRequests({
      tracing,
      metrics,
      log,
      routeOf: ({ method, url }) => routeOf(app, method, url),
      contextOf: (incoming) => contexts.get(incoming),
    });
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
    const offerFirstAdministrator = async () => authentication?.offerFirstAdministrator();
    return {
      fetch: within(app.fetch),
      onRequest,
      log,
      dataFolder,
      place,
      async start(address) {
        const streaming = kafka?.start();
        stream = streaming;
        // The catalogue serves without Kafka: what it would send waits in the change log.
        if (streaming)
          readiness.register({ name: 'kafka', isRequired: false, check: () => streaming.check() });
        projector = openSearch?.start();
        if (actions) {
          for (const { name } of actions) metrics.addPipeline(name);
          running = leadActions(store, actions, address, {
            log,
            token: settings.auth && internalCaller.token,
            onFailure: metrics.countPipelineFailure,
            tracing,
          });
        }
        coverage = recordCoverage(catalogue, store, (error) =>
          log.error({ err: error }, 'coverage cannot be counted; trying again'),
        );
        const link = await offerFirstAdministrator();
        ingestion?.start(address);
        return link;
      },
      offerFirstAdministrator,
      drain: () => draining.abort(),
      async stop(closePorts) {
        try {
          // First what writes as it stops: runs how they ended, pipelines their positions.
          await Promise.all([ingestion?.stop(), running?.stop(), stream?.stop(), projector?.stop()]);
          stopping.abort();
          await closePorts();
        } finally {
          await close();
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
