/** The address of every page: SPEC.md 2.1, the public register, and the two sides of a request for proof. `:id` stands for any one segment. */
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
  '/debug',
  '/shared-claim',
  '/scan-code',
  '/ask',
  '/answer/:id',
  '/templates',
  '/register',
] as const

export type PagePath = (typeof pagePaths)[number]

const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(':id', '[^/]+')}/?$`, 'i'))

/** Whether the page's router has a page at this path (without a query), which it reads in any letter case and with a slash at the end. */
export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
