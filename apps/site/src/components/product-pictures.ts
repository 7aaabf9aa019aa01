/** Sizes of the pictures of the product, in pixels of the file. `npm run screens -- --accept` makes them in these sizes. */
export const widePicture = { width: 888, height: 524 } as const;
export const narrowPicture = { width: 525, height: 708 } as const;
