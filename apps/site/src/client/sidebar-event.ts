/** What the sidebar is told when the list of pages has come; the event carries its HTML. */
export const LIST_LOADED = 'list-loaded';
