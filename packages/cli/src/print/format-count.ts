/** A number with its noun: `1 entity`, `1,200 entities`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const entities = (count: number): string => formatCount(count, 'entity', 'entities');
