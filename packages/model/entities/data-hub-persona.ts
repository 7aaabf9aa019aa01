import { entity, key, string } from '@colophon/schema';
import { dataHubPersonaInfo } from '../aspects/template/data-hub-persona-info.ts';
import { dataHubPersonaSample } from '../samples/data-hub-persona.ts';

const dataHubPersonaKey = key({
  name: 'dataHubPersonaKey',
  record: 'com.linkedin.metadata.key.DataHubPersonaKey',
  doc: 'Identity of a persona, a kind of user such as analyst or data engineer, by which the interface can be adapted.',
  fields: { id: { type: string, doc: "Last part of the persona's URN, unique among personas." } },
});

export const dataHubPersona = entity({
  name: 'dataHubPersona',
  doc: 'A kind of user, such as data engineer or analyst, that people can pick for themselves in their profile.',
  key: dataHubPersonaKey,
  aspects: [dataHubPersonaInfo],
  sample: dataHubPersonaSample,
});
