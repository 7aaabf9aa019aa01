import { logLevels } from '@colophon/server/log-levels';
import { type Command, Option } from 'commander';
import { parseList, parsePort, parseText } from './parse-values.ts';

export const portOption = () =>
  new Option('-p, --port <number>', 'port to listen on; 0 chooses a free one')
    .env('PORT')
    .default(8080)
    .argParser(parsePort);

export const hostOption = () =>
  new Option('--host <address>', 'address to listen on; 0.0.0.0 exposes it to the network')
    .env('COLOPHON_HOST')
    .default('127.0.0.1')
    .argParser(parseText);

/** The certificate of what listens, and the proxies before it. */
export const addConnectionOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--tls-cert <file>', 'PEM file of the certificate to serve HTTPS with; needs --tls-key')
        .env('COLOPHON_TLS_CERT')
        .argParser(parseText),
    )
    .addOption(
      new Option('--tls-key <file>', "PEM file of the certificate's private key")
        .env('COLOPHON_TLS_KEY')
        .argParser(parseText),
    )
    .addOption(
      new Option(
        '--trusted-proxy <range>',
        'address or CIDR range of a proxy whose X-Forwarded headers are read; may be repeated or separated by commas',
      )
        .env('COLOPHON_TRUSTED_PROXIES')
        .argParser(parseList),
    );

export const logLevelOption = () =>
  new Option('--log-level <level>', 'what to log to standard error; info logs every request')
    .choices(logLevels)
    .env('COLOPHON_LOG_LEVEL')
    .default('warn');
