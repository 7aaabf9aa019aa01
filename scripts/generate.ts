/**
 * Prints everything that is derived from the model: types for TypeScript and Python, the GraphQL and OpenAPI schemas,
 * descriptions for DataHub's GraphQL schema, the Avro schemas of the messages around aspects, the SDK's table of fields,
 * the operations of the application, and the reference page of each documented entity. The set of common passwords is
 * printed from a list that is a development dependency. The page on DataHub's clients is printed from what the interop tests
 * found, the reference of the command line from its declarations, those of the SDKs from their types and doc comments, the
 * values that sentences name from the code that has them, and pages that are files at the root too from those. `--check`
 * writes nothing and fails when a committed file is stale.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createProgram } from '@colophon/cli/program';
import { printDescriptions } from '@colophon/graphql/printers';
import { executableSchema } from '@colophon/graphql/schema';
import { loadDefinitions } from '@colophon/ingestion';
import { readConnectors } from '@colophon/ingestion/connectors';
import { registry } from '@colophon/model';
import {
  changeType,
  metadataChangeEvent,
  metadataChangeLog,
  metadataChangeProposal,
  platformEvent,
  snapshots,
} from '@colophon/model/events';
import {
  printAvro,
  printAvroModule,
  printEnumerationsPage,
  printFieldTable,
  printGraphql,
  printModelPages,
  printOpenApi,
  printPython,
  printPythonModelPages,
  printReferencePage,
  printTypeScript,
  simpleName,
} from '@colophon/schema/printers';
import { listPages } from '../docs/list-pages.ts';
import { values } from '../docs/values.ts';
import type { ClientMethods } from '../tests/interop/client-methods.ts';
import { clients, readPinnedVersion, readTable } from '../tests/interop/clients/clients.ts';
import { printClientMethodsPage } from './client-methods-page.ts';
import { printCommandLinePages } from './command-line-pages.ts';
import { printCommonPasswords } from './common-passwords.ts';
import { printCompatibilityPage } from './compatibility-page.ts';
import {
  documentedEnumerations,
  pythonSubjects,
  readReferenceSetting,
  readSubjects,
} from './model-subjects.ts';
import { printDashboard } from './observability/print-dashboard.ts';
import { apiFile } from './python-pages/api.ts';
import { readPackageApi } from './python-pages/read-package-api.ts';
import { printPythonPages } from './python-pages.ts';
import { printAuditActionsPage } from './reference-pages/audit-actions-page.ts';
import { printEnvironmentPage } from './reference-pages/environment-page.ts';
import { printErrorsPage } from './reference-pages/errors-page.ts';
import { graphqlExamples } from './reference-pages/graphql-examples.ts';
import { printGraphqlPages } from './reference-pages/graphql-pages.ts';
import { printKafkaPage } from './reference-pages/kafka-page.ts';
import { printListPage } from './reference-pages/list-page.ts';
import { printMcpPage } from './reference-pages/mcp-page.ts';
import { printMetricsPage } from './reference-pages/metrics-page.ts';
import { readEndpoints } from './reference-pages/openapi-document.ts';
import { printOpenApiPages } from './reference-pages/openapi-pages.ts';
import { printPrivilegesPage } from './reference-pages/privileges-page.ts';
import { type Examples, readExamples } from './reference-pages/read-examples.ts';
import { printRestliPages } from './reference-pages/restli-pages.ts';
import { printSignInSettingsPage } from './reference-pages/sign-in-settings-page.ts';
import { printSourcePages } from './reference-pages/source-pages.ts';
import { printTransformersPage } from './reference-pages/transformers-page.ts';
import { printRootPage, rootPages } from './root-pages.ts';
import { printSdkPages } from './sdk-pages.ts';
import { printFonts, printTokens } from './tokens.ts';
import { printWebDocuments } from './web-documents.ts';
import { printWebSearchFields } from './web-search-fields.ts';

const root = join(import.meta.dirname, '..');

const outputs = new Map<string, () => string>([
  ['packages/model-types/gen/types.ts', () => printTypeScript(registry)],
  ['packages/model/gen/schema.graphql', () => printGraphql(registry)],
  ['packages/model/gen/openapi-components.json', () => printOpenApi(registry)],
  ['packages/graphql/gen/descriptions.ts', () => printDescriptions(registry)],
  ['packages/model-types/gen/field-table.ts', () => printFieldTable(registry)],
  ['packages/auth/gen/common-passwords.ts', printCommonPasswords],
  ['packages/http/gen/tokens.ts', printTokens],
  ['packages/http/gen/fonts.ts', printFonts],
]);
for (const envelope of [metadataChangeProposal, metadataChangeLog, metadataChangeEvent]) {
  const file = `${simpleName(envelope.name)}.avsc`;
  outputs.set(`packages/model/gen/avro/${file}`, () => printAvro(envelope));
  // What the Python package sends over Kafka; the log is only read.
  if (envelope !== metadataChangeLog)
    outputs.set(`python/src/colophon/avro/${file}`, () => printAvro(envelope));
}
outputs.set('packages/model-types/gen/avro.ts', () =>
  printAvroModule([metadataChangeProposal, metadataChangeLog, metadataChangeEvent, platformEvent]),
);
outputs.set('apps/web/gen/search-fields.ts', () => printWebSearchFields(registry));
for (const [path, module] of await printWebDocuments(executableSchema(), join(root, 'apps/web/src')))
  outputs.set(`apps/web/gen/${path}.ts`, () => module);
const setting = await readReferenceSetting();
for (const entity of registry.entities.values()) {
  outputs.set(`docs/generated/metamodel/entities/${entity.name}.mdx`, () =>
    printReferencePage(registry, entity, setting),
  );
}
const subjects = await readSubjects();
outputs.set('docs/generated/metamodel/enumerations.mdx', () =>
  printEnumerationsPage(registry, documentedEnumerations(), subjects),
);
for (const [id, page] of printModelPages(registry, subjects)) outputs.set(`docs/${id}.mdx`, () => page);
const beyondRegistry = [changeType, ...snapshots];
for (const [id, page] of printPythonModelPages(registry, pythonSubjects(subjects), beyondRegistry))
  outputs.set(`docs/${id}.mdx`, () => page);

// The tests of the Python package read and write each of them.
const samples = [...registry.entities.values()].flatMap(({ sample }) =>
  Object.entries(sample?.aspects ?? {}),
);
const sampleLines = samples.map((sample) => JSON.stringify(sample));
outputs.set('python/tests/samples.json', () => `[\n${sampleLines.join(',\n')}\n]\n`);
for (const [path, module] of printPython(registry, pythonSubjects(subjects), beyondRegistry))
  outputs.set(`python/src/colophon/${path}`, () => module);

const clientMethods: ClientMethods = JSON.parse(
  await readFile(join(root, 'tests/interop/client-methods.json'), 'utf8'),
);
outputs.set('docs/how/datahub-clients.mdx', () => printClientMethodsPage(clientMethods));
const testedClients = await Promise.all(
  clients.map(async (client) => ({
    ...client,
    version: await readPinnedVersion(client.lock, client.package),
    ...(client.host && { hostVersion: await readPinnedVersion(client.lock, client.host) }),
    runs: await readTable(client.id),
  })),
);
outputs.set('docs/how/compatibility.mdx', () => printCompatibilityPage(testedClients, clientMethods));

for (const page of rootPages) {
  const markdown = await readFile(join(root, page.file), 'utf8');
  outputs.set(`docs/${page.id}.mdx`, () => printRootPage(page, markdown));
}

const examples = await readFile(join(root, 'scripts/command-line-pages/examples.md'), 'utf8');
// A line for each, so that a change shows what changed.
const valueLines = Object.entries(values).map((entry) =>
  entry.map((part) => JSON.stringify(part)).join(': '),
);
outputs.set('docs/values.json', () => `{\n  ${valueLines.join(',\n  ')}\n}\n`);
outputs.set('docs/authentication/settings.mdx', printSignInSettingsPage);
for (const page of listPages) {
  const printed = await printListPage(page, join(root, 'docs'));
  outputs.set(`docs/${page.folder}.mdx`, () => printed);
}
for (const [id, page] of printCommandLinePages(examples)) outputs.set(`docs/${id}.mdx`, () => page);

const transformers = await loadDefinitions('transformer');
const transformerExamples = readExamples(
  await readFile(join(root, 'scripts/reference-pages/transformers.md'), 'utf8'),
);
outputs.set('docs/metadata-ingestion/docs/transformer/dataset_transformer.mdx', () =>
  printTransformersPage(transformers, transformerExamples),
);

const openApiExamples = await readFolder('scripts/reference-pages/openapi');
for (const [id, page] of printOpenApiPages(readEndpoints(), openApiExamples))
  outputs.set(`docs/${id}.mdx`, () => page);

const restliExamples = await readFolder('scripts/reference-pages/restli');
for (const [id, page] of printRestliPages(restliExamples)) outputs.set(`docs/${id}.mdx`, () => page);

for (const [id, page] of printGraphqlPages(executableSchema(), await graphqlExamples()))
  outputs.set(`docs/${id}.mdx`, () => page);

const sourcePages = printSourcePages(
  await loadDefinitions('source'),
  await readConnectors(),
  await readFolder('scripts/reference-pages/sources'),
);
for (const [id, page] of sourcePages) outputs.set(`docs/${id}.mdx`, () => page);

const pageExamples = await readFolder('scripts/reference-pages');
const examplesFor = (page: string): Examples => pageExamples.get(page) ?? readExamples('');
const errorsPage = await printErrorsPage(examplesFor('errors'));
outputs.set('docs/api/errors.mdx', () => errorsPage);
outputs.set('docs/authorization/privileges.mdx', printPrivilegesPage);
outputs.set('docs/authorization/audit-actions.mdx', printAuditActionsPage);
outputs.set('docs/deploy/environment-vars.mdx', () =>
  printEnvironmentPage(createProgram(), examplesFor('environment')),
);
outputs.set('docs/how/kafka-config.mdx', () => printKafkaPage(examplesFor('kafka')));
outputs.set('docs/mcp.mdx', () => printMcpPage(examplesFor('mcp')));
// Some metrics of the process are there on Linux alone: elsewhere the page stays as it is.
if (process.platform === 'linux')
  outputs.set('docs/advanced/metrics.mdx', () => printMetricsPage(examplesFor('metrics')));
outputs.set('deploy/observability/grafana-dashboard.json', printDashboard);
for (const [id, page] of await printSdkPages()) outputs.set(`docs/${id}.mdx`, () => page);
// Without Python the pages are made from the interface that was printed before.
const packageApi = await readPackageApi();
if (packageApi !== undefined) outputs.set(apiFile, () => packageApi);
for (const [id, page] of await printPythonPages(
  packageApi === undefined ? undefined : JSON.parse(packageApi),
))
  outputs.set(`docs/${id}.mdx`, () => page);

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [path, print] of outputs) {
  const file = join(root, path);
  const text = print();
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === text) continue;
  if (check) {
    stale.push(path);
  } else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`printed ${path}`);
  }
}
if (stale.length > 0) {
  console.error(
    `Stale generated files: ${stale.join(', ')}. Run \`npm run generate\` and commit what changes.`,
  );
  process.exitCode = 1;
}

/** The examples of each page of a folder, by the name of the file. */
async function readFolder(folder: string): Promise<Map<string, Examples>> {
  const files = (await readdir(join(root, folder))).filter((name) => name.endsWith('.md'));
  const read = files.map(
    async (name): Promise<[string, Examples]> => [
      basename(name, '.md'),
      readExamples(await readFile(join(root, folder, name), 'utf8')),
    ],
  );
  return new Map(await Promise.all(read));
}
