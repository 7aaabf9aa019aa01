/** Which line a key chooses, where `chosen` is now; nothing for a key that does not choose. Beyond the last comes the first. */
export function moveChoice(key: string, chosen: number, lines: number): number | undefined {
  if (lines === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (chosen + 1) % lines;
    case 'ArrowUp':
      return (chosen + lines - 1) % lines;
    case 'Home':
      return 0;
    case 'End':
      return lines - 1;
    default:
      return undefined;
  }
}
