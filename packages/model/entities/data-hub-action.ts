import { entity, key, string } from '@colophon/schema';

const dataHubActionKey = key({
  name: 'dataHubActionKey',
  record: 'com.linkedin.metadata.key.DataHubActionKey',
  doc: 'Identity of an action pipeline, a process that listens to change events and reacts to them.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the action's URN; set by the caller, or generated when absent.",
    },
  },
});

export const dataHubAction = entity({
  name: 'dataHubAction',
  doc: 'A configured action pipeline that reacts to events; only the key exists, with no aspects.',
  key: dataHubActionKey,
  aspects: [],
});
