// The public verdict page loads this file. The file contains no schema, so that the page stays
// small.

/** The least and the most credentials that one link may show together. */
export const collectionSize = { least: 2, most: 10 } as const
