import { AwsClient } from 'aws4fetch';
import { type FileStore, type StoredFile, StoreError } from './file-store.ts';
import { parseS3Url } from './s3-url.ts';
import { elementsOf, textOf } from './s3-xml.ts';

/** Where an object store is, and who asks. */
export interface S3Options {
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  readonly sessionToken?: string | undefined;
  /** Default: that of the environment, or `us-east-1`. */
  readonly region?: string | undefined;
  /** Address of a store that is not AWS, such as `http://localhost:9000`. Buckets then are the first part of the path. */
  readonly endpoint?: string | undefined;
  /** How often a request is repeated that fails with 429 or 5xx. Default 5. */
  readonly retries?: number;
  readonly signal: AbortSignal;
}

/** An object store that speaks S3: AWS, MinIO, Ceph, and others. */
export class S3Store implements FileStore {
  readonly #options: S3Options;
  readonly #region: string;
  readonly #client: AwsClient | undefined;

  constructor(options: S3Options) {
    this.#options = options;
    const { env } = process;
    this.#region = options.region ?? env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1';
    const own = options.accessKeyId !== undefined;
    const accessKeyId = options.accessKeyId ?? env.AWS_ACCESS_KEY_ID;
    const secretAccessKey = own ? options.secretAccessKey : env.AWS_SECRET_ACCESS_KEY;
    const sessionToken = own ? options.sessionToken : env.AWS_SESSION_TOKEN;
    // Without a key, requests are not signed: a public bucket can be read by anybody.
    if (accessKeyId && secretAccessKey)
      this.#client = new AwsClient({
        accessKeyId,
        secretAccessKey,
        ...(sessionToken && { sessionToken }),
        service: 's3',
        region: this.#region,
        retries: options.retries ?? 5,
      });
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    const { bucket, key } = parseS3Url(prefix);
    for await (const page of this.#pages(bucket, { prefix: key }))
      for (const item of elementsOf(page, 'Contents')) {
        const name = decodeKey(textOf(item, 'Key') ?? '');
        // Consoles create an empty object for a folder.
        if (name.endsWith('/')) continue;
        yield {
          path: `s3://${bucket}/${name}`,
          size: Number(textOf(item, 'Size') ?? 0),
          modified: Date.parse(textOf(item, 'LastModified') ?? '') || 0,
        };
      }
  }

  async *folders(folder: string): AsyncGenerator<string> {
    const { bucket, key } = parseS3Url(folder);
    const prefix = key === '' || key.endsWith('/') ? key : `${key}/`;
    for await (const page of this.#pages(bucket, { prefix, delimiter: '/' }))
      for (const item of elementsOf(page, 'CommonPrefixes'))
        yield `s3://${bucket}/${decodeKey(textOf(item, 'Prefix') ?? '').replace(/\/$/, '')}`;
  }

  async read(path: string, start: number, end: number): Promise<Uint8Array> {
    if (end <= start) return new Uint8Array();
    const { bucket, key } = parseS3Url(path);
    const response = await this.#fetch(this.#url(bucket, key), path, { Range: `bytes=${start}-${end - 1}` });
    // 416: the file is shorter than the listing said.
    if (response.status === 416) return new Uint8Array();
    if (!response.ok) throw await this.#refused(response, path);
    if (response.status === 200) {
      // A store without ranges would send the whole file.
      const bytes = await firstBytes(response, end);
      return bytes.subarray(start);
    }
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Tags of a bucket, or of an object with a key; empty if there are none. */
  async tags(path: string): Promise<ReadonlyMap<string, string>> {
    const { bucket, key } = parseS3Url(path);
    const url = this.#url(bucket, key);
    url.search = '?tagging=';
    const response = await this.#fetch(url, path);
    // NoSuchTagSet
    if (response.status === 404) return new Map();
    if (!response.ok) throw await this.#refused(response, path);
    const found = elementsOf(await response.text(), 'Tag');
    return new Map(found.map((tag) => [textOf(tag, 'Key') ?? '', textOf(tag, 'Value') ?? '']));
  }

  async *#pages(bucket: string, query: Readonly<Record<string, string>>): AsyncGenerator<string> {
    let token: string | undefined;
    do {
      const url = this.#url(bucket, '');
      // Keys may contain characters that XML does not have, so they are sent encoded.
      url.search = new URLSearchParams({
        'list-type': '2',
        'encoding-type': 'url',
        ...query,
        ...(token !== undefined && { 'continuation-token': token }),
      })
        .toString()
        .replaceAll('+', '%20');
      const response = await this.#fetch(url, `s3://${bucket}/${query.prefix}`);
      if (!response.ok) throw await this.#refused(response, `s3://${bucket}/${query.prefix}`, true);
      const page = await response.text();
      yield page;
      token = textOf(page, 'IsTruncated') === 'true' ? textOf(page, 'NextContinuationToken') : undefined;
    } while (token !== undefined);
  }

  #url(bucket: string, key: string): URL {
    const path = key.split('/').map(encodeURIComponent).join('/');
    const { endpoint } = this.#options;
    if (endpoint !== undefined) return new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${path}`);
    // A certificate for *.s3.amazonaws.com does not cover names with dots.
    return bucket.includes('.')
      ? new URL(`https://s3.${this.#region}.amazonaws.com/${bucket}/${path}`)
      : new URL(`https://${bucket}.s3.${this.#region}.amazonaws.com/${path}`);
  }

  async #fetch(url: URL, path: string, headers: Record<string, string> = {}): Promise<Response> {
    const { signal } = this.#options;
    try {
      return await (this.#client?.fetch(url, { headers, signal }) ?? fetch(url, { headers, signal }));
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StoreError(`Cannot read ${path} from ${url.origin}: ${reason}`, {
        remedy: 'Check aws_endpoint_url, aws_region and the network.',
        cause: error,
      });
    }
  }

  async #refused(response: Response, path: string, listing = false): Promise<StoreError> {
    const text = await response.text().catch(() => '');
    const code = textOf(text, 'Code') ?? `status ${response.status}`;
    const { bucket } = parseS3Url(path);
    const right = listing
      ? `s3:ListBucket on arn:aws:s3:::${bucket}`
      : `s3:GetObject on arn:aws:s3:::${bucket}/*`;
    const remedies: Readonly<Record<string, string>> = {
      AccessDenied: `Allow ${right} for this key${this.#client ? '' : ', or set aws_config: the request was not signed'}.`,
      InvalidAccessKeyId: 'Check aws_access_key_id: the store does not know it.',
      SignatureDoesNotMatch: 'Check aws_secret_access_key and aws_region.',
      NoSuchBucket: `Check the name of the bucket: there is no ${bucket}.`,
      PermanentRedirect: 'Set aws_region to the region of the bucket.',
      AuthorizationHeaderMalformed: 'Set aws_region to the region of the bucket.',
    };
    return new StoreError(`${listing ? 'Cannot list' : 'Cannot read'} ${path}: ${code}`, {
      remedy: remedies[code],
    });
  }
}

const decodeKey = (key: string): string => decodeURIComponent(key.replaceAll('+', ' '));

/** The first bytes of a body. The rest is not downloaded. */
async function firstBytes(response: Response, length: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let total = 0;
  // Leaving the loop cancels the body.
  for await (const part of response.body ?? []) {
    parts.push(part);
    total += part.length;
    if (total >= length) break;
  }
  return new Uint8Array(Buffer.concat(parts).subarray(0, length));
}
