import type { ChangeProposal } from '@colophon/catalogue';
import { encodeUrnPart } from '@colophon/schema';
import type { JobEvent, RunEvent } from '../events/event.ts';
import { Facets } from '../events/facets.ts';
import type { JobNames } from '../naming/job-urns.ts';
import { type Addition, addTo, propertyAdditions, upsert } from './changes.ts';
import { customPropertiesOf } from './custom-properties.ts';
import { type Mapping, stampOf } from './mapping.ts';
import { ownersOf } from './owners.ts';
import { addTags, dagTagsOf, entityTagsOf } from './tags.ts';

/** What an event says about its job and about the flow of the job. */
export function jobProposals(mapping: Mapping<RunEvent | JobEvent>, names: JobNames): ChangeProposal[] {
  const { event } = mapping;
  const { facets } = event.job;
  const run = event.kind === 'run' ? event.runFacets : new Facets();
  const { flow, job } = names;
  return [
    ...flowInfo(mapping, names, run),
    upsert(flow, 'status', { removed: false }),
    ...platformOf(mapping, flow),
    ...jobInfo(mapping, names, run),
    upsert(job, 'status', { removed: false }),
    ...platformOf(mapping, job),
    ...subTypesOf(job, facets),
    ...logicOf(job, facets),
    ...ownersOf(job, facets),
    ...entityTagsOf(job, facets),
    ...addTags(flow, dagTagsOf(run.get('airflow')?.object('dag')?.raw('tags'))),
  ];
}

function flowInfo(
  { event }: Mapping<RunEvent | JobEvent>,
  { flow, flowName }: JobNames,
  run: Facets,
): ChangeProposal[] {
  const additions: Addition[] = [[['name'], flowName], ...propertyAdditions(customPropertiesOf(run, 'flow'))];
  const description = event.job.facets.get('documentation')?.string('description');
  // The documentation of one of many jobs is not that of all.
  if (description && event.job.name === flowName) additions.push([['description'], description]);
  return addTo(flow, 'dataFlowInfo', additions);
}

function jobInfo(
  mapping: Mapping<RunEvent | JobEvent>,
  { flow, job, jobName }: JobNames,
  run: Facets,
): ChangeProposal[] {
  const { event, orchestrator, known } = mapping;
  const { facets } = event.job;
  const additions: Addition[] = [
    [['name'], jobName],
    [['flowUrn'], flow],
    [['type'], { string: orchestrator }],
    ...propertyAdditions(customPropertiesOf(run, 'job')),
  ];
  if (!known(job, 'dataJobInfo')?.value.created) additions.push([['created'], { ...stampOf(mapping) }]);
  const description = facets.get('documentation')?.string('description');
  if (description) additions.push([['description'], description]);
  const source = facets.get('sourceCodeLocation')?.string('url');
  if (source) additions.push([['externalUrl'], source]);
  return addTo(job, 'dataJobInfo', additions);
}

/** `Task`, `Query`: what the integration calls the kind of job. */
function subTypesOf(job: string, facets: Facets): ChangeProposal[] {
  const type = facets.get('jobType')?.string('jobType');
  if (!type) return [];
  const name = type.charAt(0).toUpperCase() + type.slice(1).toLowerCase();
  return [upsert(job, 'subTypes', { typeNames: [name] })];
}

/** The query or the program of the job. */
function logicOf(job: string, facets: Facets): ChangeProposal[] {
  const query = facets.get('sql')?.string('query');
  const code = facets.get('sourceCode')?.string('sourceCode');
  const value = query || code;
  if (!value) return [];
  const language = query ? 'SQL' : 'UNKNOWN';
  return [upsert(job, 'dataTransformLogic', { transforms: [{ queryStatement: { value, language } }] })];
}

/** The platform instance of flows and jobs, where one is configured. */
function platformOf({ orchestrator, settings }: Mapping, urn: string): ChangeProposal[] {
  const instance = settings.platformInstance ?? settings.env?.toLowerCase();
  if (instance === undefined) return [];
  const platform = `urn:li:dataPlatform:${encodeUrnPart(orchestrator)}`;
  return [
    upsert(urn, 'dataPlatformInstance', {
      platform,
      instance: `urn:li:dataPlatformInstance:(${platform},${encodeUrnPart(instance)})`,
    }),
  ];
}
