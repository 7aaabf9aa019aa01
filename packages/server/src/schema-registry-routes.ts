import { Hono } from 'hono';

/** The schema registry of Kafka's topics. It is loaded with the first request for it, since most catalogues have no Kafka. */
export function schemaRegistryRoutes(env: Readonly<Record<string, string | undefined>>): Hono {
  let loaded: Promise<Hono> | undefined;
  const load = async () => {
    const { createSchemaRegistry, readTopicNames } = await import('@colophon/stream-kafka/schema-registry');
    return createSchemaRegistry(readTopicNames(env));
  };
  const app = new Hono();
  app.all('/schema-registry/api/*', async (context) => {
    loaded ??= load();
    return (await loaded).fetch(context.req.raw);
  });
  return app;
}
