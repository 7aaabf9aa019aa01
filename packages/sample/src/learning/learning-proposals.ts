import { makeDomainsAspect, makeGlobalTagsAspect } from '@colophon/sdk/builders';
import type { AnyProposal } from '@colophon/sdk/emitters';
import { domainOf } from '../governance/domains.ts';
import { tagUrn } from '../governance/tags.ts';
import { owner, ownership } from '../people/owners.ts';
import { groupUrn, personNamed } from '../people/people.ts';
import type { Pipeline } from '../pipelines/pipelines.ts';
import type { Estate } from '../tables/estate.ts';
import { daysAgo, type Times, write } from '../write.ts';
import { type FeatureTable, featureTables, type Model, type ModelGroup, modelGroups } from './learning.ts';

/** Features, models and their groups. */
export function* learningProposals(
  estate: Estate,
  pipelines: readonly Pipeline[],
  times: Times,
): Generator<AnyProposal> {
  for (const table of featureTables) yield* featureProposals(estate, table);
  for (const group of modelGroups) {
    const trainer = pipelines.find(({ id }) => id === group.trainedBy);
    const jobs = trainer?.tasks.filter(({ id }) => id === 'train').map(({ urn }) => urn) ?? [];
    yield* groupProposals(group, times);
    for (const model of group.models) yield* modelProposals(estate, group, model, jobs, times);
  }
}

const team = ownership(owner(groupUrn('data-science'), 'TECHNICAL_OWNER'));
const domains = makeDomainsAspect([domainOf('science')]);

function* featureProposals(estate: Estate, table: FeatureTable): Generator<AnyProposal> {
  const sources = table.sources.map((id) => estate.table(id).urn);
  const { key, features } = table;
  yield write(table.urn, 'mlFeatureTableProperties', {
    description: table.description,
    mlFeatures: features.map(({ urn }) => urn),
    mlPrimaryKeys: [key.urn],
    customProperties: { store: 'feast', online: 'true' },
  });
  yield write(table.urn, 'ownership', team);
  yield write(table.urn, 'domains', domains);
  yield write(key.urn, 'mlPrimaryKeyProperties', {
    dataType: key.type,
    sources,
    ...(key.description !== undefined && { description: key.description }),
  });
  for (const { urn, type, description } of features)
    yield write(urn, 'mlFeatureProperties', {
      dataType: type,
      sources,
      ...(description !== undefined && { description }),
    });
}

function* groupProposals(group: ModelGroup, times: Times): Generator<AnyProposal> {
  yield write(group.urn, 'mlModelGroupProperties', {
    name: group.name,
    description: group.description,
    createdAt: daysAgo(times, 700),
  });
  yield write(group.urn, 'ownership', team);
  yield write(group.urn, 'domains', domains);
}

function* modelProposals(
  estate: Estate,
  group: ModelGroup,
  { urn, version, description, score, monthsAgo }: Model,
  trainingJobs: string[],
  times: Times,
): Generator<AnyProposal> {
  const trainedAt = daysAgo(times, monthsAgo * 30 + 2);
  const tables = featureTables.filter(({ id }) => group.featureTables.includes(id));
  yield write(urn, 'mlModelProperties', {
    name: `${group.name} ${version}`,
    description,
    type: group.type,
    date: trainedAt,
    version: { versionTag: version },
    groups: [group.urn],
    mlFeatures: tables.flatMap(({ features }) => features.map((feature) => feature.urn)),
    trainingJobs,
    hyperParams: [
      { name: 'seed', value: '20260105' },
      { name: 'training_window_months', value: '24' },
    ],
    trainingMetrics: [{ name: group.metric, value: String(score), createdAt: trainedAt }],
  });
  yield write(urn, 'mlModelTrainingData', {
    trainingData: [
      { dataset: estate.table(group.trainedWith).urn, motivation: 'One snapshot for each version.' },
    ],
  });
  yield write(
    urn,
    'ownership',
    ownership(...team.owners, owner(personNamed('Amara Nwosu').urn, 'BUSINESS_OWNER')),
  );
  yield write(urn, 'domains', domains);
  const tag = /^(pilot|r32)/.test(version)
    ? 'experimental'
    : description.startsWith('In use')
      ? 'gold'
      : 'legacy';
  yield write(urn, 'globalTags', makeGlobalTagsAspect([tagUrn(tag)]));
  if (description.startsWith('Withdrawn'))
    yield write(urn, 'deprecation', {
      deprecated: true,
      note: description,
      actor: personNamed('Henrik Solheim').urn,
    });
}
