import { entity, key, string } from '@colophon/schema';
import { dataHubFileInfo } from '../aspects/admin/data-hub-file-info.ts';
import { status } from '../aspects/common/status.ts';
import { dataHubFileSample } from '../samples/data-hub-file.ts';

const dataHubFileKey = key({
  name: 'dataHubFileKey',
  record: 'com.linkedin.metadata.key.DataHubFileKey',
  doc: 'Identity of a file uploaded to the catalogue, for example an image placed in documentation.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the uploaded file's URN; unlike the file name, unique to each upload.",
    },
  },
});

export const dataHubFile = entity({
  name: 'dataHubFile',
  doc: "An uploaded file that catalogue pages use, for example an image embedded in a dataset's documentation.",
  key: dataHubFileKey,
  aspects: [dataHubFileInfo, status],
  sample: dataHubFileSample,
});
