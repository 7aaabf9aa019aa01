/** Those words that come with the script of a woken drawing, apart from the table for its sake. */
export const drawingWords = {
  inWords: 'In words',
  tools: 'Size of the drawing',
  smaller: 'Smaller',
  larger: 'Larger',
  reset: 'As printed',
  enlarge: 'Enlarge',
  close: 'Close',
  size: (percent: number) => `${percent} per cent`,
} as const;
