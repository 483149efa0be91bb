/** The paths of the page's URLs. `:id` stands for any one segment. */
export const pagePaths = [
  '/',
  '/about',
  '/tutorials',
  '/tutorials/introduction-to-dids',
  '/tutorials/creating-your-first-did',
  '/tutorials/managing-claims',
  '/tutorials/zero-knowledge-proofs',
  '/tutorials/selective-disclosure',
  '/tutorials/becoming-a-verifier',
  '/use-cases',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/security',
  '/debug',
  '/shared-claim',
  '/s/:id',
  '/scan-code',
  '/check',
  '/ask',
  '/answer/:id',
  '/prove/:id',
  '/recover',
  '/move',
  '/help',
  '/add-key',
  '/alerts',
  '/templates',
  '/register',
  '/verifiers/:id',
] as const

export type PagePath = (typeof pagePaths)[number]

const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(':id', '[^/]+')}/?$`, 'i'))

/**
 * Tells whether a path without a query belongs to a page, whatever the case of its letters, and
 * with or without a slash at the end.
 */
export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}

/** Returns the path of a built document. The document `about.html` has the path `/about`. */
export function toPagePath(file: string): string {
  const path = file.slice(0, -'.html'.length).replaceAll('\\', '/')
  return path === 'index' ? '/' : `/${path}`
}
