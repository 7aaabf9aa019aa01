/** Names of fields that hold secrets, as DataHub has them. */
const names: ReadonlySet<string> = new Set([
  'password',
  'passphrase',
  'token',
  'secret',
  'sqlalchemy_uri',
  'connection_string',
  'credential',
  'credentials',
  'authorization',
]);
const endings = [
  'password',
  'passphrase',
  'secret',
  'token',
  'key',
  'key_id',
  'connection_string',
  'credential',
];
/** They end like secrets, and are none. */
const notSecret: ReadonlySet<string> = new Set(['primary_key', 'foreign_key', 'partition_key', 'sort_key']);

/** Whether a field of this name holds a secret: `password`, `aws_secret_access_key`. */
export function isSecretName(name: string): boolean {
  // `clientSecret` and `api-token` are names of the same kind.
  const plain = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replaceAll(/[-.]/g, '_');
  if (notSecret.has(plain)) return false;
  return names.has(plain) || endings.some((ending) => plain.endsWith(`_${ending}`));
}

/** A configuration without the values of secret fields; a reference to a variable is no secret and remains. */
export function redactFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isSecretName(key) ? redactField(item) : redactFields(item),
    ]),
  );
}

function redactField(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (typeof value === 'string' && value.startsWith('$')) return value;
  if (typeof value === 'object' && Object.keys(value).length === 0) return value;
  return '********';
}

/** The texts of secret fields in a configuration. */
export function* secretsIn(value: unknown, isSecret = false): Generator<string> {
  if (typeof value === 'string') {
    if (isSecret) yield value;
    // The password of an address, such as postgres://app:secret@host/db.
    for (const [, password = ''] of value.matchAll(/\w:\/\/[^\s:/@]*:([^\s/@]+)@/g)) {
      yield password;
      yield decode(password);
    }
  } else if (typeof value === 'number') {
    if (isSecret) yield String(value);
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    for (const [key, item] of Object.entries(value))
      yield* secretsIn(item, isList ? isSecret : isSecret || isSecretName(key));
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // No encoded text: it is what it is.
    return text;
  }
}
