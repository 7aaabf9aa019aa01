import { earlierSchemas, schemaText, subjectOf } from '@colophon/sdk/kafka';
import { Hono } from 'hono';
import { streamTopics, type TopicDefinition, type TopicNames, topicDefinitions } from '../messages/topics.ts';

/** Where the registry is served, as in DataHub. */
export const schemaRegistryPath = '/schema-registry/api';

const currentId = ({ ids }: TopicDefinition): number => ids.at(-1) ?? 0;

/** The schema that an id means; several have the same. */
function schemaById(id: number): string | undefined {
  const definition = Object.values(topicDefinitions).find(({ ids }) => ids.includes(id));
  return definition && textOf(definition, id);
}

/** Of each topic, the first version is that of earlier clients. */
function textOf({ message, ids }: TopicDefinition, id: number): string {
  const [earlier] = ids.length > 1 && ids[0] === id ? earlierSchemas(message) : [];
  return earlier ?? schemaText(message);
}

/**
 * A schema registry with Confluent's paths, which knows the schemas of DataHub's topics and stores nothing: registering a
 * schema returns the id of the topic's current one, which all known clients can read.
 */
export function createSchemaRegistry(topics: TopicNames): Hono {
  const bySubject = new Map(streamTopics.map((topic) => [subjectOf(topics[topic]), topicDefinitions[topic]]));
  const app = new Hono().basePath(schemaRegistryPath);
  app.use(async (context, next) => {
    await next();
    if (context.res.headers.get('Content-Type')?.includes('json'))
      context.res.headers.set('Content-Type', 'application/vnd.schemaregistry.v1+json');
  });

  const unknownSubject = (subject: string) => ({
    error_code: 40401,
    message: `Subject '${subject}' not found.`,
  });
  const unknownVersion = (version: string) => ({
    error_code: 40402,
    message: `Version ${version} not found.`,
  });
  const unknownSchema = (id: string) => ({ error_code: 40403, message: `Schema ${id} not found.` });
  const invalidVersion = (version: string) => ({
    error_code: 42202,
    message: `The specified version '${version}' is not valid: expected a number from 1 or latest.`,
  });

  app.get('/', (context) => context.json({}));
  app.get('/subjects', (context) => {
    const prefix = context.req.query('subjectPrefix') ?? '';
    return context.json([...bySubject.keys()].filter((subject) => subject.startsWith(prefix)));
  });
  app.post('/subjects/:subject/versions', (context) => {
    const { subject } = context.req.param();
    const found = bySubject.get(subject);
    return found ? context.json({ id: currentId(found) }) : context.json(unknownSubject(subject), 404);
  });
  app.get('/subjects/:subject/versions', (context) => {
    const { subject } = context.req.param();
    const found = bySubject.get(subject);
    if (!found) return context.json(unknownSubject(subject), 404);
    return context.json(found.ids.map((_, index) => index + 1));
  });

  /** A version of a subject, or the answer to one that is unknown. */
  function find(subject: string, version: string) {
    const definition = bySubject.get(subject);
    if (!definition) return { status: 404, failure: unknownSubject(subject) } as const;
    if (version !== 'latest' && !/^[1-9]\d{0,8}$/.test(version))
      return { status: 400, failure: invalidVersion(version) } as const;
    const number = version === 'latest' ? definition.ids.length : Number(version);
    const id = definition.ids[number - 1];
    if (id === undefined) return { status: 404, failure: unknownVersion(version) } as const;
    return { subject, version: number, id, schema: textOf(definition, id) };
  }

  app.get('/subjects/:subject/versions/:version', (context) => {
    const found = find(context.req.param('subject'), context.req.param('version'));
    return 'failure' in found ? context.json(found.failure, found.status) : context.json(found);
  });
  app.get('/subjects/:subject/versions/:version/schema', (context) => {
    const found = find(context.req.param('subject'), context.req.param('version'));
    return 'failure' in found
      ? context.json(found.failure, found.status)
      : context.json(JSON.parse(found.schema));
  });
  app.get('/subjects/:subject/versions/:version/referencedby', (context) => context.json([]));
  app.get('/schemas', (context) =>
    context.json(
      [...bySubject].flatMap(([subject, definition]) =>
        definition.ids.map((id, index) => ({
          subject,
          version: index + 1,
          id,
          schema: textOf(definition, id),
        })),
      ),
    ),
  );
  app.get('/schemas/types', (context) => context.json(['AVRO']));
  app.get('/schemas/ids/:id', (context) => {
    const { id } = context.req.param();
    const schema = /^\d{1,9}$/.test(id) ? schemaById(Number(id)) : undefined;
    if (schema === undefined) return context.json(unknownSchema(id), 404);
    const maxId = Math.max(...Object.values(topicDefinitions).map(currentId));
    return context.json({
      schema,
      schemaType: 'AVRO',
      ...(context.req.query('fetchMaxId') === 'true' && { maxId }),
    });
  });
  app.get('/schemas/ids/:id/schema', (context) => {
    const { id } = context.req.param();
    const schema = /^\d{1,9}$/.test(id) ? schemaById(Number(id)) : undefined;
    return schema === undefined ? context.json(unknownSchema(id), 404) : context.json(JSON.parse(schema));
  });
  app.get('/config', (context) => context.json({ compatibilityLevel: 'BACKWARD' }));
  app.get('/config/:subject', (context) => {
    const { subject } = context.req.param();
    const found = bySubject.get(subject);
    if (!found) return context.json(unknownSubject(subject), 404);
    return context.json({ compatibilityLevel: found.message === 'PlatformEvent' ? 'BACKWARD' : 'NONE' });
  });
  for (const path of [
    '/compatibility/subjects/:subject/versions',
    '/compatibility/subjects/:subject/versions/:version',
  ])
    app.post(path, (context) =>
      context.json({
        is_compatible: true,
        ...(context.req.query('verbose') === 'true' && { messages: [] }),
      }),
    );
  return app;
}
