/** Readers' words and those of the pages. Each finds the others of its row, at a lower weight. */
const rows = [
  'delete remove erase drop',
  'urn identifier id',
  'install setup start begin launch run',
  'column field',
  'table dataset',
  'user person people corpuser',
  'team group corpgroup',
  'owner ownership responsible',
  'lineage upstream downstream',
  'history version',
  'update upgrade migrate',
  'enum enumeration',
  'error fail refuse wrong mistake',
  'custom extend extension own',
  'pipeline dataflow dag',
  'task dataflow datajob',
  'timestamp time',
  'event log stream',
  'auth authentication login signin sign password',
  'permission privilege policy access',
  'write put emit ingest',
  'read get fetch',
  'search find query',
  'folder directory',
  'database store storage',
  'address url endpoint',
  'describe description document documentation',
  'kubernetes helm',
  'quality assertion check',
  'required mandatory',
  'notification notify alert alarm message',
  'docker container image',
  'application interface ui',
  'limit maximum size',
  'restart start stop',
  'case capital',
  'drop removed',
  'token credential',
  'import upload ingest',
  'export backup',
  'usage use query',
  'instance platform',
  'picture drawing diagram',
].map((row) => row.split(' '));

/** Words of readers that the pages seldom use. The first of a row finds the others, and they do not find it. */
const oneWay = [
  'pagination page scroll',
  'paging page scroll',
  'subscribe consumer',
  'depend rely impact lineage',
  'dependency lineage upstream downstream',
  'add define',
].map((row) => row.split(' '));

/** Other words for the same thing. */
export function synonymsOf(stem: string, stemOf: (word: string) => string): string[] {
  const mutual = rows.flatMap((row) => {
    const stems = row.map(stemOf);
    return stems.includes(stem) ? row.filter((_, index) => stems[index] !== stem) : [];
  });
  const others = oneWay.flatMap(([word = '', ...meant]) => (stemOf(word) === stem ? meant : []));
  return [...new Set([...mutual, ...others])];
}
