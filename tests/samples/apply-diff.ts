/**
 * Changes a text as a block of the kind `diff` shows it: lines begin with `-` for what goes, `+` for what comes, and a
 * space for what stays. What goes and stays must stand in the text, in this order and without a gap.
 *
 * @throws Error when it does not
 */
export function applyDiff(text: string, diff: string): string {
  const lines = diff.split('\n');
  const side = (without: string): string =>
    lines
      .filter((line) => !line.startsWith(without))
      .map((line) => line.slice(1))
      .join('\n');
  const before = side('+');
  if (!text.includes(before)) throw new Error(`the file has no such lines:\n${before}`);
  return text.replace(before, () => side('-'));
}
