/** Request headers that make a write depend on what is stored; they may also be next to the value, in its envelope. */
export const conditionHeaders = [
  'If-Version-Match',
  'If-None-Match',
  'If-Modified-Since',
  'If-Unmodified-Since',
];

/** The conditions among the headers of a request. */
export const conditionsOf = (headers: Headers): Record<string, string> => {
  const conditions: Record<string, string> = {};
  for (const name of conditionHeaders) {
    const value = headers.get(name);
    if (value !== null) conditions[name] = value;
  }
  return conditions;
};
