import { z } from 'zod';
import { patternsField, patternsSchema } from '../../definitions/configuration.ts';
import { relationalFields } from '../sql-common/configuration.ts';
import { ignoredField, refusedField } from '../sql-common/other-fields.ts';
import { usageFields } from '../sql-common/usage-configuration.ts';

/** How a connection is protected, as libpq names it. */
export const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;

const connectArguments = z
  .strictObject({
    sslmode: z
      .enum(sslModes)
      .optional()
      .describe('TLS, as `psql` names it. `verify-full` checks certificate and name.'),
    sslrootcert: z.string().optional().describe('Path of the certificates that are trusted.'),
    sslcert: z.string().optional().describe('Path of the certificate of the client.'),
    sslkey: z.string().optional().describe('Path of its key.'),
    connect_timeout: z
      .number()
      .positive()
      .optional()
      .describe('Seconds to wait for a connection. Default 10.'),
    application_name: z.string().optional().describe('Name that the server lists. Default `colophon`.'),
    options: ignoredField('the session is set up by the source'),
  })
  .prefault({})
  .describe('Arguments of the connection, as `psql` takes them.');

/** The recipe of a PostgreSQL source. */
export const postgresConfig = z
  .strictObject({
    ...relationalFields,
    host_port: z.string().min(1).default('localhost:5432').describe('Host and port of the server.'),
    username: z.string().optional().describe('Name of the role that reads.'),
    password: z.string().optional().describe('Its password.'),
    database: z
      .string()
      .min(1)
      .optional()
      .describe('Database to read. Default: all that `database_pattern` allows.'),
    initial_database: z
      .string()
      .default('postgres')
      .describe('Database to connect to for the list of databases, where `database` is not set.'),
    database_pattern: patternsField('databases, where `database` is not set'),
    schema_pattern: patternsSchema
      .prefault({ deny: ['information_schema'] })
      .describe('Which schemas to include, by their names. Default: all but `information_schema`.'),
    sqlalchemy_uri: z
      .string()
      .optional()
      .describe('`postgresql://user:password@host:port/database`, instead of the keys above.'),
    sslmode: z
      .enum(sslModes)
      .optional()
      .describe('The same as `options.connect_args.sslmode`. Default `prefer`.'),
    options: z
      .strictObject({ connect_args: connectArguments })
      .prefault({})
      .describe('As in a recipe of DataHub: only `connect_args` has an effect.'),
    ...usageFields,
    max_queries_to_extract: z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(1000)
      .describe('Number of statements to read, those with the longest total time first.'),
    min_query_calls: z
      .number()
      .int()
      .min(0)
      .default(1)
      .describe('Statements that were run less often are left out.'),
    query_exclude_patterns: z
      .array(z.string().max(500))
      .max(100)
      .nullable()
      .default(null)
      .describe('Statements to leave out, as patterns of `LIKE`.'),
    scheme: ignoredField('the driver is always the same'),
    include_stored_procedures: ignoredField('procedures are not read'),
    procedure_pattern: ignoredField('procedures are not read'),
    auth_mode: z.literal('PASSWORD').optional().describe('Only `PASSWORD`.'),
    aws_config: refusedField('tokens of AWS are not made; give one as `password`'),
  })
  .superRefine(({ include_usage_statistics, include_query_lineage }, context) => {
    if (include_usage_statistics && !include_query_lineage)
      context.addIssue({
        code: 'custom',
        message: 'needs `include_query_lineage: true`',
        path: ['include_usage_statistics'],
      });
  });

export type PostgresConfig = z.infer<typeof postgresConfig>;
