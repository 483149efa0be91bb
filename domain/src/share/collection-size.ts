// The public verdict page loads this file, so the file has no schema.

/** The least and the most credentials that one link may show together. */
export const collectionSize = { least: 2, most: 10 } as const
