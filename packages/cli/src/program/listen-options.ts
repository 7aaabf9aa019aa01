import { type Command, Option } from 'commander';
import { parseList, parsePort, parseText } from './parse-values.ts';

/** Where a process listens, and with which certificate. */
export const addListenOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('-p, --port <number>', 'port to listen on; 0 chooses a free one')
        .env('PORT')
        .default(8080)
        .argParser(parsePort),
    )
    .addOption(
      new Option('--host <address>', 'address to listen on; 0.0.0.0 exposes it to the network')
        .env('COLOPHON_HOST')
        .default('127.0.0.1')
        .argParser(parseText),
    )
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
