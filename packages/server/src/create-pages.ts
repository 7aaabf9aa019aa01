import type { SecretBox } from '@colophon/auth';
import type { AccessControl, Catalogue } from '@colophon/catalogue';
import { createGraphqlRoutes } from '@colophon/graphql';
import type { IdentityServices } from '@colophon/http';
import { createAuthRoutes } from '@colophon/http/auth';
import { createMcpRoutes } from '@colophon/mcp';
import { Hono } from 'hono';
import type { Authentication } from './auth/authentication.ts';
import { unsealSecretsIn } from './auth/secrets.ts';
import type { createLog } from './create-log.ts';
import { type Metrics, metricsPaths } from './metrics.ts';
import { schemaRegistryRoutes } from './schema-registry-routes.ts';
import type { ServerSettings } from './server-settings.ts';
import { createApplication } from './site/application.ts';
import { documentationFiles } from './site/documentation-files.ts';
import type { ServedFile } from './site/served-files.ts';
import { createSite } from './site/site.ts';

/** What the surfaces beside the operations are made of. */
export interface PagesContext {
  readonly catalogue: Catalogue;
  /** The metrics, as a server observes itself. */
  readonly metrics: Pick<Metrics, 'routes'>;
  /** Who somebody is, and what they may do; undefined where nobody signs in. */
  readonly authentication: Authentication | undefined;
  readonly accessControl: AccessControl | undefined;
  readonly identity: IdentityServices | undefined;
  readonly secretBox: () => SecretBox;
  /** The documentation, where servers share it. Default: one is made of the folder. */
  readonly site?: Hono<ServedFile> | undefined;
  readonly log: ReturnType<typeof createLog>;
  /** Called with each fault of the server. */
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}

/** Everything that the server answers beside the operations of its APIs: the application, the documentation, sign-in, GraphQL, agents, metrics. */
export async function createPages(
  { app, site, publicUrl, mcpWrites }: Pick<ServerSettings, 'app' | 'site' | 'publicUrl' | 'mcpWrites'>,
  {
    catalogue,
    metrics,
    authentication,
    accessControl,
    identity,
    secretBox,
    log,
    onUnexpected,
    site: sharedSite,
  }: PagesContext,
): Promise<Hono> {
  const pages = new Hono();
  // Before the documentation, which has a title page of its own.
  if (app !== undefined) pages.route('/', createApplication(app));
  if (sharedSite) pages.route('/', sharedSite);
  else if (site !== undefined)
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
      allowsWrites: mcpWrites,
      documentation: site === undefined ? undefined : documentationFiles(site),
      onRefused: authentication?.audit.onRefused,
      onUnexpected,
    }),
  );
  pages.route('/', metrics.routes);
  pages.route('/', schemaRegistryRoutes(process.env));
  return pages;
}
