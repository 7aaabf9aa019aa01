const sourcePrefix = 'urn:li:dataHubIngestionSource:';
const runPrefix = 'urn:li:dataHubExecutionRequest:';

export const sourceUrn = (id: string): string => `${sourcePrefix}${id}`;
export const runUrn = (id: string): string => `${runPrefix}${id}`;

/** The last part of a URN, which the addresses of pages have. */
export const idOf = (urn: string): string =>
  [sourcePrefix, runPrefix].reduce(
    (rest, prefix) => (rest.startsWith(prefix) ? rest.slice(prefix.length) : rest),
    urn,
  );

/** The executor that runs from a command line are recorded for. Nobody else can run them. */
export const commandLineExecutor = '__datahub_cli_';
