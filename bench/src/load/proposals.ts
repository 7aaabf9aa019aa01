/** Words for names and descriptions: made up, but as many and as long as a warehouse's. */
const words = Array.from({ length: 2000 }, (_, i) => {
  const syllables = [
    'cus',
    'tom',
    'or',
    'der',
    'pay',
    'ship',
    'ment',
    'led',
    'ger',
    'sta',
    'tus',
    'day',
    'rev',
  ];
  const at = (n: number) => syllables[n % syllables.length];
  return `${at(i)}${at(Math.floor(i / 13))}${at(Math.floor(i / 169) + i)}`;
});

const word = (n: number): string => words[Math.abs(Math.imul(n, 2_654_435_761) >> 8) % words.length] ?? '';
const sentence = (seed: number, length: number): string =>
  Array.from({ length }, (_, i) => word(seed * 31 + i)).join(' ');

export const datasetUrn = (i: number): string =>
  `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${word(i)}.${word(i + 1)}_${i},PROD)`;

/** Properties of a table, as an ingestion run reads them from a database; `revision` makes them differ. */
export const datasetProperties = (i: number, revision = 0) => ({
  name: `${word(i + 1)}_${i}`,
  qualifiedName: `shop.${word(i)}.${word(i + 1)}_${i}`,
  description: sentence(i + revision, 24),
  externalUrl: `https://warehouse.example/tables/${i}`,
  customProperties: {
    engine: 'InnoDB',
    row_format: 'Dynamic',
    table_rows: String(1000 + ((i + revision) % 100_000)),
    owner_team: word(i % 40),
  },
  tags: [],
});

/** The body of `ingestProposal` as DataHub's clients send it: the value as JSON text inside JSON. */
export const ingestProposalBody = (i: number, revision = 0): string =>
  JSON.stringify({
    proposal: {
      entityType: 'dataset',
      entityUrn: datasetUrn(i),
      changeType: 'UPSERT',
      aspectName: 'datasetProperties',
      aspect: { value: JSON.stringify(datasetProperties(i, revision)), contentType: 'application/json' },
      systemMetadata: {
        lastObserved: 1_750_000_000_000 + revision,
        runId: 'mysql-2025_06_15-15_06_40-a1b2c3',
      },
    },
    async: 'false',
  });
