import { describe, expect, it } from 'vitest';
import { run } from './testing/run-colophon.ts';

describe('the help', () => {
  it('of the program lists its commands', async () => {
    const help = await run(['--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatchInlineSnapshot(`
      "Usage: colophon [options] [command]

      A metadata catalogue whose documentation runs.

      Options:
        -v, --version                          print the version
        -h, --help                             print this help

      Commands:
        serve [options]                        run the catalogue and its documentation
        service                                run many catalogues from one
                                               installation
        put [options] <urn> <aspect> [file]    write one aspect of one entity
        patch [options] <urn> <aspect> [file]  change part of one aspect
        get [options] <urn> [aspect]           read an entity, or one of its aspects
        exists [options] <urn>                 check whether an entity exists
        search [options] [query]               find entities
        lineage [options] <urn>                show the upstream or downstream lineage
                                               of an entity
        graphql [options] [query]              run a GraphQL query or mutation
        timeline [options] <urn>               show what changed about an entity
        delete [options] [urn]                 soft-delete or hard-delete entities
        runs                                   list ingestion runs, and roll them back
        sample                                 load or remove sample metadata
        ingest                                 ingest metadata from databases, files
                                               and tools
        actions                                run actions when metadata changes
        mcp [options]                          serve the catalogue to an AI agent over
                                               standard input and output
        restore-indices [options]              rebuild search and relationships from
                                               the stored aspects
        backup [options] <file>                download a backup while the catalogue
                                               runs
        check                                  check a document or a data folder
        store                                  move a catalogue to another store
        login [options]                        sign in to a server
        logout [options]                       sign out of a server
        whoami [options]                       show who commands are run as
        token                                  create, list and revoke access tokens
        access                                 explain who may do what
        user                                   invite, list, suspend and remove users
        group                                  create, list and delete groups, and say
                                               who is in them
        role                                   list and assign roles
        policy                                 list, create, change and delete access
                                               policies
        audit                                  search and export the audit log
        keys                                   list, rotate and remove encryption keys
        help [command]                         print the help of a command
      "
    `);
    expect(await run(['help'])).toEqual(help);
    expect(await run(['-h'])).toEqual(help);
  });

  it('of serve names each option, its default and its variable', async () => {
    const help = await run(['serve', '--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatchInlineSnapshot(`
      "Usage: colophon serve [options]

      Run the catalogue, its application and its documentation as one process. Stop it
      with Ctrl-C.

      Options:
        -p, --port <number>        port to listen on; 0 chooses a free one (default:
                                   8080, env: PORT)
        --datahub-port <number>    port to listen on, too: DataHub's clients sign in
                                   at 9002 where the address that they have ends in
                                   8080 (env: COLOPHON_DATAHUB_PORT)
        --host <address>           address to listen on; 0.0.0.0 exposes it to the
                                   network (default: "127.0.0.1", env: COLOPHON_HOST)
        --allowed-host <name>      additional host name that clients may use, for
                                   example behind a proxy; may be repeated or
                                   separated by commas (env: COLOPHON_ALLOWED_HOSTS)
        --allowed-origin <origin>  origin of web pages that may read and write (CORS);
                                   may be repeated or separated by commas (env:
                                   COLOPHON_ALLOWED_ORIGINS)
        --tls-cert <file>          PEM file of the certificate to serve HTTPS with;
                                   needs --tls-key (env: COLOPHON_TLS_CERT)
        --tls-key <file>           PEM file of the certificate's private key (env:
                                   COLOPHON_TLS_KEY)
        --trusted-proxy <range>    address or CIDR range of a proxy whose X-Forwarded
                                   headers are read; may be repeated or separated by
                                   commas (env: COLOPHON_TRUSTED_PROXIES)
        --auth                     require sign-in; the first start prints a link that
                                   makes the first administrator (env: COLOPHON_AUTH)
        --auth-config <file>       JSON file with the providers (OIDC, LDAP, JWT
                                   issuers) that vouch for users; turns on --auth
                                   (env: COLOPHON_AUTH_CONFIG)
        --auth-users <file>        property file with users and passwords, in the
                                   format of DataHub's user.props; turns on --auth
                                   (env: COLOPHON_AUTH_USERS)
        --audit-days <number>      days for which entries of the audit log are kept;
                                   365 by default (env: COLOPHON_AUDIT_DAYS)
        --search-days <number>     days for which counts of what people search for in
                                   the application are kept, without who searched; 90
                                   by default, 0 records none (env:
                                   COLOPHON_SEARCH_DAYS)
        --insecure-no-auth         listen on addresses other than loopback without
                                   authentication; everyone who reaches the server is
                                   its administrator (env: COLOPHON_INSECURE_NO_AUTH)
        --mcp-writes               let agents change metadata with the tools of the
                                   Model Context Protocol; by default, they only read
                                   (env: COLOPHON_MCP_WRITES)
        --executor <id>            id of the executor that runs saved ingestion
                                   sources in this server; none runs them elsewhere
                                   (default: "default", env: COLOPHON_EXECUTOR)
        --openlineage <file>       JSON file with the settings of the OpenLineage
                                   endpoint, such as the environment of datasets (env:
                                   COLOPHON_OPENLINEAGE)
        --actions <folder>         folder with files of pipelines (*.yaml), to run in
                                   the same process (env: COLOPHON_ACTIONS)
        -d, --data <folder>        data folder (default: "data", env: COLOPHON_DATA)
        --store <url>              URL of a PostgreSQL database to use instead of the
                                   embedded one; several servers may use it together
                                   (env: COLOPHON_STORE)
        --store-replica <url>      URL of a standby of the database of --store, to
                                   answer searches and questions about relationships
                                   and lineage (env: COLOPHON_STORE_REPLICA)
        --search <url>             URL of OpenSearch, to answer searches; by default,
                                   the store answers them (env: COLOPHON_SEARCH)
        --kafka <brokers>          host:port of Kafka brokers, separated by commas, to
                                   send changes to and read proposals from (env:
                                   KAFKA_BOOTSTRAP_SERVER)
        --model <folder>           folder with your own entities and aspects, added to
                                   the built-in model (env: COLOPHON_MODEL)
        --max-body <MiB>           maximum size of a request body (default: 16, env:
                                   COLOPHON_MAX_BODY)
        --query-threads <count>    threads that run searches and other queries; by
                                   default, one for each core, at most 4 (env:
                                   COLOPHON_QUERY_THREADS)
        --query-timeout <seconds>  maximum time for the queries of a request (default:
                                   30, env: COLOPHON_QUERY_TIMEOUT)
        --drain-delay <seconds>    how long to answer requests after the signal to
                                   stop, while /health/ready returns 503; by default 5
                                   in Kubernetes, otherwise 0 (env:
                                   COLOPHON_DRAIN_DELAY)
        --unknown-fields <policy>  what to do with fields that the model does not
                                   define: store them unchanged, or reject the write
                                   (choices: "keep", "reject", default: "keep", env:
                                   COLOPHON_UNKNOWN_FIELDS)
        --log-level <level>        what to log to standard error; info logs every
                                   request (choices: "silent", "fatal", "error",
                                   "warn", "info", "debug", default: "warn", env:
                                   COLOPHON_LOG_LEVEL)
        --app <folder>             folder of the built application; by default, the
                                   application that the installed package contains
                                   (env: COLOPHON_APP)
        --site <folder>            folder of the built documentation site; by default,
                                   the documentation that the installed package
                                   contains (env: COLOPHON_SITE)
        --public-url <address>     public URL of the server, such as
                                   https://catalogue.example.org, for samples and
                                   links on pages. By default, they use the address of
                                   each request (env: COLOPHON_PUBLIC_URL)
        -h, --help                 print this help
      "
    `);
    expect(await run(['help', 'serve'])).toEqual(help);
  });

  it('of put names each argument and option', async () => {
    const help = await run(['put', '--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatchInlineSnapshot(`
      "Usage: colophon put [options] <urn> <aspect> [file]

      Write one aspect of one entity. The value replaces the current one.

      Arguments:
        urn                     URN of the entity, such as urn:li:tag:pii
        aspect                  name of the aspect, such as tagProperties
        file                    JSON file with the value; "-" or none reads standard
                                input

      Options:
        --run-id <id>           ingestion run that the write belongs to
        --keep-unknown-fields   store fields that the model does not define; by
                                default, the write is rejected
        -s, --server <address>  address of the catalogue (default:
                                "http://localhost:8080", env: COLOPHON_SERVER)
        --token <token>         access token (env: COLOPHON_TOKEN)
        -h, --help              print this help
      "
    `);
  });

  it('of get names each argument and option', async () => {
    const help = await run(['get', '--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatchInlineSnapshot(`
      "Usage: colophon get [options] <urn> [aspect]

      Print the latest value of every aspect of an entity, or of one aspect, as JSON.
      For a time-series aspect, print the latest value.

      Arguments:
        urn                     URN of the entity
        aspect                  name of an aspect

      Options:
        -s, --server <address>  address of the catalogue (default:
                                "http://localhost:8080", env: COLOPHON_SERVER)
        --token <token>         access token (env: COLOPHON_TOKEN)
        -h, --help              print this help
      "
    `);
  });
});

it('prints its version', async () => {
  expect(await run(['--version'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

describe('a wrong call', () => {
  it.each([
    ['an unknown command', ['srve'], "unknown command 'srve'"],
    ['an unknown option', ['serve', '--prot', '1'], "unknown option '--prot'"],
    ['a port that is none', ['serve', '--port', '80a'], 'whole number from 0 to 65535'],
    ['a port beyond the range', ['serve', '--port', '65536'], 'whole number from 0 to 65535'],
    ['a missing argument', ['put', 'urn:li:tag:a'], "missing required argument 'aspect'"],
    ['one argument too many', ['get', 'a', 'b', 'c'], 'too many arguments'],
  ])('with %s ends with code 2 and says what is wrong', async (_, args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });

  it('with a bad PORT in the environment ends with code 2', async () => {
    const { code, stderr } = await run(['serve'], { env: { PORT: 'http' } });
    expect([code, stderr]).toEqual([2, expect.stringContaining('whole number from 0 to 65535')]);
  });

  it('without any command ends with code 2 and shows the help', async () => {
    const { code, stderr } = await run([]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Usage: colophon')]);
  });
});
