/** A word of the documentation, and the forms that it replaces. */
export interface Term {
  /** The form to write. */
  readonly use: string;
  /** Forms that the checks refuse, exactly as written; one in lower case is refused with a capital too. */
  readonly not: readonly string[];
  /** A clause that follows "because". */
  readonly why: string;
}

/** The words that all pages write in one way. Words in code keep the spelling of the code. */
const words: readonly Term[] = [
  {
    use: 'metadata catalogue',
    not: ['data catalog', 'data catalogue', 'metadata catalog'],
    why: 'it keeps what is known about data, and not the data',
  },
  { use: 'dataset', not: ['data set', 'data-set'], why: 'the entity has this name' },
  { use: 'metadata', not: ['meta data', 'meta-data'], why: 'the model writes one word' },
  {
    use: 'time series, time-series value',
    not: ['timeseries'],
    why: 'one word is the spelling on the wire only',
  },
  { use: 'full-text search', not: ['fulltext', 'full text search'], why: 'the pages need one form' },
  {
    use: 'sign in, sign-in',
    not: ['log in', 'login', 'logon', 'signin'],
    why: 'a log is something else here',
  },
  { use: 'allowed, rejected', not: ['whitelist', 'blacklist'], why: 'the plain words say more' },
  { use: 'for example', not: ['e.g.', 'i.e.', 'etc.'], why: 'abbreviations slow a reader down' },
  {
    use: 'the sentence without the word',
    not: ['simply', 'obviously', 'basically', 'of course', 'in order to', 'seamless', 'seamlessly'],
    why: 'it adds nothing, and what is simple to one reader is not to another',
  },
  {
    use: 'a URN, URNs',
    not: [
      'an urn',
      'an URN',
      'a urn',
      'urns',
      'the urn',
      'its urn',
      'this urn',
      'each urn',
      'any urn',
      'by urn',
      'whose urn',
    ],
    why: 'it is an abbreviation; code keeps `urn`',
  },
  { use: 'validated against, compared with', not: ['held against'], why: 'the plain verb says it' },
  { use: 'ignored, skipped', not: ['passed over', 'passes over'], why: 'the plain verb says it' },
  { use: 'removed, stripped', not: ['taken away'], why: 'the plain verb says it' },
  { use: 'the caller, the operator, anybody who', not: ['whoever'], why: 'it names who is meant' },
  { use: 'your', not: ['of yours'], why: 'it is shorter' },
  { use: 'uses, is based on', not: ['goes by', 'go by'], why: 'the plain verb says it' },
  {
    use: 'reports, describes, states',
    not: ['told of', 'told by', 'tells of', 'tell of'],
    why: 'the plain verb says it',
  },
  { use: 'and similar', not: ['the like', 'and such'], why: 'it is idiomatic' },
  { use: 'time-series values, data points', not: ['points in time'], why: 'it is the term of the field' },
  { use: 'handles, manages', not: ['sees to'], why: 'the plain verb says it' },
  { use: 'known about', not: ['known of'], why: 'it is idiomatic' },
  {
    use: 'assigned, issued',
    not: ['handed out', 'hands out', 'hand out'],
    why: 'it is the term of the field',
  },
  { use: 'available', not: ['to be had'], why: 'it is shorter' },
  { use: 'idempotent', not: ['bears repetition', 'bear repetition'], why: 'it is the term of the field' },
  { use: 'deduplicated', not: ['fold doubles', 'folds doubles'], why: 'it is the term of the field' },
  { use: 'current, up to date', not: ['of today', 'so today'], why: 'it is idiomatic' },
  { use: 'maintenance', not: ['upkeep'], why: 'it is the term of the field' },
  { use: 'fix, fixed', not: ['mend', 'mends', 'mended', 'put right'], why: 'it is the term of the field' },
  {
    use: 'is in, are in',
    not: ['stands in', 'stand in', 'lies in', 'lie in'],
    why: 'the plain verb says it',
  },
  {
    use: 'rejected',
    not: ['is refused', 'are refused', 'be refused', 'refusal', 'refusals'],
    why: 'it is the term of the field for input',
  },
  { use: 'immediately, at the same time', not: ['at once'], why: 'it can mean either' },
  { use: 'continues', not: ['goes on', 'go on'], why: 'the plain verb says it' },
  { use: 'instead of', not: ['in the place of'], why: 'it is idiomatic' },
  { use: 'reverts, rolls back', not: ['takes back', 'taken back'], why: 'it is the term of the field' },
  { use: 'only', not: ['merely'], why: 'it is shorter' },
  { use: 'of another type', not: ['of something else'], why: 'it names what differs' },
  { use: 'Node', not: ['Node.js', 'NodeJS', 'nodejs'], why: 'the short name is enough' },
];

/** The names of projects and products, as those spell them. */
const names: readonly Omit<Term, 'why'>[] = [
  { use: 'DataHub', not: ['datahub', 'Data Hub'] },
  { use: 'SQLite', not: ['sqlite', 'SQLITE', 'SQLlite'] },
  { use: 'PostgreSQL', not: ['postgres', 'Postgresql', 'PostGreSQL'] },
  { use: 'Kafka', not: ['kafka'] },
  { use: 'OpenSearch', not: ['Opensearch', 'Open Search'] },
  { use: 'OpenAPI', not: ['openapi', 'OpenApi', 'Open API'] },
  { use: 'GraphQL', not: ['graphql', 'GraphQl'] },
  { use: 'Rest.li', not: ['rest.li', 'restli', 'RestLi', 'RESTli'] },
  { use: 'npm', not: ['NPM'] },
  { use: 'TypeScript', not: ['typescript'] },
  { use: 'JavaScript', not: ['javascript'] },
  { use: 'GitHub', not: ['github'] },
];

/** All that is checked. */
export const terms = { words, names };
