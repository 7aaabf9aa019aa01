import { z } from 'zod';
import { patternsField } from '../../definitions/configuration.ts';
import { relationalFields } from '../sql-common/configuration.ts';
import { ignoredField, refusedField } from '../sql-common/other-fields.ts';
import { usageFields } from '../sql-common/usage-configuration.ts';

const tlsFields = z
  .strictObject({
    ca: z.string().optional().describe('Path of the certificates that are trusted; then they are checked.'),
    cert: z.string().optional().describe('Path of the certificate of the client.'),
    key: z.string().optional().describe('Path of its key.'),
    check_hostname: z
      .boolean()
      .default(true)
      .describe('Whether the certificate must be for the host. Needs `ca`.'),
    ssl: z.boolean().optional().describe('`true` asks for TLS without certificates to trust.'),
  })
  .optional()
  .describe('TLS, as PyMySQL takes it. Default: none.');

const connectArguments = z
  .strictObject({
    ssl: tlsFields,
    connect_timeout: z.number().positive().default(10).describe('Seconds to wait for a connection.'),
    charset: ignoredField('it is always utf8mb4'),
  })
  .prefault({})
  .describe('Arguments of the connection, as of PyMySQL.');

/** The recipe of a MySQL or MariaDB source. */
export const mysqlConfig = z.strictObject({
  ...relationalFields,
  host_port: z.string().min(1).default('localhost:3306').describe('Host and port of the server.'),
  username: z.string().optional().describe('Name of the user that reads.'),
  password: z.string().optional().describe('Its password.'),
  database: z
    .string()
    .min(1)
    .nullish()
    .describe('Database to read. Default: all that `database_pattern` allows.'),
  database_pattern: patternsField('databases, where `database` is not set'),
  sqlalchemy_uri: z
    .string()
    .optional()
    .describe('`mysql+pymysql://user:password@host:port/database`, instead of the keys above.'),
  options: z
    .strictObject({ connect_args: connectArguments })
    .prefault({})
    .describe('As in a recipe of DataHub: only `connect_args` has an effect.'),
  auth_mode: z.literal('PASSWORD').optional().describe('Only `PASSWORD`.'),
  ...usageFields,
  include_usage_statistics: z
    .boolean()
    .default(false)
    .describe('Whether the log of queries is read for who reads what, and for statements that fill tables.'),
  usage_source: z
    .enum(['performance_schema', 'general_log'])
    .default('performance_schema')
    .describe(
      'The log: `performance_schema` counts statements without their values and users; `general_log` has each run, with its user and time.',
    ),
  usage: ignoredField('the settings of usage are those of the source itself'),
  max_queries_to_extract: z
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(1000)
    .describe('Number of statements to read: the most frequent ones, or the last ones of `general_log`.'),
  scheme: ignoredField('the driver is always the same'),
  include_stored_procedures: ignoredField('procedures are not read'),
  procedure_pattern: ignoredField('procedures are not read'),
  aws_config: refusedField('tokens of AWS are not made; give one as `password`'),
});

export type MysqlConfig = z.infer<typeof mysqlConfig>;
