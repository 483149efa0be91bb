// Without a schema: the dashboard needs the words, and the schemas of share.ts bring `zod/mini` along.

/**
 * An open link says everything itself; a controlled one is opened through the server, which can stop doing so. A link of the kind
 * `proof` is an open one to which the owner's browser adds what it proved: the server never sees that part.
 */
export const shareKinds = ['open', 'controlled', 'proof'] as const
export type ShareKind = (typeof shareKinds)[number]

export const shareStatuses = ['active', 'withdrawn', 'expired', 'used-up', 'unknown'] as const
export type ShareStatusName = (typeof shareStatuses)[number]
