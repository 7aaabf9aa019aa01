/** Dispatched to the sidebar when the list of pages has loaded; the event carries its HTML. */
export const LIST_LOADED = 'list-loaded';
