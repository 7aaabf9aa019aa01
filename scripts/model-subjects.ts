import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aspectGroups, registry } from '@colophon/model';
import { changeType, snapshots } from '@colophon/model/events';
import type { EnumerationType } from '@colophon/schema';
import {
  type DocumentedEnumeration,
  type ReferenceSetting,
  recordAddresses,
  type Subject,
  sharedEnumerations,
  sharedRecords,
} from '@colophon/schema/printers';

/** The subjects of the model, which are its folders, with the heading and the sentence of each. */
const subjectWords: Readonly<Record<string, readonly [title: string, sentence: string]>> = {
  common: ['Common types', 'What entities of any type carry: status, documentation, links, time stamps.'],
  keys: ['Keys', 'The parts of the URN of each entity type, in order.'],
  dataset: ['Datasets', 'Properties, profiles, usage and lineage of tables, views, topics and files.'],
  schema: ['Schemas', 'Fields of a dataset, their types, and the schema as its platform writes it.'],
  datajob: ['Pipelines', 'Data flows, their jobs, and what the jobs read and write.'],
  dataprocess: ['Job runs', 'Single runs of a job, with their start, end and result.'],
  chart: ['Charts', 'Charts of a reporting tool, their queries and their use.'],
  dashboard: ['Dashboards', 'Dashboards of a reporting tool, what they show, and their use.'],
  notebook: ['Notebooks', 'Notebooks, cell by cell: texts, queries and charts.'],
  container: ['Containers', 'Databases, schemas and folders that hold other assets.'],
  dataplatform: ['Platforms', 'Data platforms, and the single deployments of each of them.'],
  ml: ['Machine learning', 'Models, their groups and deployments, features and training runs.'],
  metric: ['Metrics', 'Business figures and the semantic models that define them.'],
  identity: ['People', 'Users and groups, with their status and their settings.'],
  ownership: ['Ownership', 'People and groups that answer for an entity, and in what way.'],
  tags: ['Tags', 'Tags on entities and on their fields, and who put them there.'],
  glossary: ['Glossary', 'Terms, nodes, and the business attributes that gather columns.'],
  domain: ['Domains', 'Domains, data products and applications that gather assets.'],
  document: ['Documents', 'Texts that are kept in the catalogue itself, and what they are about.'],
  structured: ['Structured properties', 'Custom fields with a type, and their values on entities.'],
  form: ['Forms', 'Questions that people answer about assets, and their answers.'],
  assertion: ['Assertions', 'Checks of data, with their runs and the results of those.'],
  incident: ['Incidents', 'What went wrong with an asset, and what became of it.'],
  test: ['Metadata tests', 'Checks of metadata, and which entities pass or fail them.'],
  operation: ['Operations', 'Changes of the data in a dataset, one by one, as they happen.'],
  query: ['Queries', 'Saved queries, what they are about, and how they are used.'],
  timeseries: ['Time series', 'Windows and partitions that time-series values refer to.'],
  browse: ['Browsing', 'Paths under which entities are found by those who browse.'],
  search: ['Search', 'Views, filters, search templates and ranking features.'],
  ingestion: ['Ingestion', 'Recipes, their runs, and the secrets that they need.'],
  policy: ['Access control', 'Policies, roles, tokens: who may do what to which entities.'],
  settings: ['Settings', 'Settings of the whole catalogue and of single assets.'],
  service: ['Services', 'Services and their APIs, repositories of code, and AI agents.'],
  agent: ['Agent skills', 'Skills that an AI agent can load, and where each is written down.'],
  admin: ['Administration', 'Retention, upgrades, announcements, uploaded files and telemetry.'],
  template: ['Page templates', 'Home pages and summary pages, and the modules on them.'],
  ermodelrelation: ['Joins', 'Joins between datasets: the columns and how many rows match.'],
  cost: ['Cost', 'Cost codes to which an asset is charged: as text or as a number.'],
  platform: ['Integrations', 'Connections to outside systems, and the objects that integrations keep.'],
  mxe: ['System metadata', 'What the catalogue notes about each write: its time, run and version.'],
};

