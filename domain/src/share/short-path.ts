// The first script of every page needs this function, so this file must contain nothing else.

/** Tells whether the path of a URL belongs to a short link, even if the link is damaged. */
export function isShortPath(path: string): boolean {
  return path.startsWith('/s/')
}
