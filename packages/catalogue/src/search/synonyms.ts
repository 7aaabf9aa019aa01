/**
 * Ways to write one thing, of which names in data use the shorter and people the longer. A row may have any number
 * of forms, and a form any number of words; a query for one finds the others too, ranked below.
 *
 * A row belongs here when its forms mean the same in any context. `client` and `customer` do not, nor do short
 * forms that are words of their own.
 */
const rows: readonly (readonly string[])[] = [
  ['pk', 'primary key'],
  ['fk', 'foreign key'],
  ['dim', 'dimension'],
  ['db', 'database'],
  ['dwh', 'data warehouse'],
  ['qty', 'quantity'],
  ['amt', 'amount'],
  ['txn', 'transaction'],
  ['acct', 'account'],
  ['cust', 'customer'],
  ['addr', 'address'],
  ['dept', 'department'],
  ['mgr', 'manager'],
  ['num', 'number'],
  ['avg', 'average'],
  ['pct', 'percent', 'percentage'],
  ['ts', 'timestamp'],
  ['dt', 'date'],
  ['id', 'identifier'],
  ['desc', 'description'],
  ['config', 'configuration'],
  ['env', 'environment'],
  ['prod', 'production'],
  ['dev', 'development'],
  ['stg', 'staging'],
  ['org', 'organisation', 'organization'],
  ['etl', 'extract transform load'],
  ['kpi', 'key performance indicator'],
  ['pii', 'personally identifiable information'],
  ['ml', 'machine learning'],
];

type Words = readonly string[];

const byForm: ReadonlyMap<string, readonly Words[]> = new Map(
  rows.flatMap((forms) =>
    forms.map((form) => [form, forms.filter((other) => other !== form).map((other) => other.split(' '))]),
  ),
);

const longestForm = Math.max(...rows.flat().map((form) => form.split(' ').length));

/** The synonyms of the words that begin at an index, and how many words they replace; the longest form wins. */
export function synonymsAt(
  words: Words,
  start: number,
): { readonly length: number; readonly synonyms: readonly Words[] } {
  for (let length = Math.min(longestForm, words.length - start); length > 0; length--) {
    const synonyms = byForm.get(
      words
        .slice(start, start + length)
        .join(' ')
        .toLowerCase(),
    );
    if (synonyms) return { length, synonyms };
  }
  return { length: 1, synonyms: [] };
}
