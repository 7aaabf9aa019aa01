/** Those words that come with the script of a woken drawing, apart from the table for its sake. */
export const drawingWords = {
  inWords: 'As text',
  tools: 'Zoom',
  smaller: 'Smaller',
  larger: 'Larger',
  reset: 'Reset zoom',
  enlarge: 'Enlarge',
  close: 'Close',
  size: (percent: number) => `${percent} per cent`,
} as const;
