/** Of views on the page of a search. */
export const searchViewTexts = {
  view: 'View:',
  defaultView: 'Default view:',
  choose: 'Choose a view',
  find: 'Find a view by its name',
  personal: 'My views',
  global: 'Views for everybody',
  otherwise: 'Without a view',
  none: 'Everything',
  noViews: 'There are no views yet. Set filters, and save them as one.',
  remove: (name: string) => `Remove the view ${name}`,
  unknown: 'that no longer exists',
  save: 'Save as view',
  close: 'Close',
  taken: 'There is already a view of this name. Choose another one.',
  withoutWords: 'The words that you searched for are not part of the view.',
  withoutView: 'Conditions of the chosen view are not part of the new one.',
  cannot: {
    empty: 'There are no filters to save.',
    alternatives:
      'A view holds one list of conditions, joined by AND or by OR. This filter combines both, so it can’t be saved as a view. Keep the address of this page instead, or simplify the filter.',
    words:
      'A view holds conditions on fields. This filter searches the words of a text, so it can’t be saved as a view. Keep the address of this page instead, or remove that part of the filter.',
  },
} as const;
