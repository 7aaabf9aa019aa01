import { entity, key, string } from '@colophon/schema';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { dataHubConnectionDetails } from '../aspects/platform/data-hub-connection-details.ts';
import { dataHubConnectionSample } from '../samples/data-hub-connection.ts';

const dataHubConnectionKey = key({
  name: 'dataHubConnectionKey',
  record: 'com.linkedin.metadata.key.DataHubConnectionKey',
  doc: 'Identity of a stored connection, the details for connecting to an external system.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the connection's URN; connections that code looks up by name have a fixed, readable id.",
    },
  },
});

export const dataHubConnection = entity({
  name: 'dataHubConnection',
  doc: 'Stored connection details for an external system that catalogue features talk to, for example a Slack workspace.',
  key: dataHubConnectionKey,
  aspects: [dataHubConnectionDetails, dataPlatformInstance],
  sample: dataHubConnectionSample,
});
