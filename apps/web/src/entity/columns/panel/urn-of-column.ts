/** The URN of a column, in which brackets, commas and signs of percentage of its path are written as such. */
export const urnOfColumn = (dataset: string, path: string): string =>
  `urn:li:schemaField:(${dataset},${path.replace(/[%(),]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)})`;
