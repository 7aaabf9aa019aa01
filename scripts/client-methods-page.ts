import type { ClientMethod, ClientMethods } from '../tests/interop/client-methods.ts';

const outcomes: Readonly<Record<ClientMethod['outcome'], (method: ClientMethod) => string>> = {
  works: () => 'Works',
  'with sign-in': () => 'Works with sign-in',
  'with Kafka': () => 'Works with `serve --kafka`',
  lacks: ({ lacks = '' }) => `Needs \`${lacks}\`, which isn't supported yet`,
  'cloud only': () => "Only for DataHub's managed service",
  fails: ({ problem = '' }) => `Fails: ${problem}`,
  'not tried': () => 'Not tried yet',
};

/** What a method works with counts as working. */
const working: ReadonlySet<ClientMethod['outcome']> = new Set(['works', 'with sign-in', 'with Kafka']);

/** Prints the page on what works with DataHub's Python clients, from the results of calling their methods. */
export function printClientMethodsPage({ version, methods }: ClientMethods): string {
  const works = methods.filter(({ outcome }) => working.has(outcome));
  const sections = [...Map.groupBy(methods, ({ client }) => client)].map(([client, own]) =>
    [
      `## ${client}`,
      '',
      '| Method | Result |',
      '|---|---|',
      ...own.map((method) => `| \`${method.method}\` | ${outcomes[method.outcome](method)} |`),
    ].join('\n'),
  );
  return `---
title: "DataHub clients"
description: "Which methods of DataHub's Python clients work with Colophon. The tests call every method and check its result."
noSamples: "It is printed from the results of the interop tests, which call every method."
---

{/* Printed by \`npm run generate\` from tests/interop/client-methods.json. Do not edit. */}

Programs that use DataHub's Python package, \`acryl-datahub\`, can use Colophon once you set its address. Colophon's tests call every public method of the package's two clients, version ${version}, against a running server, and check what it returns or stores. Currently, ${works.length} of ${methods.length} methods work.

The tests below run without sign-in. With sign-in, [pass the client an access token](/docs/authentication/introducing-metadata-service-authentication), which can do what its owner may.

${sections.join('\n\n')}

[Compatibility](/docs/how/compatibility) covers the other clients, including the commands of \`datahub\`.

## Run the tests yourself

\`npm run interop\` installs the package into its own folder and runs these tests, together with others that compare every aspect of the model and the files of real ingestion runs. They need Python, and exit with a message if it is missing.
`;
}
