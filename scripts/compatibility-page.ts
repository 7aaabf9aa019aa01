import type { ClientMethods } from '../tests/interop/client-methods.ts';
import type { Client, ClientRun } from '../tests/interop/clients/clients.ts';

/** A client with its pinned version and the results of its runs. */
export interface TestedClient extends Client {
  readonly version: string;
  /** Version of `host`. */
  readonly hostVersion?: string;
  readonly runs: readonly ClientRun[];
}

/** Prints the page on the clients that the interop suite runs, from the tables that the suite checks its results against. */
export function printCompatibilityPage(
  clients: readonly TestedClient[],
  { version, methods }: ClientMethods,
): string {
  const overview = clients.map(
    (client) =>
      `| [${client.title}](#${anchorOf(client.title)}) | \`${client.package}\` (${client.registry}) | ${client.version} | ${share(client.runs)} |`,
  );
  return `---
title: "Compatibility"
description: "Every client that the tests run against Colophon, unmodified: its version, what was run, and the result."
noSamples: "It is printed from the tables of the interop tests, which ran everything that it lists."
---

{/* Printed by \`npm run generate\` from tests/interop/clients. Do not edit. */}

Colophon's tests install these clients as published, run them against a server, and check what the server stored and returned. The tests also compare their results with the tables below, so a test fails until this page is up to date.

| Client | Package | Version | Works |
|---|---|---|---|
| [Emitter and graph client](/docs/how/datahub-clients) | \`acryl-datahub\` (PyPI) | ${version} | ${share(methods)} |
${overview.join('\n')}

${clients.map(printClient).join('\n\n')}

## Run the tests yourself

\`npm run interop\` installs the versions above into a folder of the project and runs them. It needs Python 3.10 or newer. The Java client needs Java 17 and Maven, and is skipped without them. To use and pin the newest versions instead, run \`npm run interop -- --update-clients\`.
`;
}

function printClient(client: TestedClient): string {
  const host = client.host ? `, with \`${client.host}\` ${client.hostVersion}` : '';
  return [
    `## ${client.title}`,
    '',
    `\`${client.package}\` ${client.version} from ${client.registry}${host}. ${client.about}`,
    '',
    `| ${client.subject} | ${client.action} | Result |`,
    '|---|---|---|',
    ...rowsOf(client.runs).map(
      ({ subject, actions, result }) => `| ${subject} | ${actions.join(', ')} | ${result} |`,
    ),
  ].join('\n');
}

interface Row {
  readonly subject: string;
  readonly actions: string[];
  readonly result: string;
}

/** One row for all runs of a subject with the same result. */
function rowsOf(runs: readonly ClientRun[]): Row[] {
  const rows = new Map<string, Row>();
  for (const run of runs) {
    const result = resultOf(run);
    const key = `${run.subject}\n${result}`;
    const row = rows.get(key) ?? { subject: run.subject, actions: [], result };
    row.actions.push(run.action);
    rows.set(key, row);
  }
  return [...rows.values()];
}

const resultOf = ({ outcome, lacks, problem }: ClientRun): string => {
  if (outcome === 'works') return 'Works';
  if (outcome === 'with Kafka') return 'Works with `serve --kafka`';
  return outcome === 'lacks' ? `Needs \`${lacks}\`, which isn't supported yet` : `Fails: ${problem}`;
};

const share = (runs: readonly { readonly outcome: string }[]): string =>
  `${runs.filter(({ outcome }) => outcome === 'works' || outcome.startsWith('with ')).length} of ${runs.length}`;

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-');
