// The public verdict page loads this file, so no schema stands here.

/** How many credentials one link may show together. */
export const collectionSize = { least: 2, most: 10 } as const
