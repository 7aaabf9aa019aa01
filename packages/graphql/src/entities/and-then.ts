/**
 * Goes on with a value as soon as it is there: without waiting, unless it is a promise. A list of thousands of records has
 * tens of thousands of fields, and a promise for each of them takes longer than what the fields say.
 */
export const andThen = <Value, Result>(
  value: Value,
  next: (value: Awaited<Value>) => Result,
): Result | Promise<Awaited<Result>> =>
  value instanceof Promise ? (value.then(next) as Promise<Awaited<Result>>) : next(value as Awaited<Value>);
