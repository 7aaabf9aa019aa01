/** Of a search that finds nothing. */
export const nothingTexts = {
  didYouMean: 'Did you mean',
  /** Between two texts, and after the last one. */
  between: ', ',
  end: '?',
  variants: 'Searches that find something',
  withoutFilter: (filter: string) => `Without the filter ${filter}`,
  withoutFilters: 'Without any filter',
  withoutView: (name: string) => `Without the view ${name}`,
  withoutWord: (word: string) => `Without the word “${word}”`,
  removed: 'Among deleted entities',
} as const;
