import { z } from 'zod';
import { statefulField } from '../../definitions/configuration.ts';
import { refusedField } from '../sql-common/other-fields.ts';

/** DataHub's recipes say `{}` where nothing is meant. */
const emptyToUndefined = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? undefined : value;

const tokenRequestSchema = z
  .strictObject({
    request_type: z.enum(['get', 'post']).describe('Method of the request.'),
    url_complement: z
      .string()
      .describe(
        'Path that is added to `url`. With `get`, it contains `{username}` and `{password}`; with `post`, they are sent as JSON.',
      ),
  })
  .refine(
    ({ request_type, url_complement }) =>
      request_type === 'post' ||
      (url_complement.includes('{username}') && url_complement.includes('{password}')),
    { path: ['url_complement'], message: 'has to contain {username} and {password} with request_type get' },
  );

/** What a recipe can say about the source `openapi`, with DataHub's names. */
export const configSchema = z
  .strictObject({
    name: z.string().min(1).describe('Name of the API. It is the first part of the name of each dataset.'),
    url: z
      .string()
      .min(1)
      .describe('Address of the API, such as `https://example.com/api`, or folder of the document.'),
    swagger_file: z
      .string()
      .describe('Path of the document, in JSON or YAML, which is added to `url`: `openapi.json`.'),
    ignore_endpoints: z
      .array(z.string())
      .default([])
      .describe('Paths to leave out, as the document has them: `/pets/{id}`.'),
    username: z.string().default('').describe('User for basic authentication, or for `get_token`.'),
    password: z.string().default('').describe('Password of the user.'),
    token: z.string().optional().describe('The header `Authorization` as a whole.'),
    bearer_token: z.string().optional().describe('Token that is sent as `Authorization: Bearer …`.'),
    get_token: z
      .preprocess(emptyToUndefined, tokenRequestSchema.optional())
      .describe('Request that returns a token, in the field `token` or `tokens.access`.'),
    enable_api_calls_for_schema_extraction: z
      .boolean()
      .default(true)
      .describe(
        'Whether a path without a schema and an example is called by GET. Needs credentials, and the server of the document has to be that of `url`.',
      ),
    forced_examples: z
      .record(
        z.string(),
        z.array(z.union([z.string(), z.number(), z.boolean().transform(Number)]).transform(String)),
      )
      .default({})
      .describe('Values of parameters for such calls, by path: `/pets/{id}: [1]`.'),
    schema_resolution_max_depth: z
      .int()
      .min(1)
      .max(100)
      .default(10)
      .describe('Levels of a schema that are read: references, properties and items count.'),
    proxies: refusedField('start the command with `NODE_USE_ENV_PROXY=1` and `HTTPS_PROXY`'),
    verify_ssl: z
      .literal(true, {
        error: 'has to be true: trust the certificate of the server with NODE_EXTRA_CA_CERTS instead',
      })
      .default(true)
      .describe('Certificates are always checked. Trust your own with `NODE_EXTRA_CA_CERTS`.'),
    stateful_ingestion: statefulField,
  })
  .superRefine(({ token, bearer_token, get_token }, context) => {
    const given = Object.entries({ token, bearer_token, get_token }).flatMap(([key, value]) =>
      value ? [key] : [],
    );
    if (given.length > 1)
      context.addIssue({
        code: 'custom',
        path: [given[1] ?? ''],
        message: `cannot be used with ${given[0]}: choose one of token, bearer_token and get_token`,
      });
  });

export type OpenapiConfig = z.output<typeof configSchema>;