/** The enumerations with documented names, in the order of the documentation. */
const settledNames: readonly (readonly [title: string, type: string, names: string])[] = [
  ['Policy state', 'PolicyState', 'ACTIVE INACTIVE'],
  ['User status', 'UserStatus', 'PROVISIONED ACTIVE SUSPENDED'],
  ['Job status', 'JobStatus', 'STARTING INPROGRESS COMPLETED FAILED STOPPING STOPPED SKIPPED UNKNOWN'],
  ['Assertion run status', 'AssertionRunStatus', 'COMPLETE'],
  ['Run result', 'RunResultType', 'SUCCESS FAILURE SKIPPED UPFORRETRY'],
  [
    'ML model endpoint status',
    'DeploymentStatus',
    'CREATING UPDATING ROLLINGBACK INSERVICE OUTOFSERVICE DELETING FAILED UNKNOWN',
  ],
  ['Change type', 'ChangeType', 'UPSERT CREATE UPDATE DELETE PATCH RESTATE'],
];

export function documentedEnumerations(): DocumentedEnumeration[] {
  // The change type belongs to the messages around aspects, so the registry does not hold it.
  const types = [...registry.types.values(), changeType];
  return settledNames.map(([title, typeName, names]) => {
    const type = types.find(
      (candidate): candidate is EnumerationType =>
        candidate.kind === 'enumeration' && candidate.name.endsWith(`.${typeName}`),
    );
    if (!type) throw new Error(`The model has no enumeration ${typeName}.`);
    return { title, type, names: names.split(' ') };
  });
}

/** A subject with its sentence. */
export interface DescribedSubject extends Subject {
  readonly sentence: string;
}

/**
 * Reads which folder of the model defines which record and enumeration; the registry knows names only. The keys stand
 * with the entities, and are their own subject.
 */
export async function readSubjects(): Promise<DescribedSubject[]> {
  const model = join(import.meta.dirname, '../packages/model');
  const types = new Map<string, Set<string>>();
  for await (const file of glob('{aspects,entities}/**/*.ts', { cwd: model })) {
    const [top, folder = ''] = file.split('/');
    const subject = top === 'entities' ? 'keys' : folder;
    const names = types.get(subject) ?? new Set<string>();
    const text = await readFile(join(model, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/\b(?:name|record): '([\w]+(?:\.\w+)+)'/g)) names.add(name);
    types.set(subject, names);
  }
  const unknown = [...types.keys()].filter((name) => !(name in subjectWords));
  if (unknown.length > 0)
    throw new Error(`scripts/model-subjects.ts has no words for ${unknown.join(', ')}.`);
  return Object.entries(subjectWords).map(([name, [title, sentence]]) => ({
    name,
    title,
    sentence,
    types: types.get(name) ?? new Set(),
  }));
}

/** The subjects as Python has them: with what the messages around aspects need, which no entity refers to. */
export const pythonSubjects = (subjects: readonly DescribedSubject[]): DescribedSubject[] => [
  ...subjects.map((subject) =>
    subject.name === 'mxe' ? { ...subject, types: new Set([...subject.types, changeType.name]) } : subject,
  ),
  {
    name: 'snapshots',
    title: 'Snapshots',
    sentence: 'Several aspects of one entity, as a `MetadataChangeEvent` carries them.',
    types: new Set(snapshots.map(({ name }) => name)),
  },
];

/** The groups of aspects, and where the pages of entities send their readers for what several of them share. */
export async function readReferenceSetting(): Promise<ReferenceSetting> {
  return {
    groups: aspectGroups,
    enumerations: {
      href: '/docs/generated/metamodel/enumerations',
      names: sharedEnumerations(registry),
    },
    records: recordAddresses(registry, await readSubjects(), sharedRecords(registry)),
  };
}
