import type { AroundStatement } from '@colophon/store-postgres';
import type { OnRan } from '@colophon/store-sqlite/node';
import type { Tracing } from './tracing.ts';

/** Spans of what the threads of the embedded store run, within the operation that waits for them. */
export const threadSpans =
  (tracing: Tracing): OnRan =>
  (name, times) =>
    tracing.record(`sqlite.${name}`, times, {
      'db.system.name': 'sqlite',
      'db.operation.name': name,
      'thread.name': 'store',
    });

/** Spans of the statements that PostgreSQL runs. Their text is not in them, nor what is bound to it. */
export const statementSpans =
  (tracing: Tracing): AroundStatement =>
  ({ operation, table, database, host, port }, run) =>
    tracing.span(
      table === undefined ? operation : `${operation} ${table}`,
      {
        kind: 'client',
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'server.address': host,
          'server.port': port,
          ...(table !== undefined && { 'db.collection.name': table }),
          ...(database !== undefined && { 'db.namespace': database }),
        },
      },
      run,
    );
