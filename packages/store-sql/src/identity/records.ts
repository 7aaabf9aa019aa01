/** Fields of a record: their names are those of the columns. `boolean` and `json` say how a stored value is read. */
export type RecordFields = Readonly<Record<string, 'value' | 'boolean' | 'json'>>;

/** The tables of an identity store, each with the fields of its records. */
export const identityTables = {
  user: {
    urn: 'value',
    signInName: 'value',
    kind: 'value',
    status: 'value',
    origin: 'value',
    externalId: 'value',
    passwordHash: 'value',
    sessionEpoch: 'value',
    createdAt: 'value',
    passwordChangedAt: 'value',
    signedInAt: 'value',
  },
  link: {
    id: 'value',
    hash: 'value',
    kind: 'value',
    role: 'value',
    user: 'value',
    isReusable: 'boolean',
    uses: 'value',
    createdBy: 'value',
    createdAt: 'value',
    expiresAt: 'value',
  },
  access_token: {
    id: 'value',
    hash: 'value',
    kind: 'value',
    owner: 'value',
    createdBy: 'value',
    name: 'value',
    description: 'value',
    createdAt: 'value',
    expiresAt: 'value',
    lastUsedAt: 'value',
  },
  session: {
    id: 'value',
    hash: 'value',
    user: 'value',
    epoch: 'value',
    method: 'value',
    createdAt: 'value',
    lastSeenAt: 'value',
    expiresAt: 'value',
    address: 'value',
    userAgent: 'value',
    sealedState: 'value',
  },
  attempt: { key: 'value', failures: 'value', blockedUntil: 'value', expiresAt: 'value' },
  device_request: {
    hash: 'value',
    userCodeHash: 'value',
    client: 'value',
    address: 'value',
    state: 'value',
    user: 'value',
    intervalMs: 'value',
    nextPollAt: 'value',
    createdAt: 'value',
    expiresAt: 'value',
  },
  spent: { key: 'value', until: 'value' },
  key: { id: 'value', purpose: 'value', addedAt: 'value' },
  audit: {
    offset: 'value',
    time: 'value',
    action: 'value',
    outcome: 'value',
    actor: 'value',
    subject: 'value',
    address: 'value',
    requestId: 'value',
    details: 'json',
  },
} as const satisfies Readonly<Record<string, RecordFields>>;

/** Between the records of a table and the values of its columns. */
export interface RecordCodec<Value> {
  readonly names: readonly string[];
  /** In the order of the names. */
  toRow(record: Value): (string | number | null)[];
  fromRow(row: Readonly<Record<string, unknown>>): Value;
}

export function recordCodec<Value extends object>(fields: RecordFields): RecordCodec<Value> {
  const names = Object.keys(fields);
  const toSql = (value: unknown, kind: string | undefined): string | number | null => {
    if (value === undefined) return null;
    if (kind === 'boolean') return value ? 1 : 0;
    return kind === 'json' ? JSON.stringify(value) : (value as string | number | null);
  };
  return {
    names,
    toRow: (record) => names.map((name) => toSql(record[name as keyof Value], fields[name])),
    fromRow(row) {
      const record: Record<string, unknown> = {};
      for (const [name, kind] of Object.entries(fields)) {
        const value = row[name];
        if (value === null || value === undefined) continue;
        if (kind === 'boolean') record[name] = value !== 0;
        else record[name] = kind === 'json' ? JSON.parse(String(value)) : value;
      }
      return record as Value;
    },
  };
}
