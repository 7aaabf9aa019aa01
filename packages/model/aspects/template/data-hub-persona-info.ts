import { aspect } from '@colophon/schema';

export const dataHubPersonaInfo = aspect({
  name: 'dataHubPersonaInfo',
  record: 'com.linkedin.persona.DataHubPersonaInfo',
  doc: 'Empty aspect of a persona, a type of user such as a data engineer; it has no fields yet.',
  fields: {},
});
