// This file must not contain a schema: the dashboard imports the file and must not load `zod/mini`.

/**
 * The kinds of shares. An `open` link contains everything. A `controlled` link opens through the
 * server, which may refuse. A `proof` link is an open link with a proof that the server never sees.
 */
export const shareKinds = ['open', 'controlled', 'proof'] as const
export type ShareKind = (typeof shareKinds)[number]

export const shareStatuses = ['active', 'withdrawn', 'expired', 'used-up', 'unknown'] as const
export type ShareStatusName = (typeof shareStatuses)[number]

/** The two forms of a controlled link: `/shared-claim?data=…#k=…` and `/s/…#…`. */
export const linkForms = ['long', 'short'] as const
export type LinkForm = (typeof linkForms)[number]
