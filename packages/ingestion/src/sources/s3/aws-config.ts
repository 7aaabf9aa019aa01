import { z } from 'zod';
import { ignored, refused } from './path-spec-config.ts';

/** How to reach an object store, with DataHub's names. */
export const awsConfigSchema = z.strictObject({
  aws_access_key_id: z
    .string()
    .optional()
    .describe('Id of the access key. Default: `AWS_ACCESS_KEY_ID`; without one, requests are not signed.'),
  aws_secret_access_key: z
    .string()
    .optional()
    .describe('The secret access key. Default: `AWS_SECRET_ACCESS_KEY`.'),
  aws_session_token: z
    .string()
    .optional()
    .describe('Token of a session with temporary credentials. Default: `AWS_SESSION_TOKEN`.'),
  aws_region: z.string().optional().describe('Region. Default: `AWS_REGION`, or `us-east-1`.'),
  aws_endpoint_url: z
    .url()
    .optional()
    .describe('Address of a store that is not AWS, such as MinIO. Default: that of AWS.'),
  aws_retry_num: z
    .int()
    .min(0)
    .default(5)
    .describe('How often a request is repeated that the store could not answer.'),
  aws_retry_mode: ignored('requests are repeated with growing pauses'),
  read_timeout: ignored('a run is cancelled as a whole'),
  aws_advanced_config: ignored('its settings are those of the Python client'),
  aws_role: refused('pass the temporary credentials of the role, with aws_session_token'),
  aws_profile: refused('set the keys, or the variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'),
  aws_proxy: refused('set HTTPS_PROXY and NODE_USE_ENV_PROXY=1 for the whole process'),
});

/** How to reach an object store. */
export type AwsConfig = z.infer<typeof awsConfigSchema>;
