import { type Command, Option } from 'commander';
import { addConnectionOptions, hostOption, logLevelOption, portOption } from './listen-options.ts';
import { appOption, dataOption, modelOption, siteOption } from './options.ts';
import {
  parseDays,
  parseDaysOrNone,
  parseDelay,
  parseHosts,
  parseMebibytes,
  parseOrigins,
  parsePort,
  parsePublicUrl,
  parseSeconds,
  parseText,
  parseThreads,
} from './parse-values.ts';

/** Declares `colophon serve`. */
export function addServeCommand(program: Command): void {
  const serve = program
    .command('serve')
    .summary('run the catalogue and its documentation')
    .description(
      'Run the catalogue, its application and its documentation as one process. Stop it with Ctrl-C.',
    )
    .addOption(portOption())
    .addOption(
      new Option(
        '--datahub-port <number>',
        "port to listen on, too: DataHub's clients sign in at 9002 where the address that they have ends in 8080",
      )
        .env('COLOPHON_DATAHUB_PORT')
        .argParser(parsePort),
    )
    .addOption(hostOption())
    .addOption(
      new Option(
        '--allowed-host <name>',
        'additional host name that clients may use, for example behind a proxy; may be repeated or separated by commas',
      )
        .env('COLOPHON_ALLOWED_HOSTS')
        .argParser(parseHosts),
    )
    .addOption(
      new Option(
        '--allowed-origin <origin>',
        'origin of web pages that may read and write (CORS); may be repeated or separated by commas',
      )
        .env('COLOPHON_ALLOWED_ORIGINS')
        .argParser(parseOrigins),
    );
  addConnectionOptions(serve)
    .addOption(
      new Option(
        '--auth',
        'require sign-in; the first start prints a link that makes the first administrator',
      ).env('COLOPHON_AUTH'),
    )
    .addOption(
      new Option(
        '--auth-config <file>',
        'JSON file with the providers (OIDC, LDAP, JWT issuers) that vouch for users; turns on --auth',
      )
        .env('COLOPHON_AUTH_CONFIG')
        .argParser(parseText),
    )
    .addOption(
      new Option(
        '--auth-users <file>',
        "property file with users and passwords, in the format of DataHub's user.props; turns on --auth",
      )
        .env('COLOPHON_AUTH_USERS')
        .argParser(parseText),
    )
    .addOption(
      new Option('--audit-days <number>', 'days for which entries of the audit log are kept; 365 by default')
        .env('COLOPHON_AUDIT_DAYS')
        .argParser(parseDays),
    )
    .addOption(
      new Option(
        '--search-days <number>',
        'days for which counts of what people search for in the application are kept, without who searched; 90 by default, 0 records none',
      )
        .env('COLOPHON_SEARCH_DAYS')
        .argParser(parseDaysOrNone),
    )
    .addOption(
      new Option(
        '--insecure-no-auth',
        'listen on addresses other than loopback without authentication; everyone who reaches the server is its administrator',
      ).env('COLOPHON_INSECURE_NO_AUTH'),
    )
    .addOption(
      new Option(
        '--mcp-writes',
        'let agents change metadata with the tools of the Model Context Protocol; by default, they only read',
      ).env('COLOPHON_MCP_WRITES'),
    )
    .addOption(
      new Option(
        '--executor <id>',
        'id of the executor that runs saved ingestion sources in this server; none runs them elsewhere',
      )
        .env('COLOPHON_EXECUTOR')
        .default('default')
        .argParser(parseText),
    )
    .addOption(
      new Option(
        '--openlineage <file>',
        'JSON file with the settings of the OpenLineage endpoint, such as the environment of datasets',
      )
        .env('COLOPHON_OPENLINEAGE')
        .argParser(parseText),
    )
    .addOption(
      new Option('--actions <folder>', 'folder with files of pipelines (*.yaml), to run in the same process')
        .env('COLOPHON_ACTIONS')
        .argParser(parseText),
    )
    .addOption(dataOption())
    .addOption(
      new Option(
        '--store <url>',
        'URL of a PostgreSQL database to use instead of the embedded one; several servers may use it together',
        // Checked by the server: an error of a parser would repeat the value, which may have a password.
      ).env('COLOPHON_STORE'),
    )
    .addOption(
      new Option(
        '--store-replica <url>',
        'URL of a standby of the database of --store, to answer searches and questions about relationships and lineage',
        // As with --store: the value may have a password.
      ).env('COLOPHON_STORE_REPLICA'),
    )
    .addOption(
      new Option(
        '--search <url>',
        'URL of OpenSearch, to answer searches; by default, the store answers them',
        // As with --store: the value may have a password.
      ).env('COLOPHON_SEARCH'),
    )
    .addOption(
      new Option(
        '--kafka <brokers>',
        'host:port of Kafka brokers, separated by commas, to send changes to and read proposals from',
      ).env('KAFKA_BOOTSTRAP_SERVER'),
    )
    .addOption(modelOption())
    .addOption(
      new Option('--max-body <MiB>', 'maximum size of a request body')
        .env('COLOPHON_MAX_BODY')
        .default(16)
        .argParser(parseMebibytes),
    )
    .addOption(
      new Option(
        '--query-threads <count>',
        'threads that run searches and other queries; by default, one for each core, at most 4',
      )
        .env('COLOPHON_QUERY_THREADS')
        .argParser(parseThreads),
    )
    .addOption(
      new Option('--query-timeout <seconds>', 'maximum time for the queries of a request')
        .env('COLOPHON_QUERY_TIMEOUT')
        .default(30)
        .argParser(parseSeconds),
    )
    .addOption(
      new Option(
        '--drain-delay <seconds>',
        'how long to answer requests after the signal to stop, while /health/ready returns 503; by default 5 in Kubernetes, otherwise 0',
      )
        .env('COLOPHON_DRAIN_DELAY')
        .argParser(parseDelay),
    )
    .addOption(
      new Option(
        '--unknown-fields <policy>',
        'what to do with fields that the model does not define: store them unchanged, or reject the write',
      )
        .choices(['keep', 'reject'])
        .env('COLOPHON_UNKNOWN_FIELDS')
        .default('keep'),
    )
    .addOption(logLevelOption())
    .addOption(appOption())
    .addOption(siteOption())
    .addOption(
      new Option(
        '--public-url <address>',
        'public URL of the server, such as https://catalogue.example.org, for samples and links on pages. By default, they use the address of each request',
      )
        .env('COLOPHON_PUBLIC_URL')
        .argParser(parsePublicUrl),
    )
    .action(async (settings) => (await import('../commands/serve.ts')).serve(settings));
}
