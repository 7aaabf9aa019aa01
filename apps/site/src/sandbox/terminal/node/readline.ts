// Progress is drawn where a terminal shows it, which the output of a page is not.
export const clearLine = (): void => undefined;
export const cursorTo = (): void => undefined;
