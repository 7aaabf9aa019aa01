import { aspect, string } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';

export const versionInfo = aspect({
  name: 'versionInfo',
  record: 'com.linkedin.datajob.VersionInfo',
  doc: "Version of a job's code, so that a run can be traced to what was deployed.",
  fields: {
    customProperties,
    externalUrl,
    version: {
      type: string,
      doc: 'Version, such as a git commit hash or an MD5 sum of the code.',
    },
    versionType: {
      type: string,
      doc: 'Type of value in `version`, for example a git hash or an MD5 hash.',
    },
  },
});
