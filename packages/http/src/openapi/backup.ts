import { RequestError } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import { operation } from './operation.ts';

/**
 * The answer is the file itself: the server writes nothing to a place that a caller names. POST, so that no link and no
 * image can start it.
 */
export const backup = operation({
  id: 'backup',
  method: 'POST',
  path: '/openapi/operations/backup',
  tag: 'Maintenance',
  access: access.systemOperations,
  summary: 'Download a backup',
  description:
    'An SQLite file with everything: values, history, the change log, search and consumers. Reads and writes continue in the meantime; the file has the state at the time of its completion. Only one backup runs at a time.',
  answers: {
    200: { description: 'The file, with its length in `Content-Length`.' },
    409: { description: 'Another backup is being made.' },
    507: { description: 'The disk of the server has no space for a second copy.' },
  },
  async run(session, { backups, stopping }) {
    const { signal } = session.context;
    const ended = AbortSignal.any([signal, stopping]);
    const file = await backups
      .run(() => session.backup({ signal: ended }))
      .catch((error) => {
        if (stopping.aborted)
          throw new RequestError('SERVER_STOPPING', 'The server is stopping. No backup was made.');
        if (signal.aborted) throw new RequestError('INVALID_REQUEST', 'The client has gone.');
        throw error;
      });
    if (!file)
      throw new RequestError(
        'NOT_FOUND',
        'Only an embedded database has backups of its own. For PostgreSQL, use pg_dump or a base backup.',
      );
    const response = new Response(file.stream, {
      headers: {
        'Content-Type': file.type,
        'Content-Length': String(file.size),
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
    return { status: 200, response };
  },
});
