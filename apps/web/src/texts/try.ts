/** Around the application that a reader of the documentation tries. */
export const tryTexts = {
  opening: 'Opening the catalogue in your browser …',
  failed: (reason: string) => `The catalogue could not be opened in this browser: ${reason}`,
  label: 'Where the metadata is',
  origin: 'An invented company, in your browser alone. What you change is gone with this page.',
  back: 'Back to the documentation',
} as const;
