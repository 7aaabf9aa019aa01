import type { ClientMethod, ClientMethods } from '../tests/interop/client-methods.ts';

const outcomes: Readonly<Record<ClientMethod['outcome'], (method: ClientMethod) => string>> = {
  works: () => 'Works',
  lacks: ({ lacks = '' }) => `Asks for \`${lacks}\`, which is not served yet`,
  'cloud only': () => "Works with DataHub's managed service alone",
  fails: ({ problem = '' }) => `Fails: ${problem}`,
  'not tried': () => 'Not tried yet',
};

/** Prints the page on what works with DataHub's Python clients, from what came of their methods. */
export function printClientMethodsPage({ version, methods }: ClientMethods): string {
  const working = methods.filter(({ outcome }) => outcome === 'works');
  const sections = [...Map.groupBy(methods, ({ client }) => client)].map(([client, own]) =>
    [
      `## ${client}`,
      '',
      '| Method | What comes of it |',
      '|---|---|',
      ...own.map((method) => `| \`${method.method}\` | ${outcomes[method.outcome](method)} |`),
    ].join('\n'),
  );
  return `---
title: "DataHub clients"
description: "Which methods of DataHub's Python clients work with Colophon: each was called, and the answer looked at."
noSamples: "It is printed from what the interop tests found, which called every method."
---

{/* Printed by \`npm run generate\` from tests/interop/client-methods.json. Do not edit. */}

Programs that use DataHub's Python package, \`acryl-datahub\`, work with Colophon as they are: they only need its address. The tests of Colophon call every public method of the two clients of that package, version ${version}, against a running server, and look at what it answers or has kept. ${working.length} of ${methods.length} methods work today.

${sections.join('\n\n')}

[Compatibility](/docs/how/compatibility) lists the other clients, the commands of \`datahub\` among them.

## Run the tests yourself

\`npm run interop\` installs the package into a folder of its own and runs these tests and others, which compare every aspect of the model and the files of real ingestion runs. They need Python; without it, they say so and end.
`;
}
