/** The bucket and the key of `s3://bucket/key`; `s3a` and `s3n` mean the same. */
export function parseS3Url(url: string): { readonly bucket: string; readonly key: string } {
  const [, bucket, key = ''] = /^s3[an]?:\/\/([^/]+)\/?(.*)$/s.exec(url) ?? [];
  if (bucket === undefined)
    throw new TypeError(`Expected a path such as s3://bucket/folder/, but found ${url}`);
  return { bucket, key };
}

/** Whether a path names an object store that speaks S3. */
export const isS3Url = (path: string): boolean => /^s3[an]?:\/\//.test(path);
