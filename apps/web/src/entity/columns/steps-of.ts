/**
 * The names that lead to a column, of a path in either version: `address.city`, and
 * `[version=2.0].[type=struct].address.[type=string].city`.
 */
export const stepsOf = (path: string): readonly string[] =>
  path.split(/\.(?![^[]*\])/).filter((step) => !/^\[.*\]$/.test(step));
