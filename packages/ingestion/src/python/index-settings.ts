type Env = Readonly<Record<string, string | undefined>>;

/** Settings of pip, and uv's names for the same. Those of uv win where both are set. */
const equivalents = {
  PIP_INDEX_URL: ['UV_DEFAULT_INDEX', 'UV_INDEX_URL'],
  PIP_EXTRA_INDEX_URL: ['UV_INDEX', 'UV_EXTRA_INDEX_URL'],
  PIP_FIND_LINKS: ['UV_FIND_LINKS'],
  PIP_CERT: ['SSL_CERT_FILE'],
} as const;

/** These would lead an installation away from its own environment. */
const misleading = [
  'PYTHONHOME',
  'PYTHONPATH',
  'VIRTUAL_ENV',
  'CONDA_PREFIX',
  'UV_PROJECT_ENVIRONMENT',
  'UV_SYSTEM_PYTHON',
];

/**
 * The environment of uv: all of its own settings, such as `UV_OFFLINE`, and the index of pip where uv has none. uv itself
 * does not read pip's settings, and a machine behind a mirror of PyPI often has only these.
 */
export function uvEnvironment(env: Env): Record<string, string | undefined> {
  const result: Record<string, string | undefined> = { ...env };
  for (const name of misleading) delete result[name];
  for (const [ofPip, [first, ...others]] of Object.entries(equivalents)) {
    const value = env[ofPip]?.trim();
    if (value && [first, ...others].every((name) => !env[name])) result[first] = value;
  }
  // Certificates that the machine trusts, as pip does.
  if (!env.UV_SYSTEM_CERTS && !env.UV_NATIVE_TLS) result.UV_SYSTEM_CERTS = 'true';
  return { ...result, UV_NO_CONFIG: env.UV_NO_CONFIG, NO_COLOR: '1', UV_NO_PROGRESS: '1' };
}

/** User names and passwords in the URLs of a line, which uv repeats in its messages. */
export const hideUserInfo = (line: string): string => line.replaceAll(/(\w:\/\/)[^\s/@]+@/g, '$1********@');
