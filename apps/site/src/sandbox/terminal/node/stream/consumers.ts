/** All text of a stream. */
export const text = async (stream: AsyncIterable<string>): Promise<string> =>
  (await Array.fromAsync(stream)).join('');
